import assert from "node:assert/strict";
import { createServer as createTcpServer } from "node:net";
import { constants, createServer, type ServerHttp2Stream } from "node:http2";
import { after, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { listen } from "@edge-gateway/testkit/listen";
import { answersOf, counted } from "./upstreams.ts";

/** Endpoints of HTTP/2 that refuse streams: what they have not processed goes to another endpoint. */

const start = (answer: (stream: ServerHttp2Stream) => void) =>
  listen(
    createServer().on("stream", (stream) => {
      stream.on("error", () => {});
      answer(stream);
    }),
  );

/** The frames SETTINGS, without any, and GOAWAY: ENHANCE_YOUR_CALM, and no request was processed. */
const GREETING = Buffer.from(
  "000000" + "0400" + "00000000" + "000008" + "0700" + "00000000" + "00000000" + "0000000b",
  "hex",
);

const refusing = await start((stream) => stream.close(constants.NGHTTP2_REFUSED_STREAM));
const working = await start((stream) => {
  stream.respond({ ":status": 200 });
  stream.resume().on("end", () => stream.end("works"));
});
let asked = 0;
/** Wants less of every connection (RFC 9113 section 7). */
const overloaded = await listen(
  createTcpServer((socket) => {
    asked += 1;
    socket.on("error", () => {}).once("data", () => socket.end(GREETING));
  }),
);
after(() => Promise.all([refusing.close(), working.close(), overloaded.close()]));

const route = (name: string, retry = "{}", first = refusing) => `
      - matches: [{ path: { type: PathPrefix, value: /${name} } }]
        policies: ${retry}
        backends:
          - static: { endpoints: [{ host: 127.0.0.1, port: ${first.port} }, { host: 127.0.0.1, port: ${working.port} }] }
            policies: { http: { version: HTTP2 } }`;

test("a request whose stream is refused goes to another endpoint, whatever its method and policy", async () => {
  await using gateway = await Gateway.start({
    config: `
gateways:
  web:
    port: \${PORT}
    routes:${route("unretried")}${route("connect", "{ retry: { failures: [Connect] } }")}
`,
  });
  for (const path of ["unretried", "connect"])
    for (const options of [{}, { method: "POST", body: "content" }]) {
      const answers = await answersOf(`${gateway.url}/${path}`, 20, options);
      assert.deepEqual([...counted(answers).keys()], ["200 works"], path);
    }
});

test("an endpoint that wants less gets less, without a policy", async () => {
  await using gateway = await Gateway.start({
    config: `
gateways:
  web:
    port: \${PORT}
    routes:${route("calm", "{}", overloaded)}
`,
  });
  const answers = await answersOf(`${gateway.url}/calm`, 40, { method: "POST", body: "content" });
  assert.deepEqual([...counted(answers).keys()], ["200 works"]);
  assert.ok(asked < 20, `it was asked ${asked} times`);
});
