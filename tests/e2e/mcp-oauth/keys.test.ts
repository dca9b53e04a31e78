import assert from "node:assert/strict";
import { test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/gateway";
import { TokenIssuer } from "@edge-gateway/testkit/token-issuer";
import { startEcho } from "@edge-gateway/testkit/upstream";
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

async function status(gateway: Gateway, token: string): Promise<number> {
  const response = await fetch(gateway.url, { headers: { authorization: `Bearer ${token}` } });
  await response.arrayBuffer();
  return response.status;
}
