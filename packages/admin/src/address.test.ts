import assert from "node:assert/strict";
import { once } from "node:events";
import { link, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { get } from "node:http";
import type { RequestListener, RequestOptions } from "node:http";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { silentLogger } from "@edge-gateway/kernel/testing/silent-logger";
import { parseAddress, serve, type Service } from "./address.ts";

const ANSWER = "here";
/** Maximum number of concurrent connections. */
const MANY = 16;

/** The service under test. */
function answers(maxConnections = MANY): Service {
  const handler: RequestListener = (_, response) => response.end(ANSWER);
  return { handler, maxConnections, setting: "adminAddr", log: silentLogger };
}

function fetchFrom(options: RequestOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    get({ agent: false, ...options }, (response) => {
      response.setEncoding("utf8").on("data", resolve);
    }).on("error", reject);
  });
}

test("parses the forms of an address", () => {
  assert.deepEqual(parseAddress("127.0.0.1:80"), { kind: "tcp", host: "127.0.0.1", port: 80 });
  assert.deepEqual(parseAddress("[::1]:80"), { kind: "tcp", host: "::1", port: 80 });
  assert.deepEqual(parseAddress("localhost:80"), { kind: "tcp", host: "localhost", port: 80 });
  assert.deepEqual(parseAddress("unix:/run/a b"), { kind: "unix", path: "/run/a b" });
  assert.deepEqual(parseAddress("off"), { kind: "off" });
  for (const text of [
    "",
    "80",
    ":80",
    "localhost",
    "::1:80",
    "unix:a",
    "a:b:80",
    "host:x",
    "a:80",
    "1.1.1:80",
    "::1",
    "127.0.0.1:65536",
  ]) {
    assert.throws(() => parseAddress(text), RangeError, text);
  }
});

test("localhost listens on both loopback addresses with the same port", async (context) => {
  const running = await serve(parseAddress("localhost:0"), answers());
  context.after(() => running.close());
  const port = Number(running.addresses[0]?.split(":").at(-1));
  assert.equal(running.addresses[0], `127.0.0.1:${port}`);
  for (const host of ["127.0.0.1", ...(running.addresses.length > 1 ? ["::1"] : [])]) {
    assert.equal(await fetchFrom({ host, port }), ANSWER);
  }
});

test("a Unix socket is for its owner only, and a socket file left by a dead process is replaced", async (context) => {
  const folder = await mkdtemp(join(tmpdir(), "admin-"));
  context.after(() => rm(folder, { recursive: true }));
  const path = join(folder, "admin.sock");
  const previous = join(folder, "previous.sock");
  const left = createServer();
  await new Promise<void>((resolve) => left.listen(previous, resolve));
  await link(previous, path);
  await assert.rejects(serve({ kind: "unix", path }, answers()), /cannot listen on unix:.*in use/);
  await new Promise((resolve) => left.close(resolve));
  const running = await serve({ kind: "unix", path }, answers());
  context.after(() => running.close());
  assert.deepEqual(running.addresses, [`unix:${path}`]);
  assert.equal((await stat(path)).mode & 0o777, 0o600);
  assert.equal(await fetchFrom({ socketPath: path }), ANSWER);
});

test("a file that is not a socket is never replaced", async (context) => {
  const folder = await mkdtemp(join(tmpdir(), "admin-"));
  context.after(() => rm(folder, { recursive: true }));
  const path = join(folder, "notes.txt");
  await writeFile(path, "mine");
  await assert.rejects(serve({ kind: "unix", path }, answers()), /cannot listen/);
  assert.equal(await readFile(path, "utf8"), "mine");
});

test("more clients than allowed are closed", async (context) => {
  const running = await serve(parseAddress("127.0.0.1:0"), answers(2));
  context.after(() => running.close());
  const port = Number(running.addresses[0]?.split(":").at(-1));
  const clients = [connect(port, "127.0.0.1"), connect(port, "127.0.0.1")];
  for (const client of clients) {
    client.write("GET / HTTP/1.1\r\nhost: a\r\n\r\n");
    await once(client, "data");
  }
  const third = connect(port, "127.0.0.1")
    .on("error", () => {})
    .resume();
  await once(third, "close");
  assert.equal(third.bytesRead, 0);
  clients[0]?.destroy();
  await waitFor("room for another client", () => fetchFrom({ port }).catch(() => undefined));
  clients[1]?.destroy();
});

test("the address `off` disables the server", async () => {
  const running = await serve(parseAddress("off"), answers());
  assert.deepEqual(running.addresses, []);
  await running.close();
});

test("an address in use is an error that names it", async (context) => {
  const running = await serve(parseAddress("127.0.0.1:0"), answers());
  context.after(() => running.close());
  const [address = ""] = running.addresses;
  await assert.rejects(serve(parseAddress(address), answers()), {
    message: `cannot listen on ${address}: address already in use (set config.adminAddr or ADMIN_ADDR to move it)`,
  });
});
