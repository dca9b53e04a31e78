import assert from "node:assert/strict";
import { text } from "node:stream/consumers";
import { after, before, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { GrpcServer } from "@edge-gateway/testkit/servers/grpc-server";
import type { Listening } from "@edge-gateway/testkit/listen";
import { startUpstream } from "@edge-gateway/testkit/servers/upstream";
import { startEditing } from "./editing-processor.ts";

/** Headers that describe a body stay if an external processor has only looked at the body. */

const MODES = ["Buffered", "BufferedPartial", "FullDuplexStreamed"];
const ETAG = '"one"';
/** Longer than one piece of a streamed body. */
const LONG = "plain ".repeat(60_000);

let processor: GrpcServer | undefined;
let upstream: Listening;
let gateway: Gateway;
let digest: unknown;

before(async () => {
  processor = await startEditing();
  upstream = await startUpstream(async (request, response) => {
    // A response has the text that the processor edits only if the request had it.
    const body = (await text(request)).replace("edited", "secret");
    digest = request.headers["content-md5"];
    const isChunked = request.url?.endsWith("/chunked") === true;
    const length = isChunked ? {} : { "content-length": Buffer.byteLength(body) };
    response.writeHead(200, { etag: ETAG, ...length }).end(body);
  });
  const url = `http://127.0.0.1:${processor.port}`;
  const routes = MODES.flatMap((mode) =>
    ["Send", "Skip"].map((headers) => ({
      matches: [{ path: { type: "PathPrefix", value: `/${mode}/${headers}` } }],
      policies: {
        extProc: {
          url,
          processingOptions: {
            ...{ requestHeaderMode: headers, responseHeaderMode: headers },
            ...{ requestBodyMode: mode, responseBodyMode: mode },
          },
        },
      },
      backends: [{ host: `127.0.0.1:${upstream.port}` }],
    })),
  );
  const frontend = { http: { maxBufferSize: "1Mi" } };
  const web = { port: "PORT", protocol: "HTTP", frontend, routes };
  const config = JSON.stringify({ gateways: { web } }).replace('"PORT"', () => "$PORT");
  gateway = await Gateway.start({ config });
});

after(async () => {
  await gateway[Symbol.asyncDispose]();
  await processor?.[Symbol.asyncDispose]();
  await upstream.close();
});

async function exchange(path: string, body: string) {
  digest = undefined;
  const response = await fetch(gateway.url + path, {
    ...{ method: "POST", body, headers: { "content-md5": "of-the-body" } },
    signal: AbortSignal.timeout(60_000),
  });
  assert.equal(response.status, 200);
  if (digest !== undefined && !path.endsWith("/chunked"))
    assert.equal(response.headers.get("content-length"), String(Buffer.byteLength(body)));
  return { etag: response.headers.get("etag"), body: await response.text(), digest };
}

for (const mode of MODES)
  for (const headers of ["Send", "Skip"]) {
    const path = `/${mode}/${headers}`;

    test(`a processor that only looks leaves what describes the body: ${path}`, async () => {
      for (const body of ["plain", LONG])
        assert.deepEqual(await exchange(path, body), { etag: ETAG, body, digest: "of-the-body" });
    });

    test(`a body that the processor edits is not the one that was described: ${path}`, async () => {
      for (const body of ["a secret", `${LONG} secret`])
        assert.deepEqual(await exchange(path, body), {
          ...{ etag: null, digest: undefined },
          body: body.replace("secret", "edited"),
        });
    });
  }

test("a streamed body of an unknown length begins before the processor has seen its end", async () => {
  const { etag, body } = await exchange("/FullDuplexStreamed/Send/chunked", "plain");
  assert.deepEqual([etag, body], [null, "plain"]);
});
