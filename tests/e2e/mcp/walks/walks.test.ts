import assert from "node:assert/strict";
import { after, test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { fillPlain, startSdkServer } from "../arrange.ts";
import { chance } from "../chance.ts";
import { ChangingGateway } from "../changing-gateway.ts";
import { connectHttp, connectSdk2, connectSse } from "../programs/every-method-clients.ts";
import { everyMethodOptions, fillEveryMethod } from "../programs/every-method-server.ts";
import { differences } from "../programs/every-method-steps.ts";
import { startNewServer } from "../programs/new-server.ts";
import { startSseServer } from "../programs/sse-server.ts";
import { chooseWalk, walk, type Event, type Place } from "./walk.ts";

/**
 * Random walks through a server's methods, alone and as one of several, while the configuration changes, the server
 * restarts or is slow, and the client begins anew: each step gives what it gives directly.
 */

const SEED = Number(process.env["WALK_SEED"] ?? 1);
const WALKS = Number(process.env["MCP_WALKS"] ?? 4);
const GROUPS = 5;
/** Milliseconds by which a slow server delays each request. */
const SLOW = 50;

const PROGRAM = fileURLToPath(new URL("../programs/every-method-program.ts", import.meta.url));
const server = await startSdkServer(fillEveryMethod, undefined, everyMethodOptions);
const sse = await startSseServer(fillEveryMethod, everyMethodOptions);
const others = {
  one: await startSdkServer(fillPlain("one")),
  two: await startSdkServer(fillPlain("two")),
  three: await startSdkServer(fillPlain("three")),
  fresh: await startNewServer("fresh"),
  young: await startNewServer("young"),
};
const old = await startSseServer(fillPlain("old"));
after(() => Promise.all([server, sse, old, ...Object.values(others)].map((each) => each.close())));

const at = (port: number, protocol = "StreamableHTTP") => ({
  static: { host: "127.0.0.1", port, protocol },
});
const TARGETS = {
  http: at(server.port),
  sse: at(sse.port, "SSE"),
  stdio: { stdio: { command: process.execPath, args: [PROGRAM] } },
};
const OTHERS = [
  ...Object.entries(others).map(([name, { port }]) => ({ name, ...at(port) })),
  { name: "old", ...at(old.port, "SSE") },
];
const CLIENTS = {
  "SDK 1.x": (url: string) => connectHttp(`${url}/mcp`),
  "SDK 1.x with HTTP and SSE": (url: string) => connectSse(`${url}/sse`),
  "SDK 2.x": (url: string) => connectSdk2(`${url}/mcp`, "session"),
};
const COUNTS = [1, 3, 7];
/** A rule that allows everything, so that the gateway reads the messages of a single server. */
const READS = {
  mcp: { authorization: { action: "Allow", policy: { matchExpressions: ["true"] } } },
};

const draw = chance(SEED);
const pick = <Value>(values: readonly Value[]): Value => values[draw(values.length)] as Value;

/** Happens to the server, or to nothing that a client without the gateway sees. */
const direct: Place = {
  connect: () => connectHttp(`${server.url}/mcp`),
  happen: () => Promise.resolve(),
};

for (let round = 0; round < WALKS; round++) {
  const kind = pick(Object.keys(TARGETS) as (keyof typeof TARGETS)[]);
  const count = pick(COUNTS);
  const workers = pick([1, 2, 4]);
  const reads = pick([false, true]);
  const [who, connect] = pick(Object.entries(CLIENTS));
  const possible: readonly Event[] =
    kind === "http" ? ["change", "restart", "slow", "end"] : ["change", "end"];
  const events = [pick(possible), pick(possible)];
  const stops = chooseWalk(draw, { groups: GROUPS, events });
  const shown = stops.map((stop) => ("step" in stop ? stop.step : `<${stop.event}>`)).join(", ");
  test(`walk ${round} of seed ${SEED}: ${who}, ${workers} workers, ${kind} as one of ${count}${reads ? ", read" : ""}: ${shown}`, async () => {
    const expected = await walk(stops, direct);
    const targets = [...OTHERS.slice(0, count - 1), { name: "it", ...TARGETS[kind] }];
    const backend = {
      mcp: { targets, prefixMode: "Never" },
      ...(reads ? { policies: READS } : {}),
    };
    await using changing = await ChangingGateway.start(backend, { workerThreads: workers });
    try {
      const found = await walk(stops, {
        connect: () => connect(changing.gateway.url),
        async happen(event) {
          if (event === "change") await changing.change();
          else if (event === "restart") server.forget();
          else server.hold = () => setTimeout(SLOW);
        },
      });
      assert.deepEqual(differences(found, expected), []);
    } finally {
      server.hold = () => undefined;
    }
  });
}
