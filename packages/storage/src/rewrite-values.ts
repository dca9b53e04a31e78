import type { Transaction } from "kysely";
import { REWRITTEN_VERSIONS } from "./bounds.ts";
import type { ObjectChange, RewriteValues, StoredObject } from "./config-store.ts";
import { changesIn } from "./stored-changes.ts";
import type { Tables } from "./tables.ts";

/** Writes the values of all rows and versions in another form; returns how many have changed. */
export async function rewriteValues(
  db: Transaction<Tables>,
  rewrite: RewriteValues,
): Promise<number> {
  // Whoever commits waits until this transaction ends.
  await db
    .updateTable("edge_head")
    .set((set) => ({ revision: set("revision", "+", 0) }))
    .execute();
  return (await rewriteRows(db, rewrite)) + (await rewriteVersions(db, rewrite));
}

async function rewriteRows(db: Transaction<Tables>, rewrite: RewriteValues): Promise<number> {
  const rows = await db.selectFrom("edge_objects").select(["kind", "name", "value"]).execute();
  let changed = 0;
  for (const [index, value] of rewrite(rows).entries()) {
    const row = rows[index];
    if (row === undefined || row.value === value) continue;
    changed++;
    await db
      .updateTable("edge_objects")
      .set({ value })
      .where("kind", "=", row.kind)
      .where("name", "=", row.name)
      .execute();
  }
  return changed;
}

/** Some versions at a time, so that a long history is never whole in memory. */
async function rewriteVersions(db: Transaction<Tables>, rewrite: RewriteValues): Promise<number> {
  let changed = 0;
  for (let last = 0; ;) {
    const versions = await db
      .selectFrom("edge_versions")
      .select(["revision", "changes"])
      .where("revision", ">", last)
      .orderBy("revision")
      .limit(REWRITTEN_VERSIONS)
      .execute();
    for (const version of versions) {
      const { revision } = version;
      last = revision;
      const { count, after } = rewriteChanges(changesIn(version), rewrite);
      if (count === 0) continue;
      changed += count;
      await db
        .updateTable("edge_versions")
        .set({ changes: JSON.stringify(after) })
        .where("revision", "=", revision)
        .execute();
    }
    if (versions.length < REWRITTEN_VERSIONS) return changed;
  }
}

function rewriteChanges(changes: readonly ObjectChange[], rewrite: RewriteValues) {
  const objects = changes.flatMap(({ kind, name, before, after }) =>
    [before, after].flatMap((value): StoredObject[] =>
      value === null ? [] : [{ kind, name, value }],
    ),
  );
  const values = [...rewrite(objects)];
  const count = values.filter((value, index) => value !== objects[index]?.value).length;
  const next = (value: string | null): string | null =>
    value === null ? null : (values.shift() ?? value);
  const after = changes.map((change) => {
    const before = next(change.before);
    return { ...change, before, after: next(change.after) };
  });
  return { count, after };
}
