import assert from "node:assert/strict";
import { after, test } from "node:test";
import { fillPlain, startGateway, startSdkServer } from "../arrange.ts";
import { fillEveryMethodNew } from "../programs/every-method-new-server.ts";
import { everyMethodOptions, fillEveryMethod } from "../programs/every-method-server.ts";
import {
  differences,
  OF_NEW_SERVERS,
  runSteps,
  OF_SESSIONS,
} from "../programs/every-method-steps.ts";
import { GoClient } from "../programs/go-client.ts";
import { startNewServer } from "../programs/new-server.ts";
import { startSseServer } from "../programs/sse-server.ts";

/**
 * The official client of Go gets the same directly, alone and as one of seven servers, from servers of
 * both kinds: those with sessions, and those of version 2026-07-28.
 */

const old = await startSdkServer(fillEveryMethod, undefined, everyMethodOptions);
const fresh = await startNewServer("fresh", fillEveryMethodNew);
const others = {
  one: await startSdkServer(fillPlain("one")),
  two: await startSdkServer(fillPlain("two")),
  sse: await startSseServer(fillPlain("sse")),
  young: await startNewServer("young"),
  newest: await startNewServer("newest"),
  three: await startSdkServer(fillPlain("three")),
};
after(() =>
  Promise.all([old, fresh, ...Object.values(others)].map((each) => each[Symbol.asyncDispose]())),
);

// The library knows no tasks of 2025-11-25.
const { "a task": _, ...ofSessions } = OF_SESSIONS;
const CASES = {
  "with sessions, to a client of 2025-11-25": [old, ofSessions, "2025-11-25"],
  "with sessions, to a client of all versions": [old, OF_NEW_SERVERS],
  "of version 2026-07-28": [fresh, OF_NEW_SERVERS],
} as const;

const staticAt = (name: string, port: number) => ({
  name,
  static: { host: "127.0.0.1", port, protocol: name === "sse" ? "SSE" : "StreamableHTTP" },
});

for (const [kind, [server, steps, version]] of Object.entries(CASES))
  test(`a server ${kind} gives the same directly, alone and as one of seven`, async () => {
    const targets = Object.entries(others).map(([name, { port }]) => staticAt(name, port));
    targets.splice(3, 0, staticAt("it", server.port));
    await using alone = await startGateway({ it: server });
    await using several = await startGateway({}, { targets, prefixMode: "Never" });
    const through = async (url: string) => {
      await using client = await GoClient.connect(`${url}/mcp`, version);
      return await runSteps(client, steps);
    };
    const expected = await through(server.url);
    assert.deepEqual(differences(await through(alone.url), expected), [], "alone");
    assert.deepEqual(differences(await through(several.url), expected), [], "as one of seven");
  });
