import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type {
  CommitResult,
  NewVersion,
  ObjectChange,
  StoredConfig,
  VersionSummary,
} from "@edge-gateway/storage/config-store";
import { DATABASE_FILE } from "@edge-gateway/translate/diagnostics/database-file";
import { COMMIT_ATTEMPTS, COMMIT_PAUSE } from "./bounds.ts";
import type { Change } from "./change.ts";
import type { ChangeOrigin } from "./config-history.ts";
import type { ConfigStatus } from "./reading/config-status.ts";
import { problemsOf } from "./reading/config-status.ts";
import type { JudgedCandidate } from "./reading/judge-candidate.ts";
import type { ShownConfiguration } from "./reading/shown-configuration.ts";

/** The database whose objects are laid over the file. */
export interface EditedDatabase {
  /** The objects that were read last; undefined before the first reading. */
  readonly current: StoredConfig | undefined;
  /** Why the database cannot be used; undefined if it can. */
  readonly away: string | undefined;
  /** The number of versions that are kept. */
  readonly history: number;
  commit(version: NewVersion): Promise<CommitResult>;
  /** Reads and applies the objects, unless they are those that were read last. */
  refresh(): Promise<void>;
  /** The objects as they were at a revision; undefined if that is not known. */
  objectsAt(revision: number): Promise<StoredConfig["objects"] | undefined>;
  /** The versions after a revision. */
  since(revision: number): Promise<readonly VersionSummary[]>;
}

/** What a change of the database needs. */
export interface DatabaseChangeParts {
  readonly database: EditedDatabase;
  /** The objects that the candidate was compared with. */
  readonly base: StoredConfig;
  /** The version that was sent with the change. */
  readonly basedOn: string;
  readonly status: () => ConfigStatus;
  readonly show: () => Promise<ShownConfiguration>;
  readonly wallClock: () => number;
}

const NOT_THE_FILE =
  "the file is the baseline, which the gateway does not change: change the objects of the database";

/** The files as they are shown where only the objects of the database can be changed. */
export function withFixedFile({ files, ...shown }: ShownConfiguration): ShownConfiguration {
  const fixed = files.map((file) =>
    file.file === DATABASE_FILE ? file : { ...file, fixed: NOT_THE_FILE },
  );
  return { ...shown, files: fixed };
}

/**
 * Commits a candidate without errors as one version; resolves after this gateway has taken the change. If it cannot
 * take it, another version takes the change back. `overtaken`: somebody else has committed since the base.
 */
export async function changeDatabase(
  judged: JudgedCandidate,
  origin: ChangeOrigin,
  parts: DatabaseChangeParts,
): Promise<Change | "overtaken"> {
  const { texts, objects } = judged;
  const { base, database, status } = parts;
  const lacked = lackedKey(base.objects);
  if (lacked !== undefined) return { kind: "locked", reason: lacked };
  if ([...texts.keys()].some((file) => file !== DATABASE_FILE))
    return { kind: "locked", reason: NOT_THE_FILE };
  const changes = objects === undefined ? [] : changesBetween(base.objects, objects);
  const [unread] = judged.unread;
  if (unread !== undefined)
    return {
      kind: "locked",
      reason: `${unread}; the change would delete this row: write it anew in the same change, or mend or delete it in the database`,
    };
  if (changes.length > 0) {
    const version = versionOf(base.revision, { changes, origin, parts });
    const result = await committed(version, database);
    if (typeof result === "string") return { kind: "unavailable", reason: result };
    if (result.kind === "stale") return "overtaken";
    await database.refresh();
    const problems = problemsOf(status());
    if (problems.length > 0 && database.current?.revision === result.revision) {
      const message = "taken back: the gateway where it was made could not run it";
      const back = { changes: changesBetween(objects ?? [], base.objects), parts };
      const taken = await committed(
        versionOf(result.revision, { ...back, origin: { ...origin, message } }),
        database,
      );
      await database.refresh();
      const isBack = typeof taken !== "string" && taken.kind === "committed";
      if (!isBack) return { kind: "unavailable", reason: notTakenBack(result.revision, problems) };
      return { kind: "refused", problems };
    }
  }
  const version = await versionOfSent(judged, parts);
  return { kind: "applied", status: status(), version };
}

/** The version that the database has now; undefined unless it has just the objects of the text that was sent. */
async function versionOfSent(
  { objects = [], version }: JudgedCandidate,
  { basedOn, database, show }: DatabaseChangeParts,
): Promise<string | undefined> {
  // After a rebase, the candidate has what the text lacks.
  const isSame =
    version === basedOn && changesBetween(objects, database.current?.objects ?? []).length === 0;
  const shown = await show();
  return isSame ? shown.version : undefined;
}

/** Why no object can be changed, if one cannot be opened: it would be lost. */
export function lackedKey(objects: StoredConfig["objects"]): string | undefined {
  const sealed = objects.find(({ needsKey = false }) => needsKey);
  return (
    sealed && `${sealed.kind}/${sealed.name}: ${sealed.problem}; until then, nothing is changed`
  );
}

/** Another change, or the loss of the database, came between. */
function notTakenBack(revision: number, problems: readonly string[]): string {
  return `this gateway cannot run version ${revision} (${problems.join("; ")}), and it could not be taken back: restore the version before it`;
}

interface VersionContent {
  readonly changes: NewVersion["changes"];
  readonly origin: ChangeOrigin;
  readonly parts: Pick<DatabaseChangeParts, "database" | "wallClock">;
}

function versionOf(base: number, { changes, origin, parts }: VersionContent): NewVersion {
  return {
    id: randomUUID(),
    base,
    at: new Date(parts.wallClock()).toISOString(),
    author: origin.by === "" ? "anonymous" : origin.by,
    message: origin.message ?? "",
    changes,
    history: parts.database.history,
  };
}

/** The changes that make other objects of some. */
export function changesBetween(
  before: StoredConfig["objects"],
  after: StoredConfig["objects"],
): readonly Omit<ObjectChange, "before">[] {
  const keyOf = ({ kind, name }: Omit<ObjectChange, "before" | "after">): string =>
    `${kind}/${name}`;
  const old = new Map(before.map((object) => [keyOf(object), object]));
  const kept = new Set(after.map(keyOf));
  return [
    ...after.flatMap(({ kind, name, value }) =>
      old.get(keyOf({ kind, name }))?.value === value ? [] : { kind, name, after: value },
    ),
    ...before.flatMap(({ kind, name }) =>
      kept.has(keyOf({ kind, name })) ? [] : { kind, name, after: null },
    ),
  ];
}

/**
 * Commits a version, again if the answer was lost: the same version is committed once. Resolves to a text if the
 * database cannot be used.
 */
async function committed(
  version: NewVersion,
  database: EditedDatabase,
): Promise<CommitResult | string> {
  for (let attempt = 1; ; attempt++)
    try {
      return await database.commit(version);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (attempt >= COMMIT_ATTEMPTS)
        return `the database cannot be used now (${reason}): try again after a look at the history, which may have the change`;
      await setTimeout(COMMIT_PAUSE);
    }
}

/** Who changed the objects since a revision; empty if no version since then is kept. */
export async function whatChanged(revision: number, database: EditedDatabase): Promise<string> {
  const versions = await database.since(revision);
  return versions
    .map(({ revision: own, author, message }) => `${own} by ${author}${message && `: ${message}`}`)
    .join("; ");
}
