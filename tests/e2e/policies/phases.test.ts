import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { Listening } from "@edge-gateway/testkit/listen";
import { startEcho, type Echo } from "@edge-gateway/testkit/servers/upstream";

/** Credentials that the gateway's phase and the route's phase both judge (doc 2 §Traffic policies). */

let echo: Listening;
let gateway: Gateway;

const KEY = "location: { header: { name: x-key } }";
/** The password of each is `secret`. */
const ANN = "ann:HtlmNZnIgRCRE";
const BOB = "bob:{SHA}5en6G6MezRroT3XKqkdPOmY/BfQ=";

before(async () => {
  echo = await startEcho();
  const backends = `backends: [{ host: "${new URL(echo.url).host}" }]`;
  gateway = await Gateway.start({
    config: `
gateways:
  web:
    port: \${PORT}
    policies:
      apiKeyAuthentication: { mode: Optional, secretRef: { name: all }, ${KEY} }
      basicAuthentication: { mode: Optional, users: ["${ANN}", "${BOB}"] }
    routes:
      - name: key
        matches: [{ path: { type: PathPrefix, value: /key } }]
        policies:
          apiKeyAuthentication: { secretRef: { name: some }, ${KEY} }
          transformation: { request: { set: [{ name: x-team, value: apiKey.team }] } }
        ${backends}
      - name: elsewhere
        matches: [{ path: { type: PathPrefix, value: /elsewhere } }]
        policies: { apiKeyAuthentication: { secretRef: { name: some } } }
        ${backends}
      - name: users
        matches: [{ path: { type: PathPrefix, value: /users } }]
        policies: { basicAuthentication: { users: ["${ANN}"] } }
        ${backends}
      - name: open
        ${backends}
secrets:
  all: { data: { a: key-a, b: key-b } }
  some: { data: { b: '{"key": "key-b", "metadata": {"team": "blue"}}' } }
`,
  });
});
after(async () => {
  await gateway[Symbol.asyncDispose]();
  await echo.close();
});

async function ask(path: string, headers: Readonly<Record<string, string>>) {
  const response = await fetch(gateway.url + path, { headers });
  const text = await response.text();
  const seen: Echo | undefined = response.ok ? JSON.parse(text) : undefined;
  return { status: response.status, seen };
}

const basic = (user: string) => ({
  authorization: `Basic ${Buffer.from(`${user}:secret`).toString("base64")}`,
});

test("a key that the gateway knows, and the route does not, is refused by the route", async () => {
  assert.equal((await ask("/open", { "x-key": "key-a" })).status, 200);
  for (const path of ["/key", "/elsewhere"]) {
    assert.equal((await ask(path, { "x-key": "key-a" })).status, 401, path);
    assert.equal((await ask(path, {})).status, 401, path);
    const { status, seen } = await ask(path, { "x-key": "key-b" });
    assert.deepEqual([status, seen?.headers["x-key"]], [200, undefined], path);
  }
  assert.equal((await ask("/key", { "x-key": "key-b" })).seen?.headers["x-team"], "blue");
});

test("a user of the gateway who is none of the route is refused by the route", async () => {
  assert.equal((await ask("/open", basic("bob"))).status, 200);
  assert.equal((await ask("/users", basic("bob"))).status, 401);
  assert.equal((await ask("/users", {})).status, 401);
  const { status, seen } = await ask("/users", basic("ann"));
  assert.deepEqual([status, seen?.headers.authorization], [200, undefined]);
});
