from contextlib import asynccontextmanager

from fastmcp import Client
from fastmcp.client.auth import OAuth


@asynccontextmanager
async def connect(url, _token):
    async with Client(url, auth=OAuth()) as client:
        yield lambda tool: client.call_tool(tool, {})
