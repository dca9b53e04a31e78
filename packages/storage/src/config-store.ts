import type { CounterStore } from "./counters/counter-store.ts";
import type { KeyStore } from "./keys/key-store.ts";

/** An object of the configuration that is kept in the database. */
export interface StoredObject {
  /** The section of the standalone file, such as `routes`. */
  readonly kind: string;
  readonly name: string;
  /** The object as JSON. */
  readonly value: string;
  /** Why the value cannot be used, although the row may be whole; unset: it can. */
  readonly problem?: string | undefined;
  /** Whether another key could open the value: nothing must be changed without it. */
  readonly needsKey?: boolean;
}

/** All objects, and the revision at which they are these. */
export interface StoredConfig {
  /** The number of the version; 0 before the first one. */
  readonly revision: number;
  readonly objects: readonly StoredObject[];
}

/** What a version does to one object. */
export interface ObjectChange {
  readonly kind: string;
  readonly name: string;
  /** The object as JSON before the change; null if there was none. */
  readonly before: string | null;
  /** The object as JSON after the change; null if the change deletes it. */
  readonly after: string | null;
}

/** A version of the configuration, without what it changes. */
export interface VersionSummary {
  readonly revision: number;
  /** The revision that the change is based on. */
  readonly base: number;
  /** When it was committed (RFC 3339). */
  readonly at: string;
  readonly author: string;
  readonly message: string;
}

/** A version of the configuration. */
export interface Version extends VersionSummary {
  readonly changes: readonly ObjectChange[];
}

/** A change of one or many objects, which is committed whole or not at all. */
export interface NewVersion extends Omit<Version, "revision" | "changes"> {
  /** A unique text: a change that is committed again with the same id is the same version. */
  readonly id: string;
  /** The objects as they must be afterwards; `after: null` deletes one. */
  readonly changes: readonly Omit<ObjectChange, "before">[];
  /** The number of versions that are kept. */
  readonly history: number;
}

/** The result of a change. */
export type CommitResult =
  | { readonly kind: "committed"; readonly revision: number }
  /** Another change was committed since the revision that the change is based on. */
  | { readonly kind: "stale"; readonly revision: number };

/** What a process says about itself. */
export interface Replica {
  /** A text that is different for each process. */
  readonly id: string;
  /** The name for people, such as the name of the machine. */
  readonly name: string;
  /** The revision that it runs. */
  readonly revision: number;
  /** Why it does not run a newer one; empty if it does. */
  readonly problem: string;
  /** When it said so (RFC 3339), by the clock of the database: those of replicas may differ. */
  readonly at: string;
}

/** Returns the values of some objects in another form, in their order. */
export type RewriteValues = (objects: readonly StoredObject[]) => readonly string[];

/**
 * Configuration, its versions, and the replicas that run it, in a database. Every method rejects while the
 * database cannot be used.
 */
export interface ConfigStore {
  readonly keys: KeyStore;
  readonly counters: CounterStore;
  /** The current revision: cheap, to be asked often. */
  revision(): Promise<number>;
  /** All objects at the current revision. */
  read(): Promise<StoredConfig>;
  /** Commits a change if its base is the current revision. */
  commit(version: NewVersion): Promise<CommitResult>;
  /** Versions from the newest to the oldest, beginning below a revision. */
  versions(page: {
    readonly below?: number;
    readonly limit: number;
  }): Promise<readonly VersionSummary[]>;
  /** One version; undefined if it is not kept. */
  version(revision: number): Promise<Version | undefined>;
  /** The objects as they were at a revision; undefined if a version since then is not kept. */
  objectsAt(revision: number): Promise<readonly StoredObject[] | undefined>;
  /** Says what a replica runs, and forgets replicas that have said nothing for some milliseconds. */
  report(replica: Omit<Replica, "at">, silence: number): Promise<void>;
  /** The replicas that have said something in the last milliseconds. */
  replicas(silence: number): Promise<readonly Replica[]>;
  /**
   * Writes the values of all rows and versions in another form, all or none; the same values stay the same revision.
   * Resolves to the number of values that have changed.
   */
  rewrite(rewrite: RewriteValues): Promise<number>;
  /** Removes the values from before a rewriting from the files of the database; others wait meanwhile. */
  compact(): Promise<void>;
  /** Calls a function after changes, as a hint: some may be missed, so the revision must be asked for, too. */
  listen(changed: () => void): void;
  close(): Promise<void>;
}
