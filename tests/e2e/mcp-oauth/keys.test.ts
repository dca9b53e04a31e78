import assert from "node:assert/strict";
import { test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { TokenIssuer } from "@edge-gateway/testkit/servers/token-issuer";
import { startEcho, startUpstream } from "@edge-gateway/testkit/servers/upstream";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { configuration } from "./configuration.ts";

test("a rotated key is fetched when a token needs it, and tokens verified with the old one are refused", async (context) => {
  const { issuer, gateway } = await arrange(context);
  const old = await issuer.sign({});
  assert.equal(await status(gateway, old), 200);
  await issuer.rotate();
  assert.equal(await status(gateway, old), 200);
  const fresh = await issuer.sign({});
  await waitFor("acceptance of the new key", async () => (await status(gateway, fresh)) === 200);
  assert.equal(await status(gateway, old), 401);
});

test("known keys serve while the provider is down, and its return is noticed", async (context) => {
  const { issuer, gateway } = await arrange(context);
  const old = await issuer.sign({});
  assert.equal(await status(gateway, old), 200);
  issuer.available = false;
  await issuer.rotate();
  const fresh = await issuer.sign({});
  await waitFor("a failed fetch", async () => {
    assert.equal(await status(gateway, fresh), 401);
    return gateway.output.includes("key set not fetched");
  });
  assert.equal(await status(gateway, old), 200);
  issuer.available = true;
  await waitFor("acceptance of the new key", async () => (await status(gateway, fresh)) === 200);
});

test("four workers ask about a token once, and use the answer for as long as it is cached", async (context) => {
  let asked = 0;
  await using introspection = await startUpstream((request, response) => {
    request.resume().on("end", () => {
      asked += 1;
      response.end(JSON.stringify({ active: true, sub: "someone", exp: 4_102_444_800 }));
    });
  });
  await using echo = await startEcho();
  const policies = {
    jwtAuthentication: {
      providers: [{ issuer: "https://issuer.test", introspection: { url: introspection.url } }],
    },
  };
  const route = { name: "echo", policies, backends: [{ host: echo.url.replace("http://", "") }] };
  const gateway = await Gateway.start({
    config: configuration([route], { config: { workerThreads: 4 } }),
  });
  context.after(() => gateway[Symbol.asyncDispose]());
  // Each request has a connection of its own, and the connections are spread over the workers.
  const ask = () => status(gateway, "opaque", { connection: "close" });
  const statuses = await Promise.all(Array.from({ length: 32 }, ask));
  assert.deepEqual([...new Set(statuses)], [200]);
  assert.equal(asked, 1);
});

async function arrange(context: { after(done: () => Promise<void>): void }) {
  const issuer = await TokenIssuer.start();
  const echo = await startEcho();
  const policies = {
    jwtAuthentication: {
      providers: [{ issuer: issuer.issuer, jwks: { remote: { url: `${issuer.issuer}/jwks` } } }],
    },
  };
  const route = { name: "echo", policies, backends: [{ host: echo.url.replace("http://", "") }] };
  const config = { identity: { keySetCooldownMilliseconds: 100 } };
  const gateway = await Gateway.start({ config: configuration([route], { config }) });
  context.after(async () => {
    await gateway[Symbol.asyncDispose]();
    await Promise.all([issuer.close(), echo.close()]);
  });
  return { issuer, gateway };
}

async function status(gateway: Gateway, token: string, more = {}): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, ...more };
  const response = await fetch(gateway.url, { headers });
  await response.arrayBuffer();
  return response.status;
}
