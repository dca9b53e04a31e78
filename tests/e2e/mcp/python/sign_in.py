"""Signs in at an MCP server with OAuth and calls a tool: `sign_in.py URL TOOL TOKEN`.

It begins with the access token TOKEN, prints the URL for the user, and reads the URL to which the
user is sent back.
"""

import asyncio
import json
import sys
from urllib.parse import parse_qs, urlparse

import httpx2
from mcp import ClientSession
from mcp.client.auth import OAuthClientProvider
from mcp.client.streamable_http import streamable_http_client
from mcp.shared.auth import AuthorizationCodeResult, OAuthClientMetadata, OAuthToken

REDIRECT_URL = "http://127.0.0.1:9/callback"


class Storage:
    def __init__(self, token):
        self.tokens = OAuthToken(access_token=token, token_type="Bearer")
        self.client = None

    async def get_tokens(self):
        return self.tokens

    async def set_tokens(self, tokens):
        self.tokens = tokens

    async def get_client_info(self):
        return self.client

    async def set_client_info(self, client_info):
        self.client = client_info


async def ask_user(url):
    print(json.dumps({"url": url}), flush=True)


async def hear_user():
    line = await asyncio.to_thread(sys.stdin.readline)
    found = parse_qs(urlparse(line.strip()).query)
    one = lambda name: found.get(name, [None])[0]
    return AuthorizationCodeResult(code=one("code"), state=one("state"), iss=one("iss"))


async def main(url, tool, token):
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
                called = await session.call_tool(tool, {})
                print(json.dumps({"text": called.content[0].text}), flush=True)


asyncio.run(main(*sys.argv[1:]))
