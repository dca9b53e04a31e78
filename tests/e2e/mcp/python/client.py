"""Lists the tools of an MCP server and calls one: `client.py LIBRARY URL TOOL ARGUMENTS`."""

import asyncio
import json
import sys


async def official(url, tool, arguments):
    from mcp import ClientSession
    from mcp.client.streamable_http import streamable_http_client

    async with streamable_http_client(url) as streams:
        async with ClientSession(streams[0], streams[1]) as session:
            await session.initialize()
            listed = await session.list_tools()
            called = await session.call_tool(tool, arguments)
            return listed.tools, called


async def fast(url, tool, arguments):
    from fastmcp import Client

    async with Client(url) as client:
        return await client.list_tools(), await client.call_tool(tool, arguments)


library, url, tool, arguments = sys.argv[1:]
run = {"mcp": official, "fastmcp": fast}[library]
tools, called = asyncio.run(run(url, tool, json.loads(arguments)))
print(json.dumps({"tools": [each.name for each in tools], "text": called.content[0].text}))
