"""The server: the lobby over HTTP, tables over sockets, and the store under them."""
