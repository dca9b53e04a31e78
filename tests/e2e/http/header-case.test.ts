import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { curl } from "@edge-gateway/testkit/programs/curl";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { Listening } from "@edge-gateway/testkit/listen";
import { startUpstream } from "@edge-gateway/testkit/servers/upstream";

/** The case of header names in both directions (reference, frontend http: http1HeaderCase). */

let upstream: Listening;
let gateway: Gateway;
let preserving: number;

before(async () => {
  upstream = await startUpstream((request, response) => {
    response.setHeader("X-From-Upstream", "Kept");
    response.end(request.rawHeaders.join("\n"));
  });
  preserving = await freePort();
  gateway = await Gateway.start({
    config: `
gateways:
  lower: {port: $PORT}
  same: {port: $SAME, frontend: {http: {http1HeaderCase: Preserve}}}
routes:
- {gateways: [lower, same], backends: [{host: "127.0.0.1:${upstream.port}", policies: {http: {version: HTTP1}}}]}
`,
    environment: { SAME: String(preserving) },
  });
});

after(async () => {
  await gateway[Symbol.asyncDispose]();
  await upstream.close();
});

/**
 * Returns the headers that the upstream and the client received under names that contain `from`, in
 * any case of letters.
 */
async function written(port: number, ...options: readonly string[]): Promise<readonly string[]> {
  const url = `http://127.0.0.1:${port}/`;
  const { body } = await curl("-i", "-H", "X-FROM-Client: Kept", ...options, url);
  return body.split(/\r?\n/).filter((line) => /from/i.test(line));
}

test("names are written in lower case by default, values unchanged", async () => {
  assert.deepEqual(await written(gateway.port), ["x-from-upstream: Kept", "x-from-client"]);
});

test("names are written as received with Preserve", async () => {
  assert.deepEqual(await written(preserving), ["X-From-Upstream: Kept", "X-FROM-Client"]);
});

test("a client of HTTP/2 gets lower case everywhere", async () => {
  const { port } = gateway;
  for (const each of [port, preserving])
    assert.deepEqual(await written(each, "--http2-prior-knowledge"), [
      "x-from-upstream: Kept",
      "x-from-client",
    ]);
});
