import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { after, before, test } from "node:test";
import { AUTHORIZATION_CHECK } from "@edge-gateway/generated/proto/methods.ts";
import { curl } from "@edge-gateway/testkit/programs/curl";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { GrpcServer } from "@edge-gateway/testkit/servers/grpc-server";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { NameServer } from "./name-server.ts";
import { answersOf, counted } from "./upstreams.ts";

/** Host names of backends: all addresses are used, failing ones are skipped, and changes apply. */

const ADDRESSES = ["127.0.0.1", "127.0.0.2"];
/** An address at which nothing listens. */
const DEAD = "127.0.0.3";

let names: NameServer;
let servers: readonly Server[];
let authorization: GrpcServer;
let port: number;
let gateway: Gateway;
let relayPort = 0;

before(async () => {
  names = await NameServer.start(...ADDRESSES);
  port = await freePort();
  authorization = await GrpcServer.answer(AUTHORIZATION_CHECK, () => ({ okResponse: {} }));
  servers = await Promise.all(ADDRESSES.map(serve));
  relayPort = await freePort();
  gateway = await Gateway.start({
    config: `
config: { dns: { servers: ["${names.place}"], minTtl: 100ms } }
backends:
  tokens: { static: { host: tokens.test, port: ${port} } }
gateways:
  web:
    port: \${PORT}
    routes:
      - matches: [{ path: { type: PathPrefix, value: /fresh } }]
        filters:
          - type: RequestHeaderModifier
            requestHeaderModifier: { set: [{ name: x-fresh, value: "1" }] }
        backends: [{ host: "app.test:${port}" }]
      - backends: [{ host: "app.test:${port}" }]
      - matches: [{ path: { type: PathPrefix, value: /any } }]
        backends: [{ dynamicForwardProxy: { allowedNetworks: [127.0.0.2] } }]
      - matches: [{ path: { type: PathPrefix, value: /tunnel } }]
        backends:
          - host: "127.0.0.1:1"
            policies: { tunnel: { url: "http://proxy.test:${port}" } }
      - matches: [{ path: { type: PathPrefix, value: /authorized } }]
        policies: { extAuth: { url: "http://auth.test:${authorization.port}", grpc: {} } }
        backends: [{ host: "localhost:${port}" }]
      - matches: [{ path: { type: PathPrefix, value: /token } }]
        backends:
          - host: "localhost:${port}"
            policies:
              auth:
                oauthTokenExchange:
                  backendRef: { name: tokens }
                  path: /exchange
                  cache: { inMemory: { maxEntries: 0 } }
  bytes:
    port: ${relayPort}
    protocol: TCP
tcpRoutes: [{ gateways: [bytes], backends: [{ host: "app.test:${port}" }] }]
`,
  });
});

after(async () => {
  await gateway[Symbol.asyncDispose]();
  for (const server of servers) server.close();
  await authorization[Symbol.asyncDispose]();
  await names[Symbol.asyncDispose]();
});

async function serve(address: string): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.headers["x-fresh"] !== undefined) response.setHeader("connection", "close");
    if (request.url !== "/exchange") return void response.end(address);
    const token = { access_token: `token of ${address}`, token_type: "Bearer" };
    request.resume().on("end", () => response.end(JSON.stringify(token)));
  });
  server.listen(port, address);
  await once(server, "listening");
  return server;
}

async function addressesOf(requests: number, path: string): Promise<readonly string[]> {
  const answers = await answersOf(gateway.url + path, requests);
  return [...counted(answers).keys()].toSorted();
}

test("connections go to all addresses of a name", async () => {
  const found = await addressesOf(20, "/fresh");
  assert.deepEqual(
    found,
    ADDRESSES.map((address) => `200 ${address}`),
  );
});

test("an address without a listener is skipped", async () => {
  names.addresses = [DEAD, "127.0.0.2"];
  await waitFor("other addresses", async () => {
    const found = await addressesOf(10, "/fresh");
    return found.join() === "200 127.0.0.2";
  });
  assert.deepEqual(await addressesOf(20, "/fresh"), ["200 127.0.0.2"]);
  names.addresses = ADDRESSES;
});

test("a connection to an address that no longer belongs to the name is not used again", async () => {
  names.addresses = ["127.0.0.1"];
  await waitFor(
    "first address",
    async () => (await addressesOf(5, "/")).join() === "200 127.0.0.1",
  );
  names.addresses = ["127.0.0.2"];
  await waitFor("new address", async () => (await addressesOf(5, "/")).join() === "200 127.0.0.2");
});

test("relayed connections go to the addresses that the servers of DNS say", async () => {
  names.addresses = ["127.0.0.2"];
  await waitFor("relayed connection", async () => {
    const response = await fetch(`http://127.0.0.1:${relayPort}/`, {
      headers: { connection: "close" },
    });
    return (await response.text()) === "127.0.0.2";
  });
});

/** The response to a request with this Host. */
async function ask(path: string, host: string): Promise<string> {
  const headers = ["-H", `host: ${host}`, "-H", "authorization: Bearer client"];
  const { status, body } = await curl(...headers, `${gateway.url}${path}`);
  return `${status} ${body}`;
}

test("the DNS servers also resolve servers that requests name, and only allowed addresses are used", async () => {
  names.addresses = ADDRESSES;
  assert.equal(await ask("/any", `one.test:${port}`), "200 127.0.0.2");
  names.addresses = ["127.0.0.1"];
  assert.match(await ask("/any", `two.test:${port}`), /^503 /);
});

test("the DNS servers also resolve gRPC servers of policies", async () => {
  names.addresses = ["127.0.0.1"];
  assert.equal(await ask("/authorized", "app.test"), "200 127.0.0.1");
});

test("the DNS servers also resolve proxies and token endpoints; localhost is this machine", async () => {
  names.addresses = ["127.0.0.2"];
  assert.equal(await ask("/tunnel", "app.test"), "200 127.0.0.2");
  assert.equal(await ask("/token", "app.test"), "200 127.0.0.1");
});
