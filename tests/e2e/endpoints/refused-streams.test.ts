import assert from "node:assert/strict";
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

const refusing = await start((stream) => stream.close(constants.NGHTTP2_REFUSED_STREAM));
const working = await start((stream) => {
  stream.respond({ ":status": 200 });
  stream.resume().on("end", () => stream.end("works"));
});
after(() => Promise.all([refusing.close(), working.close()]));

const endpoints = [refusing, working].map(({ port }) => `{ host: 127.0.0.1, port: ${port} }`);
const route = (name: string, retry = "{}") => `
      - matches: [{ path: { type: PathPrefix, value: /${name} } }]
        policies: ${retry}
        backends:
          - static: { endpoints: [${endpoints.join(", ")}] }
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
