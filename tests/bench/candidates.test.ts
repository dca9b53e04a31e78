import assert from "node:assert/strict";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { connect as connectHttp2 } from "node:http2";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { connect } from "node:tls";
import { PEERS, configured, gateway } from "./candidates.ts";
import { CASES } from "./cases.ts";
import { allowedCores } from "./cpu.ts";
import { load } from "./load.ts";
import { type Running, answering, freePort, start } from "./processes.ts";
import { GRPC_UPSTREAM, ROOT, certificateFile, upstreamProgram } from "./tools.ts";

const CANDIDATES = [gateway("gw", ROOT, false), ...PEERS];
/** Candidates that speak HTTP instead of a protocol of their own. */
const FETCHED = CASES.filter(({ echo, grpc }) => echo !== true && grpc !== true);
const ANY_CORE = String(allowedCores()[0]);

/** Responds to every request with 200 and the headers that arrived. */
async function echo(seen: IncomingHttpHeaders[]) {
  const server = createServer((request, response) => {
    seen.push(request.headers);
    request.resume().on("end", () => response.end("done"));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  assert.ok(address !== null && typeof address === "object");
  return {
    port: address.port,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** Whether the port serves TLS with the certificate of the benchmark, and offers HTTP/2. */
async function trusts(port: number): Promise<boolean> {
  const ca = readFileSync(certificateFile());
  const socket = connect({ port, host: "127.0.0.1", ca, ALPNProtocols: ["h2"] });
  await once(socket, "secureConnect");
  socket.destroy();
  return socket.authorized && socket.alpnProtocol === "h2";
}

for (const candidate of CANDIDATES) {
  test(`${candidate.name} edits the head of requests and responses, and serves the prefix only`, async () => {
    await using cleanUp = new AsyncDisposableStack();
    const directory = mkdtempSync(join(tmpdir(), "bench-"));
    cleanUp.defer(() => rmSync(directory, { recursive: true }));
    const seen: IncomingHttpHeaders[] = [];
    const upstream = cleanUp.use(await echo(seen));
    const port = await freePort();
    const securePort = await freePort();
    const command = await configured(candidate, {
      directory,
      port,
      securePort,
      upstream: upstream.port,
      grpcUpstream: upstream.port,
      workers: 1,
    });
    const running = start(candidate.name, command, ANY_CORE);
    cleanUp.defer(() => running.stop());
    await answering(running, port);
    for (const { path, bodyBytes } of FETCHED) {
      const body = "x".repeat(bodyBytes);
      const request = bodyBytes === 0 ? {} : { method: "POST", body };
      const response = await fetch(`http://127.0.0.1:${port}${path}`, request);
      assert.equal(response.status, 200);
      assert.equal(await response.text(), "done");
      assert.equal(response.headers.get("x-bench-response"), "1");
      assert.equal(seen.at(-1)?.["x-bench-request"], "1");
    }
    assert.ok(await trusts(securePort));
    const other = await fetch(`http://127.0.0.1:${port}/elsewhere`);
    assert.notEqual(other.status, 200);
    assert.equal(seen.length, FETCHED.length);
  });
}

/** Starts a program that prints its port first. */
async function listening(started: AsyncDisposableStack, running: Running): Promise<number> {
  started.defer(() => running.stop());
  return Number(await running.firstLine());
}

/** The status of a gRPC call. */
async function call(port: number): Promise<unknown> {
  const session = connectHttp2(`https://127.0.0.1:${port}`, {
    ca: readFileSync(certificateFile()),
  });
  const fields = { "content-type": "application/grpc", te: "trailers" };
  const stream = session.request({ ":method": "POST", ":path": "/bench.Echo/Call", ...fields });
  stream.end(Buffer.alloc(5));
  const trailers = once(stream.resume(), "trailers");
  const [answer] = await trailers;
  session.close();
  return Object(answer)["grpc-status"];
}

for (const candidate of CANDIDATES) {
  test(`${candidate.name} passes WebSockets and calls of gRPC on`, async () => {
    await using started = new AsyncDisposableStack();
    const directory = mkdtempSync(join(tmpdir(), "bench-"));
    started.defer(() => rmSync(directory, { recursive: true }));
    const program = await upstreamProgram();
    const upstream = await listening(started, start("upstream", { program, args: [] }, ANY_CORE));
    const grpcUpstream = await listening(started, start("calls", GRPC_UPSTREAM, ANY_CORE));
    const port = await freePort();
    const securePort = await freePort();
    const place = { directory, port, securePort, upstream, grpcUpstream, workers: 1 };
    const running = start(candidate.name, await configured(candidate, place), ANY_CORE);
    started.defer(() => running.stop());
    await answering(running, port);
    assert.equal(await call(securePort), "0");
    const echo = CASES.find((each) => each.echo === true);
    assert.ok(echo !== undefined);
    const shape = { connections: 2, seconds: 1 };
    const { signal } = new AbortController();
    const result = await load(echo, { port, securePort }, shape, { cores: ANY_CORE, signal });
    assert.ok(result.requests > 0 && result.failures === 0, running.output());
  });
}
