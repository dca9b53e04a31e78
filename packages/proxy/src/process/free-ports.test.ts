import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type AddressInfo, type ListenOptions, type Server } from "node:net";
import { test, type TestContext } from "node:test";
import { busyPorts } from "./free-ports.ts";

async function listening(context: TestContext, options: ListenOptions): Promise<number> {
  const server: Server = createServer().listen({ port: 0, ...options });
  context.after(() => server.close());
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

for (const options of [{}, { reusePort: true }, { host: "127.0.0.1" }]) {
  test(`a port that is taken with ${JSON.stringify(options)} is named`, async (context) => {
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

test("a free port stays free", async () => {
  const server = createServer().listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  const place = { pointer: "/gateways/web/port" };
  assert.deepEqual(await busyPorts([{ port, place }]), []);
  assert.deepEqual(await busyPorts([{ port, place }]), []);
});
