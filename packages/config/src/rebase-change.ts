import type { StoredConfig, StoredObject } from "@edge-gateway/storage/config-store";
import { DATABASE_FILE } from "@edge-gateway/translate/diagnostics/database-file";
import { READING_TIMEOUT } from "./bounds.ts";
import type { Change } from "./change.ts";
import { changesBetween, whatChanged, type EditedDatabase } from "./change-database.ts";
import type { ConfigurationReader } from "./reading/configuration-reader.ts";
import type { CandidateFile, JudgedCandidate } from "./reading/judge-candidate.ts";

/** A change that is based on an earlier version of the database. */
export interface EarlierChange {
  readonly files: readonly CandidateFile[];
  /** The version of the texts that were changed. */
  readonly version: string;
  readonly database: EditedDatabase;
  /** The objects as they are now. */
  readonly base: StoredConfig;
  readonly reader: Pick<ConfigurationReader, "judge" | "write">;
}

type Unavailable = Extract<Change, { readonly kind: "unavailable" }>;

const REVISION = /^(\d{1,10})-/;

/**
 * Judges a change of an earlier version on top of what others have changed since then; a text says why that cannot be:
 * somebody else has changed the same object, or the earlier version is not known. A change that is refused on its own
 * stays as it is.
 */
export async function rebaseChange(
  change: EarlierChange,
): Promise<JudgedCandidate | string | Unavailable> {
  const { base, database, files, reader, version } = change;
  const revision = Number(REVISION.exec(version)?.[1] ?? NaN);
  if (!(revision < base.revision)) return "";
  const since = await askedFor(revision, database);
  if ("kind" in since) return since;
  const { objects, changed } = since;
  if (objects === undefined || objects.some(({ problem }) => problem !== undefined)) return changed;
  const order = { files, needsIr: false, needsSecrets: true, database: { revision, objects } };
  const own = await reader.judge(order, READING_TIMEOUT);
  if (own.version !== version) return changed;
  const isMore = [...own.texts.keys()].some((file) => file !== DATABASE_FILE);
  if (own.objects === undefined || isMore) return own;
  const others = new Map(
    changesBetween(objects, base.objects).map(({ kind, name, after }) => [
      `${kind}/${name}`,
      after,
    ]),
  );
  const changes = changesBetween(objects, own.objects);
  const known = new Set(objects.map(({ kind, name }) => `${kind}/${name}`));
  const renamed = renamedKinds(changes, others, known);
  const both = changes.flatMap(({ kind, name, after }) => {
    const path = `${kind}/${name}`;
    if (!others.has(path)) return [];
    const isRenamed = after === null && others.get(path) === null && renamed.has(kind);
    return isRenamed || others.get(path) !== after ? path : [];
  });
  if (both.length > 0) return `${both.join(", ")} was changed by you and by others: ${changed}`;
  const { text } = await reader.write(withChanges(base.objects, changes), READING_TIMEOUT);
  const merged = {
    ...{ files: [{ file: DATABASE_FILE, text }], needsIr: false },
    ...{ needsSecrets: true, database: base },
  };
  return reader.judge(merged, READING_TIMEOUT);
}

/**
 * The kinds of which one side has added what the other has not: an object that both have removed has a new name then, or
 * two of them, and only people know which is meant.
 */
function renamedKinds(
  changes: ReturnType<typeof changesBetween>,
  others: ReadonlyMap<string, string | null>,
  known: ReadonlySet<string>,
): ReadonlySet<string> {
  const own = new Map(changes.map(({ kind, name, after }) => [`${kind}/${name}`, after]));
  const added = [...own, ...others].filter(([path, after]) => after !== null && !known.has(path));
  const differ = added.filter(([path]) => own.get(path) !== others.get(path));
  return new Set(differ.map(([path]) => path.slice(0, path.indexOf("/"))));
}

/** The objects as they were at a revision, and who has changed them since then. */
async function askedFor(revision: number, database: EditedDatabase) {
  try {
    const objects = await database.objectsAt(revision);
    return { objects, changed: await whatChanged(revision, database) };
  } catch (error) {
    return unavailable(error instanceof Error ? error.message : String(error));
  }
}

/** The result of a change while the database is away. */
export function unavailable(reason: string): Unavailable {
  return { kind: "unavailable", reason: `the database cannot be used now: ${reason}` };
}

/** Objects after changes, in the order of rows. */
function withChanges(
  objects: readonly StoredObject[],
  changes: ReturnType<typeof changesBetween>,
): readonly StoredObject[] {
  const changed = new Map(objects.map((object) => [`${object.kind}/${object.name}`, object]));
  for (const { kind, name, after } of changes)
    if (after === null) changed.delete(`${kind}/${name}`);
    else changed.set(`${kind}/${name}`, { kind, name, value: after });
  const keyOf = ({ kind, name }: StoredObject): string => `${kind}/${name}`;
  return [...changed.values()].toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}
