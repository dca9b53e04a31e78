import assert from "node:assert/strict";
import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { Agent, request } from "node:http";
import { after, before, test } from "node:test";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";

/**
 * Upstreams that learn the client's address by the PROXY protocol: another gateway, which reads it.
 */

let inner: Gateway;
let outer: Gateway;

const CLIENT = `'source.address + ":" + string(source.port)'`;

before(async () => {
  inner = await Gateway.start({
    config: `
gateways:
  web:
    port: \${PORT}
    frontend: { proxyProtocol: { version: All } }
    routes:
      - policies:
          directResponse: { status: 200, body: hello }
          transformation: { response: { set: [{ name: x-client, value: ${CLIENT} }] } }
`,
  });
  const tcp = await freePort();
  outer = await Gateway.start({
    config: `
gateways:
  web:
    port: \${PORT}
    routes:
${["V1", "V2"]
  .flatMap((version) =>
    ["HTTP1", "HTTP2"].map(
      (http) => `
      - matches: [{ path: { type: PathPrefix, value: /${version}-${http} } }]
        backends:
          - host: 127.0.0.1:${inner.port}
            policies: { tcp: { proxyProtocol: ${version} }, http: { version: ${http} } }`,
    ),
  )
  .join("")}
      - matches: [{ path: { type: PathPrefix, value: /without } }]
        backends: [{ host: "127.0.0.1:${inner.port}" }]
  bytes:
    port: ${tcp}
    protocol: TCP
tcpRoutes:
  - gateways: [bytes]
    backends:
      - host: 127.0.0.1:${inner.port}
        policies: { tcp: { proxyProtocol: V2 } }
`,
  });
  relayPort = tcp;
});

let relayPort = 0;

after(async () => {
  await outer[Symbol.asyncDispose]();
  await inner[Symbol.asyncDispose]();
});

/** The client as the upstream sees it, and the real client. */
function ask(path: string, agent: Agent): Promise<readonly [seen: unknown, own: string]> {
  const { promise, resolve, reject } = Promise.withResolvers<readonly [unknown, string]>();
  const sent = request(`${outer.url}${path}`, { agent }, async (response) => {
    const { localAddress, localPort } = response.socket;
    await text(response);
    resolve([response.headers["x-client"], `${localAddress}:${localPort}`]);
  });
  sent.once("error", reject).end();
  return promise;
}

for (const version of ["V1", "V2"])
  for (const http of ["HTTP1", "HTTP2"])
    test(`${version} names the client of each request by ${http}, however many share the gateway`, async () => {
      const agents = [1, 2, 3].map(() => new Agent({ keepAlive: true }));
      for (let round = 0; round < 3; round++) {
        const answers = await Promise.all(agents.map((agent) => ask(`/${version}-${http}`, agent)));
        for (const [seen, own] of answers) assert.equal(seen, own);
      }
      for (const agent of agents) agent.destroy();
    });

test("without the header the upstream that wants it takes no request", async () => {
  const response = await fetch(`${outer.url}/without`);
  assert.equal(response.status, 503);
});

test("a relayed connection begins with the header", async () => {
  const socket = connect(relayPort, "127.0.0.1");
  socket.write("GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n");
  await once(socket, "connect");
  const { localPort = 0 } = socket;
  const seen = await text(socket);
  assert.match(seen, new RegExp(`x-client: 127\\.0\\.0\\.1:${localPort}`));
});
