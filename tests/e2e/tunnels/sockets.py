"""A WebSocket client: sends messages of every kind, expects them back, prints what it got as JSON.

It runs in one thread: that client of the library which reads and writes in two loses messages over
TLS now and then, with any server, since OpenSSL lets only one thread at a time use a connection.
"""

import asyncio
import json
import ssl
import sys

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

PATIENCE = 60.0


async def converse(url: str, authority: str) -> dict:
    secure = {}
    if url.startswith("wss:"):
        context = ssl.create_default_context(cafile=authority)
        secure = {"ssl": context, "server_hostname": "localhost"}
    async with connect(
        url, subprotocols=["chat.v2"], ping_interval=None, **secure
    ) as socket:
        seen = json.loads(await socket.recv())
        for message in ("hello", "x" * 300_000, bytes(range(256)) * 300):
            await socket.send(message)
            assert await socket.recv() == message
        await socket.send(["in ", "several ", "frames"])
        assert await socket.recv() == "in several frames"
        await (await socket.ping())
        await socket.send("close")
        try:
            await socket.recv()
        except ConnectionClosed:
            pass
        return {
            "seen": seen,
            "subprotocol": socket.subprotocol,
            "extensions": [extension.name for extension in socket.protocol.extensions],
            "code": socket.close_code,
            "reason": socket.close_reason,
        }


print(json.dumps(asyncio.run(asyncio.wait_for(converse(*sys.argv[1:]), PATIENCE))))
