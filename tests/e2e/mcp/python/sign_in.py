"""Calls tools of MCP servers where it signs in with OAuth: `sign_in.py LIBRARY TOKEN`.

It reads what to call, a line `{"url": URL, "tool": TOOL}` each, and prints `{"text": TEXT}`. It begins
with the access token TOKEN, if there is one. With the libraries `mcp` and `mcp1` (the official one, 2.x and
1.x) it prints `{"open": URL}` for the user's browser, and reads the URL to which the user is sent back;
`fastmcp` opens the browser itself.
"""

import asyncio
import importlib
import json
import sys
from contextlib import AsyncExitStack

from user import hear, say


async def main(library, token):
    connect = importlib.import_module(f"client_{library}").connect
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
