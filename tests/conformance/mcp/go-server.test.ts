import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { test } from "node:test";
import { freePort } from "@edge-gateway/testkit/free-port";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { programsOf } from "../../../tools/kube/programs.ts";
import { fillPlain, startGateway, startSdkServer } from "../../e2e/mcp/arrange.ts";
import { lostChecks, passed, runSuite, SUITES } from "./suite.ts";

/**
 * The conformance server of the official library of Go passes alone and as one of three what it passes
 * directly: with sessions, and without, as it serves version 2026-07-28.
 */

const CASES = {
  "with sessions": "0.2.0-alpha.12, requirements of 2025-11-25",
  "without sessions": "0.2.0-alpha.12, requirements of 2026-07-28",
} as const;

for (const [kind, title] of Object.entries(CASES))
  test(`${kind}, suite ${title}: every check that passes without the gateway passes`, async () => {
    await using server = await startGoServer(kind === "without sessions");
    await using before = await startSdkServer(fillPlain("before"));
    await using behind = await startSdkServer(fillPlain("behind"));
    await using alone = await startGateway({ server });
    const targets = Object.entries({ before, server, behind }).map(([name, { port }]) => ({
      name,
      static: { host: "127.0.0.1", port },
    }));
    await using several = await startGateway({}, { targets, prefixMode: "Never" });
    const [direct, ...through] = await Promise.all(
      [server, alone, several].map(({ url }) => runSuite(SUITES[title], `${url}/mcp`)),
    );
    assert.ok(direct !== undefined && passed(direct) > 0);
    for (const outcomes of through) assert.deepEqual(lostChecks(direct, outcomes), []);
  });

async function startGoServer(stateless: boolean) {
  const { "everything-server": program } = await programsOf("mcp");
  const port = await freePort();
  const args = ["-http", `127.0.0.1:${port}`, `-stateless=${stateless}`];
  const started = spawn(program, args, { stdio: "ignore" });
  const url = `http://127.0.0.1:${port}`;
  await waitFor("the server", () => fetch(url).then(() => true));
  return {
    port,
    url,
    async [Symbol.asyncDispose]() {
      const ended = once(started, "exit");
      started.kill("SIGKILL");
      await ended;
    },
  };
}
