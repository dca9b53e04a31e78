import assert from "node:assert/strict";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { connect } from "node:tls";
import { PEERS, configured, gateway } from "./candidates.ts";
import { CASES } from "./cases.ts";
import { allowedCores } from "./cpu.ts";
import { answering, freePort, start } from "./processes.ts";
import { ROOT, certificateFile } from "./tools.ts";

const CANDIDATES = [gateway("gw", ROOT, false), ...PEERS];
const ANY_CORE = String(allowedCores()[0]);

/** Answers every request with 200 and tells the fields that arrived. */
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

/** Whether TLS with the certificate of the benchmark is spoken there, and HTTP/2 offered. */
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
      workers: 1,
    });
    const running = start(candidate.name, command, ANY_CORE);
    cleanUp.defer(() => running.stop());
    await answering(running, port);
    for (const { path, bodyBytes } of CASES) {
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
    assert.equal(seen.length, CASES.length);
  });
}
