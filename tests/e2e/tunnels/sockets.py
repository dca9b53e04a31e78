"""A WebSocket client: sends messages of every kind, expects them back, prints what it got as JSON.

Whatever does not come within PATIENCE fails, and says what it was.
"""

import json
import ssl
import sys

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

PATIENCE = 30.0

url, authority = sys.argv[1:]
secure = {}
if url.startswith("wss:"):
    secure = {"ssl": ssl.create_default_context(cafile=authority), "server_hostname": "localhost"}

with connect(
    url,
    subprotocols=["chat.v2"],
    open_timeout=PATIENCE,
    ping_interval=None,
    close_timeout=PATIENCE,
    **secure,
) as socket:
    seen = json.loads(socket.recv(PATIENCE))
    for message in ("hello", "x" * 300_000, bytes(range(256)) * 300):
        socket.send(message)
        assert socket.recv(PATIENCE) == message
    socket.send(["in ", "several ", "frames"])
    assert socket.recv(PATIENCE) == "in several frames"
    assert socket.ping().wait(PATIENCE), f"no pong; closed: {socket.close_code}"
    socket.send("close")
    try:
        socket.recv(PATIENCE)
    except ConnectionClosed:
        pass
    extensions = [extension.name for extension in socket.protocol.extensions]

print(
    json.dumps(
        {
            "seen": seen,
            "subprotocol": socket.subprotocol,
            "extensions": extensions,
            "code": socket.close_code,
            "reason": socket.close_reason,
        }
    )
)
