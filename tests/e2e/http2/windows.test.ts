import assert from "node:assert/strict";
import { once } from "node:events";
import { connect, createServer, type Http2Server, type ServerHttp2Session } from "node:http2";
import type { AddressInfo } from "node:net";
import { after, before, test } from "node:test";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { waitFor } from "@edge-gateway/testkit/wait-for";

/**
 * The HTTP/2 connection window: with a long round-trip time, many streams together are not slower
 * than one.
 */

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

/** The connection window that a client has after the gateway's first frames. */
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

test("the frontend policy of the listener limits what a client may send", () => {
  return allowed(`http://127.0.0.1:${smallPort}`, 100 * 1024);
});

test("an upstream may send a MiB on all streams together", async () => {
  await allowed(gateway.url, MEBIBYTE);
  await waitFor("window of the upstream", () => {
    return sessions.some(({ state }) => state.remoteWindowSize === MEBIBYTE);
  });
});
