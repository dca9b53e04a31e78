from contextlib import asynccontextmanager

import httpx
from mcp import ClientSession
from mcp.client.auth import OAuthClientProvider
from mcp.client.streamable_http import streamable_http_client

from user import METADATA, Storage, ask_user, hear_user


async def came_back():
    one = await hear_user()
    return one("code"), one("state")


@asynccontextmanager
async def connect(url, token):
    auth = OAuthClientProvider(url, METADATA, Storage(token), ask_user, came_back)
    async with httpx.AsyncClient(auth=auth, timeout=60) as http:
        async with streamable_http_client(url, http_client=http) as (reads, writes, _):
            async with ClientSession(reads, writes) as session:
                await session.initialize()
                yield lambda tool: session.call_tool(tool, {})
