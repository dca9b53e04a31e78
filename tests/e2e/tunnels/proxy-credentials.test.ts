import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { curl } from "@edge-gateway/testkit/programs/curl";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { Listening } from "@edge-gateway/testkit/listen";
import { startEcho } from "@edge-gateway/testkit/servers/upstream";

/** Credentials of CONNECT are for a proxy, in Proxy-Authorization, at a `location` that is not set (RFC 9110 section 11.7). */

let echo: Listening;
let gateway: Gateway;
let keys: number;

before(async () => {
  echo = await startEcho();
  keys = await freePort();
  const backend = `{ dynamicForwardProxy: { allowedNetworks: ["127.0.0.0/8"] } }`;
  gateway = await Gateway.start({
    config: `
secrets: { keys: { data: { a: right } } }
gateways:
  users:
    port: $PORT
    frontend: { connect: { mode: Route } }
    routes:
      - name: users
        policies: { basicAuthentication: { users: ["a:{SHA}0nofEXcSAJSXFLGvmfBIpBb11vQ="] } }
        backends: [${backend}]
  keys:
    port: ${keys}
    frontend: { connect: { mode: Route } }
    routes:
      - name: keys
        policies: { apiKeyAuthentication: { secretRef: { name: keys } } }
        backends: [${backend}]
`,
  });
});

after(async () => {
  await gateway[Symbol.asyncDispose]();
  await echo.close();
});

/** curl through a tunnel of the proxy at this port. */
function curlBy(port: number, ...more: readonly string[]) {
  const target = `http://127.0.0.1:${new URL(echo.url).port}/`;
  return curl("-v", "-p", "-x", `http://127.0.0.1:${port}`, ...more, target);
}

test("a client is asked for a password as by any proxy, and shows it in Proxy-Authorization", async () => {
  for (const more of [[], ["--proxy-user", "a:wrong"]]) {
    const { messages } = await curlBy(gateway.port, ...more);
    assert.match(messages, /< HTTP\/1\.1 407 /);
    assert.match(messages, /< proxy-authenticate: Basic realm="Restricted"/i);
    assert.doesNotMatch(messages, /www-authenticate/i);
  }
  const answer = await curlBy(gateway.port, "--proxy-user", "a:right");
  assert.equal(answer.status, 200, answer.messages);
});

test("an API key is asked for and shown in the same way", async () => {
  const { messages } = await curlBy(keys);
  assert.match(messages, /< HTTP\/1\.1 407 /);
  assert.match(messages, /< proxy-authenticate: Bearer/i);
  const answer = await curlBy(keys, "--proxy-header", "Proxy-Authorization: Bearer right");
  assert.equal(answer.status, 200, answer.messages);
});

test("CONNECT with its credentials in Authorization is accepted, too", async () => {
  const answer = await curlBy(keys, "--proxy-header", "Authorization: Bearer right");
  assert.equal(answer.status, 200, answer.messages);
});

test("the credentials of any other request are in Authorization", async () => {
  const url = `http://127.0.0.1:${gateway.port}/`;
  const { messages } = await curl("-v", "-H", "Proxy-Authorization: Basic YTpyaWdodA==", url);
  assert.match(messages, /< HTTP\/1\.1 401 /);
  assert.match(messages, /< www-authenticate: Basic/i);
});
