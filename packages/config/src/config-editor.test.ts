import assert from "node:assert/strict";
import { test } from "node:test";
import { DATABASE_FILE } from "@edge-gateway/translate/diagnostics/database-file";
import { REBASE_TIME } from "./bounds.ts";
import { ConfigEditor } from "./config-editor.ts";
import type { EditorOptions } from "./config-editor.ts";

/** Changes a database in which others commit first, some times. */
async function changeAfter(overtaken: number, step: number) {
  const objects = [{ kind: "routes", name: "a", value: "{}" }];
  const judged = {
    ...{ version: "1-a", diagnostics: [], objects, unread: [] },
    texts: new Map([[DATABASE_FILE, ""]]),
  };
  let [commits, now] = [0, 0];
  const options = {
    path: "gw.yaml",
    locked: undefined,
    reader: { judge: async () => judged, show: async () => ({ version: "1-a", files: [] }) },
    keeper: () => ({ status: { lastAttempt: null } }),
    database: {
      current: { revision: 1, objects: [] },
      away: undefined,
      history: 10,
      commit: async () => {
        now += step;
        commits += 1;
        return { kind: commits > overtaken ? "committed" : "stale", revision: commits + 1 };
      },
      refresh: async () => {},
    },
    wallClock: () => now,
  } as unknown as EditorOptions;
  const origin = { by: "ann", message: "opens" } as Parameters<ConfigEditor["change"]>[2];
  return { change: await new ConfigEditor(options).change([], "1-a", origin), commits };
}

test("a change that others overtake many times is committed between them", async () => {
  const { change, commits } = await changeAfter(50, 1);
  assert.deepEqual([change.kind, commits], ["applied", 51]);
});

test("a change that others overtake for too long is no conflict, but can be sent again", async () => {
  const { change } = await changeAfter(Infinity, REBASE_TIME / 2);
  assert.ok(change.kind === "unavailable");
  assert.match(change.reason, /nothing was changed; send it again/);
});
