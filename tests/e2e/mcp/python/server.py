"""An MCP server with one tool: `server.py PORT`."""

import sys

from fastmcp import FastMCP

server = FastMCP("python")


@server.tool
def add(a: int, b: int) -> str:
    """Adds two numbers."""
    return str(a + b)


server.run(transport="http", host="127.0.0.1", port=int(sys.argv[1]), show_banner=False)
