import assert from "node:assert/strict";
import { once } from "node:events";
import { connect, createServer, type Http2Server, type ServerHttp2Session } from "node:http2";
import type { AddressInfo } from "node:net";
import { after, before, test } from "node:test";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/gateway";
import { waitFor } from "@edge-gateway/testkit/wait-for";

/** How much a peer of HTTP/2 may send on all streams together: many streams are not slower where the way is long. */

const MEBIBYTE = 2 ** 20;

let upstream: Http2Server;
let gateway: Gateway;
let smallPort: number;
const sessions: ServerHttp2Session[] = [];

before(async () => {
  upstream = createServer((_request, response) => response.end());
  upstream.on("session", (session) => sessions.push(session));
  upstream.listen(0, "127.0.0.1");
  await once(upstream, "listening");
  const { port } = upstream.address() as AddressInfo;
  smallPort = await freePort();
  gateway = await Gateway.start({
    config: `
gateways:
  usual: {port: $PORT}
  small: {port: ${smallPort}, frontend: {http: {http2ConnectionWindowSize: 100Ki}}}
routes:
- name: all
  gateways: [usual, small]
  backends: [{host: "127.0.0.1:${port}", policies: {http: {version: HTTP2}}}]
`,
  });
});

after(async () => {
  await gateway[Symbol.asyncDispose]();
  upstream.close();
});

/** What a client may send once it has heard from the gateway. */
async function allowed(url: string, expected: number): Promise<void> {
  const session = connect(url);
  try {
    await waitFor(`window of ${expected} bytes`, () => {
      return session.state.remoteWindowSize === expected;
    });
    const request = session.request({ ":path": "/" });
    const [headers] = await once(request, "response");
    assert.equal(headers[":status"], 200);
  } finally {
    session.destroy();
  }
}

test("a client may send a MiB on all streams together", () => allowed(gateway.url, MEBIBYTE));

test("a client may send what the listener's frontend says", () => {
  return allowed(`http://127.0.0.1:${smallPort}`, 100 * 1024);
});

test("an upstream may send a MiB on all streams together", async () => {
  await allowed(gateway.url, MEBIBYTE);
  await waitFor("window of the upstream", () => {
    return sessions.some(({ state }) => state.remoteWindowSize === MEBIBYTE);
  });
});
