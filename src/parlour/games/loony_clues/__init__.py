"""Loony Clues: who hides behind which mask?"""
