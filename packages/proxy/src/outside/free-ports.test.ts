import assert from "node:assert/strict";
import { createSocket } from "node:dgram";
import { once } from "node:events";
import { connect, createServer, type AddressInfo, type ListenOptions, type Server } from "node:net";
import { test, type TestContext } from "node:test";
import { busyPorts } from "./free-ports.ts";

const notLinux = process.platform === "linux" ? false : "platform: only Linux lists its ports";

async function listening(context: TestContext, options: ListenOptions): Promise<number> {
  const server: Server = createServer().listen({ port: 0, ...options });
  context.after(() => server.close());
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

for (const options of [{}, { reusePort: true }, { host: "127.0.0.1" }]) {
  test(`a port in use with ${JSON.stringify(options)} is named`, async (context) => {
    const port = await listening(context, options);
    const reason = `port ${port}: address already in use by another process`;
    const inFile = { pointer: "/gateways/web/port" };
    assert.deepEqual(await busyPorts([{ port, place: inFile }]), [
      `${reason} (set gateways.web.port to move it)`,
    ]);
    const inManifest = { document: "Gateway apps/web", pointer: "/spec/listeners/0/port" };
    assert.deepEqual(await busyPorts([{ port, place: inManifest }]), [
      `${reason} (set spec.listeners[0].port of Gateway apps/web to move it)`,
    ]);
  });
}

test("a UDP port in use is named; TCP ports are separate", async (context) => {
  const socket = createSocket({ type: "udp6", reusePort: true });
  context.after(() => socket.close());
  const bound = once(socket, "listening");
  socket.bind(0);
  await bound;
  const { port } = socket.address();
  const place = { pointer: "/gateways/names/port" };
  assert.deepEqual(await busyPorts([{ port, transport: "UDP", place }]), [
    `UDP port ${port}: address already in use by another process (set gateways.names.port to move it)`,
  ]);
  assert.deepEqual(await busyPorts([{ port, place }]), []);
});

test(
  "a connection during the check is neither accepted nor reset",
  { skip: notLinux },
  async () => {
    const port = await freePort();
    let isDone = false;
    const checked = busyPorts([{ port, place: { pointer: "/gateways/web/port" } }]).then(
      (found) => {
        isDone = true;
        return found;
      },
    );
    const results: string[] = [];
    while (!isDone) results.push(await connectTo(port));
    assert.deepEqual([await checked, new Set(results)], [[], new Set(["ECONNREFUSED"])]);
  },
);

/** The code of the error with which a connection fails; empty if it succeeds. */
async function connectTo(port: number): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  try {
    await once(socket, "connect");
    return "";
  } catch (error) {
    return error instanceof Error && "code" in error ? String(error.code) : "";
  } finally {
    socket.destroy();
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

test("checking a free port keeps it free", async () => {
  const port = await freePort();
  const place = { pointer: "/gateways/web/port" };
  assert.deepEqual(await busyPorts([{ port, place }]), []);
  assert.deepEqual(await busyPorts([{ port, place }]), []);
});
