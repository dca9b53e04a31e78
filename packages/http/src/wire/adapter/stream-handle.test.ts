import assert from "node:assert/strict";
import { once } from "node:events";
import { connect, createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { test } from "node:test";
import { TLSSocket } from "node:tls";
import { LocalWire } from "./local-wire.ts";
import { findStreamBinding, handleOf } from "./stream-handle.ts";
import { NOBODY } from "../wire.ts";

const skip =
  findStreamBinding() === undefined && "this Node.js does not have the expected libuv handles";

test(
  "connected sockets have a handle, with TLS too, but not with TLS within the process",
  { skip },
  async () => {
    const server = createServer((socket) => socket.on("error", () => {}));
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const socket = connect(port, "127.0.0.1");
    await once(socket, "connect");
    assert.notEqual(handleOf(socket), undefined);
    const secure = new TLSSocket(socket, { isServer: true });
    assert.notEqual(handleOf(secure), undefined);
    const within = new TLSSocket(new LocalWire(NOBODY).socket, { isServer: true });
    assert.equal(handleOf(within), undefined);
    within.destroy();
    secure.destroy();
    server.close();
  },
);
