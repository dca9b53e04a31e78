import { isDeepStrictEqual } from "node:util";
import type { Settings } from "@edge-gateway/generated/types/index.ts";
import { after, logged } from "@edge-gateway/kernel/process/callbacks";
import type { Logger } from "@edge-gateway/kernel/log/logger";
import type {
  CommitResult,
  NewVersion,
  StoredConfig,
  StoredObject,
  VersionSummary,
} from "@edge-gateway/storage/config-store";
import { hasErrors } from "@edge-gateway/translate/diagnostics/diagnostic";
import { irOf } from "@edge-gateway/translate/ir/resources";
import { READING_TIMEOUT } from "../bounds.ts";
import type { EditedDatabase } from "../change-database.ts";
import { canSeal } from "../reading/can-seal.ts";
import type { ConfigurationReader } from "../reading/configuration-reader.ts";
import { findingsOf, type JudgedConfiguration } from "../reading/judged-configuration.ts";
import { DATABASE_POLL_INTERVAL, DATABASE_REREAD_INTERVAL } from "./bounds.ts";
import { DatabaseConnection } from "./database-connection.ts";
import { DatabaseCopy } from "./database-copy.ts";
import { DatabaseKeys } from "./database-keys.ts";
import { markSecretOf, openSealedStore } from "./open-sealed-store.ts";
import { ReplicaReports } from "./replica-reports.ts";

export interface DatabaseSourceOptions {
  readonly settings: Settings;
  /** Reads the file, and lays objects over it. */
  readonly reader: ConfigurationReader;
  /** The current time in milliseconds since 1970. */
  readonly wallClock: () => number;
}

/** Applies the configuration to the workers. */
export type ApplyConfiguration = () => Promise<unknown>;

/** The objects of the configuration in a database, and their changes. */
export class DatabaseSource implements EditedDatabase {
  readonly #options: DatabaseSourceOptions;
  readonly connection: DatabaseConnection;
  readonly replicas: ReplicaReports;
  readonly #copy: DatabaseCopy;
  /** The objects that were read last, even if they are refused. */
  #newest: StoredConfig | undefined;
  /** The objects of the last configuration that was judged. */
  #judged: StoredConfig | undefined;
  /** The objects of the configuration that runs. */
  #running: StoredConfig | undefined;
  #away: string | undefined;
  #isMarkSecretRead = false;
  #apply: ApplyConfiguration | undefined;
  #log: Logger | undefined;
  #poll: NodeJS.Timeout | undefined;
  #looking: Promise<void> = Promise.resolve();
  /** The look that waits for the running one. */
  #waiting: Promise<void> | undefined;
  #readAt = -Infinity;
  #isClosed = false;

  constructor(options: DatabaseSourceOptions) {
    const { reader, settings, wallClock } = options;
    this.#options = options;
    reader.judgeForStore(canSeal(settings.database));
    this.connection = new DatabaseConnection(
      () => openSealedStore(settings),
      () => this.#hinted(),
    );
    this.#copy = new DatabaseCopy(settings, wallClock);
    this.replicas = new ReplicaReports(this.connection, settings);
  }

  get current(): StoredConfig | undefined {
    return this.#newest;
  }

  get away(): string | undefined {
    return this.#away;
  }

  get history(): number {
    return this.#options.settings.database.history;
  }

  /** What the gateway still waits for before it is ready. */
  get pending(): readonly string[] {
    return this.#running === undefined ? ["the first configuration from the database"] : [];
  }

  /**
   * The configuration with the objects of the database, or of their copy if these cannot be used. Without either,
   * nothing runs: what the file has alone may lack the policies that protect it.
   */
  async initial(): Promise<JudgedConfiguration> {
    await this.#read().catch((error: unknown) => (this.#away = reasonOf(error)));
    const own = this.#newest && (await this.#judge(this.#newest));
    if (own?.ir !== undefined) {
      this.#running = this.#newest;
      return own;
    }
    const copy = await this.#copy.read();
    const kept = copy && (await this.#judge(copy));
    if (kept?.ir !== undefined) {
      this.#running = copy;
      this.#newest ??= copy;
      return kept;
    }
    const alone = await this.#judge(undefined);
    return own === undefined ? alone : { ...alone, files: own.files };
  }

  /** The configuration with the objects that were read last. */
  load(): Promise<JudgedConfiguration> {
    return this.#judge(this.#newest);
  }

  /** Follows the changes of the database. */
  async start(apply: ApplyConfiguration, log: Logger): Promise<void> {
    this.#apply = apply;
    this.#log = log;
    if (this.#away !== undefined) this.#sayAway(this.#away);
    const running = this.#running;
    if (running !== undefined) this.replicas.attempted(running.revision, []);
    if (this.#away === undefined && running === this.#newest) this.#save();
    // Then the objects of the database are refused: the status says why.
    if (running !== this.#newest) await apply();
    this.replicas.start();
    this.#next();
    this.#sayPlain().catch(() => {});
  }

  /** Called after each attempt to run a configuration, with the problems of a refused one. */
  attempted(problems: readonly string[]): void {
    const tried = this.#judged;
    if (tried === undefined) return;
    if (problems.length === 0) this.#running = tried;
    this.replicas.attempted(tried.revision, problems);
    this.#save();
  }

  /**
   * Reads the objects if they may have changed, and applies them if they have. One look runs at a time, and at most one
   * waits, however many changes are announced.
   */
  refresh(): Promise<void> {
    this.#waiting ??= this.#looking.then(() => {
      this.#waiting = undefined;
      return this.#look();
    });
    const waiting = this.#waiting;
    this.#looking = waiting.catch(() => {});
    return waiting;
  }

  commit(version: NewVersion): Promise<CommitResult> {
    return this.connection.use((store) => store.commit(version));
  }

  objectsAt(revision: number): Promise<readonly StoredObject[] | undefined> {
    return this.connection.use((store) => store.objectsAt(revision));
  }

  async since(revision: number): Promise<readonly VersionSummary[]> {
    const limit = Math.max(1, (this.#newest?.revision ?? 0) - revision);
    return this.connection.use((store) => store.versions({ limit }));
  }

  /** The keys and budgets of this database. */
  keys(log: Logger): DatabaseKeys {
    const { settings, wallClock } = this.#options;
    return new DatabaseKeys(this.connection, settings, { wallClock, log });
  }

  /** Stops following changes; the database can still be used. */
  stop(): void {
    this.#isClosed = true;
    clearTimeout(this.#poll);
    this.replicas.close();
  }

  async close(): Promise<void> {
    this.stop();
    await this.connection.close();
    await this.#copy.close();
  }

  /** The poll says what is wrong where this look fails. */
  #hinted(): void {
    this.refresh().catch(() => {});
  }

  #next(): void {
    const log = this.#log;
    if (this.#isClosed || log === undefined) return;
    const again = (): Promise<void> => this.refresh().finally(() => this.#next());
    this.#poll = after(DATABASE_POLL_INTERVAL, again, logged(log, "following the database"));
  }

  async #look(): Promise<void> {
    if (this.#isClosed) return;
    const before = this.#newest;
    try {
      const revision = await this.connection.use((store) => store.revision());
      const isOld = this.#options.wallClock() - this.#readAt > DATABASE_REREAD_INTERVAL;
      if (revision !== before?.revision || isOld || this.#away !== undefined) await this.#read();
      if (this.#away !== undefined) this.#log?.info("the database can be used again");
      this.#away = undefined;
    } catch (error) {
      const isNew = this.#away === undefined;
      this.#away = reasonOf(error);
      if (isNew && !this.#isClosed) this.#sayAway(this.#away);
      return;
    }
    if (this.#newest === before) this.#save();
    else await this.#apply?.();
  }

  /** Reads the objects; the same ones stay the same value. */
  async #read(): Promise<void> {
    await this.#shareMarks();
    const read = await this.connection.use((store) => store.read());
    await this.#requireObjects(read);
    this.#readAt = this.#options.wallClock();
    if (!isDeepStrictEqual(read, this.#newest)) this.#newest = read;
  }

  /**
   * @throws Error if the database has lost everything, or its tables are not all restored yet: what protects the routes
   * is gone with it
   */
  async #requireObjects({ revision, objects }: StoredConfig): Promise<void> {
    if (revision > 0 && objects.length > 0) return;
    const known = this.#newest ?? (await this.#copy.read());
    if (known === undefined || known.revision === 0) return;
    if (revision === 0) throw new Error(lacks("version", known.revision));
    if (known.objects.length === 0) return;
    const [newest] = await this.connection.use((store) => store.versions({ limit: 1 }));
    if (newest === undefined || newest.revision < revision)
      throw new Error(lacks("objects and no history", known.revision));
  }

  /** Replicas know the marks of each other. */
  async #shareMarks(): Promise<void> {
    if (this.#isMarkSecretRead) return;
    const { reader, settings } = this.#options;
    const secret = await markSecretOf(settings);
    if (secret !== undefined) reader.shareMarks(Buffer.from(secret, "hex"));
    this.#isMarkSecretRead = true;
  }

  async #judge(objects: StoredConfig | undefined): Promise<JudgedConfiguration> {
    const judged = await this.#options.reader.read(READING_TIMEOUT, objects);
    this.#judged = objects;
    if (objects !== undefined) return judged;
    const { settings } = judged;
    const isBroken = settings === undefined || hasErrors(findingsOf(judged).diagnostics);
    return { ...judged, ir: isBroken ? undefined : irOf(new Map(), settings) };
  }

  /** Keeps a copy of what runs, while it is what the database has. */
  #save(): void {
    if (this.#away !== undefined || this.#running === undefined) return;
    if (this.#running !== this.#newest) return;
    this.#copy.save(this.#running).catch((error: unknown) =>
      this.#log?.warn("the copy of the objects of the database could not be written", {
        file: this.#copy.file,
        error: reasonOf(error),
      }),
    );
  }

  /** Objects of a release before, or from before there was a key, may have secrets that are not sealed. */
  async #sayPlain(): Promise<void> {
    if (!canSeal(this.#options.settings.database)) return;
    const [first, ...more] = await this.connection.use((store) => store.plain());
    if (first !== undefined)
      this.#log?.warn("secrets of the database are not sealed: run gw config reseal", {
        object: first,
        others: more.length,
      });
  }

  #sayAway(error: string): void {
    const revision = this.#running?.revision;
    if (revision === undefined) this.#log?.error("the database cannot be used", { error });
    else
      this.#log?.error("the database cannot be used; the configuration that runs continues", {
        error,
        revision,
      });
  }
}

function lacks(what: string, revision: number): string {
  return `the database has no ${what}, although version ${revision} ran here: restore it; or, for a new one, import objects, or remove the copies (cacheFile) and restart`;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error);
}
