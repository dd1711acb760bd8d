"""Agents: whoever decides from an observation. They never hold the state, so they cannot cheat."""

from parlour.agents.agent import Agent
from parlour.agents.spec import AgentSpec, parse_agent, parse_agents

__all__ = ["Agent", "AgentSpec", "parse_agent", "parse_agents"]
