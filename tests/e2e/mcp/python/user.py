"""The user of a program that signs in, and the state that an application keeps for the official library."""

import asyncio
import json
import sys
from urllib.parse import parse_qs, urlparse

from mcp.shared.auth import OAuthClientMetadata, OAuthToken

METADATA = OAuthClientMetadata(
    client_name="end-to-end test",
    redirect_uris=["http://127.0.0.1:9/callback"],
    grant_types=["authorization_code", "refresh_token"],
    response_types=["code"],
    token_endpoint_auth_method="none",
)


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
    """Returns the parameters of the URL to which the user was sent back: a function by their names."""
    found = parse_qs(urlparse(await hear()).query)
    return lambda name: found.get(name, [None])[0]
