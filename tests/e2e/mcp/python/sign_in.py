"""Calls tools of MCP servers where it signs in with OAuth: `sign_in.py LIBRARY TOKEN`.

It reads what to call, a line `{"url": URL, "tool": TOOL}` each, and prints `{"text": TEXT}`. It begins
with the access token TOKEN, if there is one. With the library `mcp` it prints `{"open": URL}` for the
user's browser, and reads the URL to which the user is sent back; `fastmcp` opens the browser itself.
"""

import asyncio
import json
import sys
from contextlib import AsyncExitStack, asynccontextmanager
from urllib.parse import parse_qs, urlparse

import httpx2
from fastmcp import Client
from fastmcp.client.auth import OAuth
from mcp import ClientSession
from mcp.client.auth import OAuthClientProvider
from mcp.client.streamable_http import streamable_http_client
from mcp.shared.auth import AuthorizationCodeResult, OAuthClientMetadata, OAuthToken

REDIRECT_URL = "http://127.0.0.1:9/callback"


class Storage:
    def __init__(self, token):
        self.tokens = OAuthToken(access_token=token, token_type="Bearer") if token else None
        self.client = None

    async def get_tokens(self):
        return self.tokens

    async def set_tokens(self, tokens):
        self.tokens = tokens

    async def get_client_info(self):
        return self.client

    async def set_client_info(self, client_info):
        self.client = client_info


def say(message):
    print(json.dumps(message), flush=True)


async def hear():
    return (await asyncio.to_thread(sys.stdin.readline)).strip()


async def ask_user(url):
    say({"open": url})


async def hear_user():
    found = parse_qs(urlparse(await hear()).query)
    one = lambda name: found.get(name, [None])[0]
    return AuthorizationCodeResult(code=one("code"), state=one("state"), iss=one("iss"))


@asynccontextmanager
async def official(url, token):
    metadata = OAuthClientMetadata(
        client_name="end-to-end test",
        redirect_uris=[REDIRECT_URL],
        grant_types=["authorization_code", "refresh_token"],
        response_types=["code"],
        token_endpoint_auth_method="none",
    )
    auth = OAuthClientProvider(url, metadata, Storage(token), ask_user, hear_user)
    async with httpx2.AsyncClient(auth=auth, timeout=60) as http:
        async with streamable_http_client(url, http_client=http) as streams:
            async with ClientSession(streams[0], streams[1]) as session:
                await session.initialize()
                yield lambda tool: session.call_tool(tool, {})


@asynccontextmanager
async def fast(url, _token):
    async with Client(url, auth=OAuth()) as client:
        yield lambda tool: client.call_tool(tool, {})


async def main(library, token):
    connect = {"mcp": official, "fastmcp": fast}[library]
    async with AsyncExitStack() as stack:
        calls = {}
        while line := await hear():
            wanted = json.loads(line)
            url = wanted["url"]
            if url not in calls:
                calls[url] = await stack.enter_async_context(connect(url, token))
            called = await calls[url](wanted["tool"])
            say({"text": called.content[0].text})


asyncio.run(main(sys.argv[1], sys.argv[2]))
