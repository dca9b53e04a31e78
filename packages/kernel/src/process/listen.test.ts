import assert from "node:assert/strict";
import { once } from "node:events";
import { connect, createServer } from "node:net";
import { test } from "node:test";
import { listen } from "./listen.ts";

test("the host :: means the addresses of both families, also without IPv6", async () => {
  for (const isWithout of [false, true]) {
    const server = createServer((socket) => socket.end());
    const hosts: unknown[] = [];
    const native = server.listen.bind(server);
    if (isWithout)
      Object.assign(server, {
        listen: (options: { host: string; port: number }) => {
          hosts.push(options.host);
          if (options.host !== "::") return native(options);
          const error = Object.assign(new Error("no IPv6"), { code: "EAFNOSUPPORT" });
          setImmediate(() => server.emit("error", error));
          return server;
        },
      });
    await listen(server, { host: "::", port: 0 });
    const address = server.address();
    assert.ok(typeof address === "object" && address !== null);
    const socket = connect(address.port, "127.0.0.1");
    await once(socket, "connect");
    socket.destroy();
    server.close();
    await once(server, "close");
    assert.deepEqual(hosts, isWithout ? ["::", "0.0.0.0"] : []);
  }
});

test("another error is not hidden", async () => {
  const server = createServer();
  await assert.rejects(listen(server, { host: "192.0.2.1", port: 0 }), /EADDRNOTAVAIL/);
});
