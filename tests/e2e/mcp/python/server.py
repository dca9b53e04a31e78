"""An MCP server with one tool: `server.py PORT TRANSPORT`."""

import sys

from fastmcp import FastMCP

server = FastMCP("python")


@server.tool
def add(a: int, b: int) -> str:
    """Adds two numbers."""
    return str(a + b)


port, transport = sys.argv[1:]
server.run(transport=transport, host="127.0.0.1", port=int(port), show_banner=False)
