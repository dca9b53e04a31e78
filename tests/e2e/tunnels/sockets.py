"""A WebSocket client: sends messages of every kind, expects them back, prints what it got as JSON."""

import json
import ssl
import sys

from websockets.sync.client import connect

url, authority = sys.argv[1:]
secure = {}
if url.startswith("wss:"):
    secure = {"ssl": ssl.create_default_context(cafile=authority), "server_hostname": "localhost"}

with connect(url, subprotocols=["chat.v2"], **secure) as socket:
    seen = json.loads(socket.recv())
    for message in ("hello", "x" * 300_000, bytes(range(256)) * 300):
        socket.send(message)
        assert socket.recv() == message
    socket.send(["in ", "several ", "frames"])
    assert socket.recv() == "in several frames"
    socket.ping().wait()
    socket.send("close")
    try:
        socket.recv()
    except Exception:
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
