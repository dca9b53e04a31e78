import assert from "node:assert/strict";
import { connect } from "node:http2";
import { request } from "node:http";
import { json, text } from "node:stream/consumers";
import { after, before, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { Listening } from "@edge-gateway/testkit/listen";
import { startUpstream } from "@edge-gateway/testkit/servers/upstream";

/**
 * Servers such as those of CGI and WSGI read `x-user` and `x_user` as one variable (RFC 3875 section 4.1.18): what
 * the gateway sets or removes does not come from a client under the other name.
 */

let upstream: Listening;
let judge: Listening;
let gateway: Gateway;

const SENT = {
  x_user: "mallory",
  "x-tenant_id": "forged",
  x_tenant_id: "forged",
  X_Secret: "forged",
  X_Forwarded_For: "192.0.2.1",
  content_length: "7",
  x_other: "mine",
};

before(async () => {
  upstream = await startUpstream(async (asked, response) => {
    await text(asked);
    const shown = (fields: object): readonly string[] =>
      Object.entries(fields)
        .filter(([name]) => name.includes("_") || name.startsWith("x-"))
        .map(([name, value]) => `${name}: ${value}`)
        .toSorted();
    response.end(JSON.stringify([...shown(asked.headers), ...shown(asked.trailers)]));
  });
  judge = await startUpstream((_, response) => {
    response.setHeader("x-user", "ada").end();
  });
  gateway = await Gateway.start({
    config: `
gateways:
  web:
    port: $PORT
    frontend: { http: { forwarded: { headers: Forwarded } } }
    routes:
      - name: edited
        policies:
          extAuth: { url: "${judge.url}", http: { allowedResponseHeaders: [X-User] } }
          headerModifiers:
            request:
              set: [{ name: X-Tenant-Id, value: ours }, { name: x_both, value: b }, { name: x-both, value: a }]
              remove: [X-Secret]
        backends: [{ host: "127.0.0.1:${upstream.port}", policies: { http: { version: HTTP1 } } }]
`,
  });
});

after(async () => {
  await gateway[Symbol.asyncDispose]();
  await Promise.all([upstream.close(), judge.close()]);
});

const RECEIVED = [
  "content_length: 7",
  "x-both: a",
  "x-tenant-id: ours",
  "x-user: ada",
  "x_both: b",
  "x_other: mine",
];

test("what the gateway sets or removes has no twin with underscores, in headers and trailers", async () => {
  const response = await new Promise<unknown>((resolve, reject) => {
    const sent = request(gateway.url, { method: "POST", headers: { ...SENT, trailer: "x_user" } });
    sent.on("response", (answer) => resolve(json(answer))).on("error", reject);
    sent.write("body");
    sent.addTrailers({ x_user: "mallory", x_secret: "forged", x_checksum: "1" });
    sent.end();
  });
  assert.deepEqual(response, [...RECEIVED, "x_checksum: 1"]);
});

test("the same of HTTP/2", async () => {
  const session = connect(gateway.url);
  const stream = session.request({ ":path": "/", ...SENT });
  assert.deepEqual(await json(stream), RECEIVED);
  session.destroy();
});
