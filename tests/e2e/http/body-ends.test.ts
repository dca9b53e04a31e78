import assert from "node:assert/strict";
import { once } from "node:events";
import { request as send } from "node:http";
import {
  type ClientHttp2Session,
  connect,
  constants,
  createServer as createHttp2Server,
  type IncomingHttpHeaders,
  type ServerHttp2Stream,
} from "node:http2";
import { text } from "node:stream/consumers";
import { after, before, describe, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { GrpcServer } from "@edge-gateway/testkit/servers/grpc-server";
import { type Listening, listen } from "@edge-gateway/testkit/listen";
import { startUpstream } from "@edge-gateway/testkit/servers/upstream";
import { startEditing } from "./editing-processor.ts";

/**
 * How responses end when a policy reads or replaces their body: those without a body keep none, headers never
 * describe other bytes than the client gets, and trailers stay.
 */

/** What describes the bytes of the upstream's body, and of no other. */
const OF_THE_BYTES = {
  etag: '"1"',
  "last-modified": "Sun, 29 Nov 2026 10:00:00 GMT",
  "content-md5": "Xr4ilOzQ4PCOq3aQ0qbuaQ==",
  digest: "sha-256=X",
  "content-digest": "sha-256=:X:",
  "repr-digest": "sha-256=:X:",
  "accept-ranges": "bytes",
};
const TRAILERS = { "grpc-status": "0", "x-checksum": "1", "content-digest": "sha-256=:X:" };
const BODY = "a secret";
const PART = BODY.slice(0, 4);
const EDITED = "a edited";

let http1: Listening;
let http2: Listening;
let processor: GrpcServer;
let gateway: Gateway;
let session: ClientHttp2Session;

const processing = (responseBodyMode: string) => ({
  extProc: {
    url: `http://127.0.0.1:${processor.port}`,
    processingOptions: { requestBodyMode: "None", responseBodyMode },
  },
});

const edit = (body: string) => ({ transformation: { response: { body } } });

/** The policies, each with the body that the client gets; undefined: that of the upstream. */
const POLICIES: Readonly<Record<string, string>> = {
  made: "made",
  edited: EDITED,
  buffer: BODY,
  None: BODY,
  Buffered: EDITED,
  BufferedPartial: EDITED,
  FullDuplexStreamed: EDITED,
};
const EDITING = Object.keys(POLICIES).filter((name) => POLICIES[name] !== BODY);

function policyOf(name: string): object {
  if (name === "made") return edit('"made"');
  if (name === "edited") return edit('string(response.body).replace("secret", "edited")');
  return name === "buffer" ? { buffer: { response: { maxBytes: 1000 } } } : processing(name);
}

function configuration(): string {
  const servers = [
    ["h1", http1, "HTTP1"],
    ["h2", http2, "HTTP2"],
  ] as const;
  const routes = servers.flatMap(([kind, { port }, version]) =>
    Object.keys(POLICIES).map((name) => ({
      matches: [{ path: { type: "PathPrefix", value: `/${kind}/${name}/` } }],
      policies: policyOf(name),
      backends: [{ host: `127.0.0.1:${port}`, policies: { http: { version } } }],
    })),
  );
  const gateways = { web: { port: "PORT", protocol: "HTTP", routes } };
  return JSON.stringify({ gateways }).replace('"PORT"', () => "$PORT");
}

/** A response of the HTTP/2 upstream, by the last segment of the path. */
function respond(stream: ServerHttp2Stream, { ":path": path = "" }: IncomingHttpHeaders): void {
  stream.on("error", () => {});
  const grpc = { ":status": 200, "content-type": "application/grpc" };
  if (path.endsWith("/only"))
    return stream.respond({ ...grpc, "grpc-status": "5" }, { endStream: true });
  stream.respond({ ...grpc, ...OF_THE_BYTES }, { waitForTrailers: true });
  stream.on("wantTrailers", () => stream.sendTrailers(TRAILERS));
  stream.end(BODY);
}

before(async () => {
  http1 = await startUpstream((request, response) => {
    const { method, url = "" } = request;
    if (url.endsWith("/204")) return void response.writeHead(204, OF_THE_BYTES).end();
    if (request.headers.range !== undefined)
      return void response.writeHead(206, { "content-range": "bytes 0-3/8" }).end(PART);
    if (url.endsWith("/304")) return void response.writeHead(304, OF_THE_BYTES).end();
    if (url.endsWith("/trailers")) {
      response.writeHead(200, { ...OF_THE_BYTES, trailer: "x-checksum" });
      response.write(BODY);
      response.addTrailers(TRAILERS);
      return void response.end();
    }
    response.writeHead(200, { ...OF_THE_BYTES, "content-length": BODY.length });
    response.end(method === "HEAD" ? undefined : BODY);
  });
  http2 = await listen(createHttp2Server().on("stream", respond));
  processor = await startEditing();
  gateway = await Gateway.start({ config: configuration() });
  session = connect(gateway.url);
});

after(async () => {
  session?.destroy();
  await gateway?.[Symbol.asyncDispose]();
  await processor?.[Symbol.asyncDispose]();
  await Promise.all([http1?.close(), http2?.close()]);
});

interface Received {
  readonly headers: IncomingHttpHeaders;
  /** Whether the response ends with its headers. */
  readonly endsWithHeaders: boolean;
  readonly body: string;
  readonly trailers: Readonly<Record<string, unknown>>;
}

async function overHttp2(path: string, method = "GET"): Promise<Received> {
  const stream = session.request({ ":path": path, ":method": method });
  let trailers = {};
  // Symbols of Node.js are no trailers.
  stream.on("trailers", (received) => (trailers = Object.fromEntries(Object.entries(received))));
  const responded = once(stream, "response", { signal: AbortSignal.timeout(60_000) });
  const body = text(stream);
  const [headers, flags] = await responded;
  const endsWithHeaders = (flags & constants.NGHTTP2_FLAG_END_STREAM) !== 0;
  return { headers, endsWithHeaders, body: await body, trailers };
}

async function overHttp1(path: string, method = "GET"): Promise<Received> {
  const request = send(`${gateway.url}${path}`, { method, timeout: 60_000 });
  request.end();
  const [response] = await once(request, "response");
  const body = await text(response);
  const { headers, trailers } = response;
  return { headers, endsWithHeaders: body === "", body, trailers: { ...trailers } };
}

/** The names of those headers that describe the upstream's bytes. */
function described({ headers }: Received): readonly string[] {
  return Object.keys(OF_THE_BYTES).filter((name) => headers[name] !== undefined);
}

describe("a gRPC response that ends with its headers stays one", () => {
  for (const name of Object.keys(POLICIES))
    test(name, async () => {
      const { headers, endsWithHeaders, body } = await overHttp2(`/h2/${name}/only`);
      assert.deepEqual([headers["grpc-status"], endsWithHeaders, body], ["5", true, ""]);
    });
});

describe("trailers follow a body that is read or replaced, without digests of other bytes", () => {
  for (const name of Object.keys(POLICIES)) {
    const isEdited = EDITING.includes(name);
    const { "content-digest": digest, ...kept } = TRAILERS;
    const wanted = isEdited ? kept : { ...kept, "content-digest": digest };
    // A body that is replaced without being read has no trailers.
    const isRead = name !== "made";
    for (const [client, ask] of Object.entries({ http1: overHttp1, http2: overHttp2 }))
      for (const path of ["/h1/NAME/trailers", "/h2/NAME/trailers"])
        test(`${client} ${path.replace("NAME", name)}`, async () => {
          const received = await ask(path.replace("NAME", name));
          assert.deepEqual(
            [received.body, received.trailers, described(received)],
            [POLICIES[name], isRead ? wanted : {}, isEdited ? [] : Object.keys(OF_THE_BYTES)],
          );
        });
  }
});

describe("a response to HEAD has the headers that GET would have", () => {
  for (const name of Object.keys(POLICIES))
    for (const [client, ask] of Object.entries({ http1: overHttp1, http2: overHttp2 }))
      test(`${client} ${name}`, async () => {
        const head = await ask(`/h1/${name}/plain`, "HEAD");
        const get = await ask(`/h1/${name}/plain`);
        assert.equal(head.body, "");
        assert.deepEqual(described(head), described(get));
        const { "content-length": length } = head.headers;
        // What a policy makes of a body is not known without the body.
        const known = [undefined, get.headers["content-length"]];
        assert.ok(known.includes(length), `content-length: ${length}`);
      });
});

describe("304 (Not Modified) has no body, and validators only for the bytes that 200 has", () => {
  for (const name of Object.keys(POLICIES))
    for (const [client, ask] of Object.entries({ http1: overHttp1, http2: overHttp2 }))
      test(`${client} ${name}`, async () => {
        const received = await ask(`/h1/${name}/304`);
        assert.equal(received.body, "");
        const wanted = EDITING.includes(name) ? [] : Object.keys(OF_THE_BYTES);
        assert.deepEqual(described(received), wanted);
      });
});

test("a client that wants a part gets the whole body where a policy may edit that", async () => {
  const headers = { range: "bytes=0-3" };
  for (const [name, whole] of Object.entries(POLICIES)) {
    const response = await fetch(`${gateway.url}/h1/${name}/part`, { headers });
    const expected = EDITING.includes(name) ? [200, null, whole] : [206, "bytes 0-3/8", PART];
    const got = [response.status, response.headers.get("content-range"), await response.text()];
    assert.deepEqual(got, expected, name);
  }
});

test("204 (No Content) stands for no other response, so its validators stay", async () => {
  for (const name of EDITING.filter((one) => one !== "made"))
    for (const ask of [overHttp1, overHttp2]) {
      const received = await ask(`/h1/${name}/204`, "PUT");
      assert.deepEqual(described(received), Object.keys(OF_THE_BYTES), name);
    }
});
