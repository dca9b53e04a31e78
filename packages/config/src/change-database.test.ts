import assert from "node:assert/strict";
import { test } from "node:test";
import type { CommitResult, StoredConfig } from "@edge-gateway/storage/config-store";
import { DATABASE_FILE } from "@edge-gateway/translate/diagnostics/database-file";
import { changeDatabase } from "./change-database.ts";

type Parts = Parameters<typeof changeDatabase>[2];

const REFUSED = { result: "Refused", diagnostics: [], problems: ["no such port"] };

/** Changes a database whose gateway cannot run the change; commits have these results. */
function change(...results: readonly CommitResult[]) {
  return changeWith({}, ...results);
}

/** Changes a database that has these objects afterwards. */
async function changeWith(
  options: { readonly lastAttempt?: object | null; readonly found?: StoredConfig["objects"] },
  ...results: readonly CommitResult[]
) {
  const base: StoredConfig = { revision: 1, objects: [] };
  const objects = [{ kind: "routes", name: "a", value: "{}" }];
  const rest = [...results];
  const messages: string[] = [];
  const { found = objects, lastAttempt = REFUSED } = options;
  const parts = {
    ...{ base, basedOn: "1-a" },
    database: {
      current: { revision: 2, objects: found },
      away: undefined,
      history: 10,
      commit: async ({ message }: { readonly message: string }) => {
        messages.push(message);
        return rest.shift() ?? assert.fail("a commit too many");
      },
      refresh: async () => {},
      since: async () => [],
      objectsAt: async () => undefined,
    },
    status: () => ({ lastAttempt }),
    show: async () => ({ version: "2-a" }),
    wallClock: () => 0,
  } as unknown as Parts;
  const judged = { version: "1-a", texts: new Map([[DATABASE_FILE, ""]]), objects, unread: [] };
  const order = judged as unknown as Parameters<typeof changeDatabase>[0];
  const origin = { by: "ann", message: "opens" } as Parameters<typeof changeDatabase>[1];
  const changed = await changeDatabase(order, origin, parts);
  assert.ok(changed !== "overtaken");
  return { changed, messages };
}

test("a change that the gateway cannot run is taken back", async () => {
  const { changed, messages } = await change(
    { kind: "committed", revision: 2 },
    { kind: "committed", revision: 3 },
  );
  assert.equal(changed.kind, "refused");
  assert.match(messages[1] ?? "", /^taken back/);
});

test("a change that stays although the gateway cannot run it is not said to be refused", async () => {
  const { changed } = await change(
    { kind: "committed", revision: 2 },
    { kind: "stale", revision: 3 },
  );
  assert.ok(changed.kind === "unavailable");
  assert.match(changed.reason, /cannot run version 2 \(.+\), and it could not be taken back/);
});

test("a change names its version, unless the database has other objects meanwhile", async () => {
  const done = { kind: "committed", revision: 2 } as const;
  const own = await changeWith({ lastAttempt: null }, done);
  assert.ok(own.changed.kind === "applied");
  assert.equal(own.changed.version, "2-a");
  const found = [{ kind: "routes", name: "b", value: "{}" }];
  const other = await changeWith({ lastAttempt: null, found }, done);
  assert.ok(other.changed.kind === "applied");
  assert.equal(other.changed.version, undefined);
});
