import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Listening } from "@edge-gateway/testkit/listen";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { startUpstream } from "@edge-gateway/testkit/servers/upstream";

/** What policies of a backend compute for one attempt is not that of the next one. */

let upstream: Listening;
let judge: Listening;
let gateway: Gateway;
const IS_FIRST = '!("x-retry-attempt" in request.headers)';

before(async () => {
  upstream = await startUpstream(({ headers }, response) => {
    response.writeHead(headers["x-retry-attempt"] === undefined ? 503 : 200).end();
  });
  judge = await startUpstream(({ headers, socket }, response) => {
    if (headers["x-retry-attempt"] !== undefined) return void socket.destroy();
    response.writeHead(200, { "x-user": "first" }).end();
  });
  const route = (name: string, policies: string, ofBackend: string): string => `
      - matches: [{path: {type: PathPrefix, value: /${name}}}]
        policies:
          retry: {codes: [503]}
          transformation: {${policies}}
        backends: [{host: "127.0.0.1:${upstream.port}", policies: {${ofBackend}}}]`;
  const values = `request: {metadata: {who: "'first'"}}`;
  const shown = (value: string): string => `response: {set: [{name: x-who, value: "${value}"}]}`;
  const asked = `allowedRequestHeaders: [x-retry-attempt], responseMetadata: {who: "response.headers['x-user']"}`;
  gateway = await Gateway.start({
    config: `
gateways:
  web:
    port: \${PORT}
    routes:${[
      route("own", shown("default(metadata.who, 'none')"), conditional(values)),
      route(
        "both",
        `request: {metadata: {who: "'route'", team: "'a'"}}, ${shown("metadata.who + metadata.team")}`,
        conditional(values),
      ),
      route(
        "asked",
        shown("default(extauthz.who, 'none')"),
        `extAuth: {backendRef: {name: judge}, failureMode: FailOpen, http: {${asked}}}`,
      ),
    ].join("")}
backends:
  judge: {static: {host: 127.0.0.1, port: ${judge.port}}}
`,
  });
});

after(async () => {
  await gateway?.[Symbol.asyncDispose]();
  await Promise.all([upstream?.close(), judge?.close()]);
});

/** A transformation for the first attempt alone. */
function conditional(policy: string): string {
  return `transformation: {conditional: [{condition: '${IS_FIRST}', policy: {${policy}}}]}`;
}

for (const [name, seen] of [
  ["own", "none"],
  ["both", "routea"],
  ["asked", "none"],
] as const)
  test(`${name}: an attempt begins with the values of the route`, async () => {
    const response = await fetch(`${gateway.url}/${name}`);
    assert.equal(response.status, 200);
    assert.equal(response.headers.get("x-who"), seen);
  });
