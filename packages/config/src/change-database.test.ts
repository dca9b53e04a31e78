import assert from "node:assert/strict";
import { test } from "node:test";
import type { CommitResult, StoredConfig } from "@edge-gateway/storage/config-store";
import { DATABASE_FILE } from "@edge-gateway/translate/diagnostics/database-file";
import { changeDatabase } from "./change-database.ts";

type Parts = Parameters<typeof changeDatabase>[2];

/** Changes a database whose gateway cannot run the change; commits have these results. */
async function change(...results: readonly CommitResult[]) {
  const base: StoredConfig = { revision: 1, objects: [] };
  const objects = [{ kind: "routes", name: "a", value: "{}" }];
  const rest = [...results];
  const messages: string[] = [];
  const lastAttempt = { result: "Refused", diagnostics: [], problems: ["no such port"] };
  const parts = {
    base,
    database: {
      current: { revision: 2, objects },
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
    show: async () => ({}),
    wallClock: () => 0,
  } as unknown as Parts;
  const judged = { texts: new Map([[DATABASE_FILE, ""]]), objects };
  const order = judged as unknown as Parameters<typeof changeDatabase>[0];
  const origin = { by: "ann", message: "opens" } as Parameters<typeof changeDatabase>[1];
  return { changed: await changeDatabase(order, origin, parts), messages };
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
