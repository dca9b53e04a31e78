import assert from "node:assert/strict";
import { generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { after, before, test } from "node:test";
import { text } from "node:stream/consumers";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { Listening } from "@edge-gateway/testkit/listen";
import { startUpstream } from "@edge-gateway/testkit/servers/upstream";

/**
 * Trailers cannot restore a header that a policy set or removed, in either direction (RFC 9110
 * section 6.5.1).
 */

const TRAILERS = {
  authorization: "Bearer forged",
  "x-token": "forged",
  "x-tenant": "forged",
  "x-secret": "forged",
  "x-checksum": "1",
};

let upstream: Listening;
let gateway: Gateway;
/** The trailers of the last request that the upstream received. */
let seen: IncomingMessage["trailers"];

before(async () => {
  upstream = await startUpstream(async (asked, response) => {
    await text(asked);
    seen = asked.trailers;
    response.writeHead(200, { trailer: "x-checksum" });
    response.write("body");
    response.addTrailers(TRAILERS);
    response.end();
  });
  gateway = await Gateway.start({
    config: `
gateways:
  web: {port: $PORT}
routes:
- name: edited
  gateways: [web]
  policies:
    jwtAuthentication:
      mode: Optional
      location: {header: {name: X-Token}}
      providers: [{issuer: i, audiences: [a], jwks: {inline: '${keySet()}'}}]
    headerModifiers:
      request: {set: [{name: X-Tenant, value: ours}], remove: [X-Secret]}
      response: {set: [{name: X-Tenant, value: ours}], remove: [X-Secret, X-Token]}
  backends: [{host: "127.0.0.1:${upstream.port}", policies: {http: {version: HTTP1}}}]
`,
  });
});

after(async () => {
  await gateway[Symbol.asyncDispose]();
  await upstream.close();
});

function keySet(): string {
  const { publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  return JSON.stringify({ keys: [{ ...publicKey.export({ format: "jwk" }), kid: "1" }] });
}

test("trailers do not bring back a header that a policy sets or removes", async () => {
  const headers = { "transfer-encoding": "chunked", trailer: "x-checksum" };
  const sent = request(gateway.url, { method: "POST", headers });
  sent.write("body");
  sent.addTrailers(TRAILERS);
  sent.end();
  const [response] = await once(sent, "response");
  assert.equal(await text(response), "body");
  assert.deepEqual({ ...seen }, { "x-checksum": "1" });
  assert.deepEqual({ ...response.trailers }, { "x-checksum": "1" });
  assert.equal(response.headers["x-tenant"], "ours");
});
