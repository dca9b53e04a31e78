import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import { promisify } from "node:util";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { Listening } from "@edge-gateway/testkit/listen";
import { startUpstream } from "@edge-gateway/testkit/servers/upstream";
import { waitFor } from "@edge-gateway/testkit/wait-for";

const CONNECTIONS = 150;
const BODY = "x".repeat(8 * 1024 * 1024);
/** Maximum growth of the process in bytes: a fraction of what the slow clients request. */
const MEMORY_MARGIN = (CONNECTIONS * BODY.length) / 4;

let gateway: Gateway;
let upstream: Listening;

before(async () => {
  upstream = await startUpstream((request, response) => {
    request.resume();
    response.end(request.url === "/large" ? BODY : "here");
  });
  gateway = await Gateway.start({
    config: `gateways:
  web:
    port: \${PORT}
    frontend:
      http: { headerTimeout: 1s, bodyIdleTimeout: 1s, http1IdleTimeout: 1s }
    routes:
      - backends: [{ host: "127.0.0.1:${new URL(upstream.url).port}" }]
`,
  });
});

after(async () => {
  await gateway[Symbol.asyncDispose]();
  await upstream.close();
});

function residentBytes(): number {
  const pages = readFileSync(`/proc/${gateway.pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(pages)?.[1]) * 1024;
}

function descriptors(): number {
  return readdirSync(`/proc/${gateway.pid}/fd`).length;
}

/** Runs an attack of slowhttptest for three seconds; returns its report. */
async function attack(...mode: readonly string[]): Promise<string> {
  const most = String(CONNECTIONS);
  const args = ["-c", most, "-r", most, "-i", "1", "-l", "3", "-p", "3", ...mode];
  const { stdout } = await promisify(execFile)("slowhttptest", args);
  return stdout.replace(/\x1b\[[0-9;]*m/g, "");
}

describe("slowhttptest", () => {
  const modes: readonly [name: string, ...args: string[]][] = [
    ["heads that never end (slowloris)", "-H"],
    ["bodies that never end", "-B", "-s", "8192"],
    [
      "responses that are not read",
      "-X",
      "-k",
      "1",
      "-n",
      "1",
      "-w",
      "256",
      "-y",
      "512",
      "-z",
      "32",
    ],
  ];
  for (const [name, ...args] of modes) {
    test(`${name}: the gateway serves others, and closes the attackers' connections`, async () => {
      const filesBefore = descriptors();
      const memoryBefore = residentBytes();
      const path = args[0] === "-X" ? "/large" : "/";
      const said = await attack(...args, "-u", `${gateway.url}${path}`);
      assert.match(said, /service available:\s+YES/, said);
      // Connections of the previous test may be closed during this one, after the idle timeout.
      const answer = await fetch(gateway.url, { headers: { connection: "close" } });
      assert.equal(await answer.text(), "here");
      await waitFor("the end of every connection", () => descriptors() <= filesBefore + 4);
      const grown = residentBytes() - memoryBefore;
      assert.ok(grown < MEMORY_MARGIN, `${grown} bytes more after ${name}`);
    });
  }
});
