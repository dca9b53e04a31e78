import assert from "node:assert/strict";
import { test } from "node:test";
import type { StoredObject } from "@edge-gateway/storage/config-store";
import { DATABASE_FILE } from "@edge-gateway/translate/diagnostics/database-file";
import { rebaseChange, type EarlierChange } from "../rebase-change.ts";

function rows(values: Readonly<Record<string, string>>): readonly StoredObject[] {
  return Object.entries(values).map(([name, value]) => ({ kind: "routes", name, value }));
}

interface Case {
  readonly before: Readonly<Record<string, string>>;
  readonly mine: Readonly<Record<string, string>>;
  readonly now: Readonly<Record<string, string>>;
  readonly version?: string;
  /** The file that the change is about. */
  readonly changes?: string;
  /** Why the database cannot be asked. */
  readonly away?: string;
}

/** The objects that a change of an earlier version leads to, or why it is a conflict. */
async function rebased(each: Case): Promise<unknown> {
  const { before, mine, now, version = "1-a", changes = DATABASE_FILE, away } = each;
  const asked = <Answer>(answer: Answer): Promise<Answer> =>
    away === undefined ? Promise.resolve(answer) : Promise.reject(new Error(away));
  const order = {
    files: [{ file: DATABASE_FILE, text: "mine" }],
    version,
    base: { revision: 3, objects: rows(now) },
    database: {
      objectsAt: (revision: number) => asked(revision === 1 ? rows(before) : undefined),
      since: () => asked([{ revision: 2, base: 1, at: "", author: "bob", message: "closes" }]),
    },
    reader: {
      write: async (objects: readonly StoredObject[]) => ({ text: JSON.stringify(objects) }),
      judge: async ({ files: [file] }: EarlierChange) =>
        file?.text === "mine"
          ? { version: "1-a", objects: rows(mine), texts: new Map([[changes, ""]]) }
          : { version: "3-c", objects: JSON.parse(file?.text ?? "") },
    },
  } as unknown as EarlierChange;
  const result = await rebaseChange(order);
  if (typeof result === "string" || "kind" in result) return result;
  return Object.fromEntries(result.objects?.map(({ name, value }) => [name, value]) ?? []);
}

test("changes of different objects are laid over each other", async () => {
  const before = { a: "1", b: "1", c: "1" };
  const result = await rebased({
    before,
    mine: { a: "2", b: "1" },
    now: { ...before, b: "2", d: "1" },
  });
  assert.deepEqual(result, { a: "2", b: "2", d: "1" });
});

test("different changes of one object are a conflict that names it, and who else has changed it", async () => {
  const before = { a: "1", b: "1" };
  const conflicts = [
    { mine: { a: "2", b: "1" }, now: { a: "3", b: "1" } },
    { mine: { b: "1" }, now: { a: "3", b: "1" } },
    { mine: { a: "2", b: "1" }, now: { b: "1" } },
  ];
  for (const each of conflicts)
    assert.equal(
      await rebased({ before, ...each }),
      "routes/a was changed by you and by others: 2 by bob: closes",
    );
});

test("an object that two people rename at once is a conflict, unless both give it the same name", async () => {
  const before = { a: "1", b: "1" };
  const conflict = "routes/a was changed by you and by others: 2 by bob: closes";
  for (const [mine, now] of [
    [
      { x: "1", b: "1" },
      { y: "1", b: "1" },
    ],
    [
      { x: "1", b: "1" },
      { x: "2", b: "1" },
    ],
    [{ b: "1" }, { y: "1", b: "1" }],
    [{ x: "1", b: "1" }, { b: "1" }],
  ] as const)
    assert.match(String(await rebased({ before, mine: { ...mine }, now: { ...now } })), /^routes/);
  assert.equal(
    await rebased({ before, mine: { x: "1", b: "1" }, now: { y: "1", b: "1" } }),
    conflict,
  );
  const same = { x: "1", b: "1" };
  assert.deepEqual(await rebased({ before, mine: same, now: same }), same);
  assert.deepEqual(await rebased({ before, mine: { b: "1" }, now: { b: "2" } }), { b: "2" });
});

test("the same change of one object is no conflict", async () => {
  const both = { a: "2" };
  assert.deepEqual(await rebased({ before: { a: "1" }, mine: both, now: both }), both);
});

test("a version that is not known, or is not older, is stale", async () => {
  const nothing = { before: {}, mine: {}, now: {} };
  assert.equal(await rebased({ ...nothing, version: "2-a" }), "2 by bob: closes");
  assert.equal(await rebased({ ...nothing, version: "1-other" }), "2 by bob: closes");
  for (const version of ["3-c", "4-d", "a"])
    assert.equal(await rebased({ ...nothing, version }), "");
});

test("a change that is about the file, too, stays as it is, so that it is refused", async () => {
  const mine = { a: "2" };
  const now = { a: "1", b: "1" };
  assert.deepEqual(await rebased({ before: { a: "1" }, mine, now, changes: "gw.yaml" }), mine);
});

test("while the database cannot be asked, it is not known whether there is a conflict", async () => {
  const before = { a: "1" };
  assert.deepEqual(await rebased({ before, mine: { a: "2" }, now: before, away: "it crashed" }), {
    kind: "unavailable",
    reason: "the database cannot be used now: it crashed",
  });
});
