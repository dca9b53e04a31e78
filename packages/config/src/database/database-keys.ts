import { isDeepStrictEqual } from "node:util";
import { withDefaultsLlmKeyFile } from "@edge-gateway/generated/defaults/index.ts";
import type { Settings } from "@edge-gateway/generated/types/index.ts";
import { every } from "@edge-gateway/kernel/process/callbacks";
import type { Logger } from "@edge-gateway/kernel/log/logger";
import type { CounterStore } from "@edge-gateway/storage/counters/counter-store";
import type { KeyChange, KeyStore, StoredEntry } from "@edge-gateway/storage/keys/key-store";
import { SealedFile } from "../sealed-file.ts";
import {
  timeZoneFault,
  type KeyContent,
  type KeyDatabase,
} from "@edge-gateway/storage/keys/key-database";
import { CONFIRMED_AFTER, DATABASE_POLL_INTERVAL, DATABASE_REREAD_INTERVAL } from "./bounds.ts";
import type { DatabaseConnection } from "./database-connection.ts";

const OWNER = "keys of config.database";
const NOTHING: KeyContent = { keys: {}, budgets: {} };

/** Keys and budgets in the database, which all gateways with it have, and a copy for starts without it. */
export class DatabaseKeys implements KeyDatabase {
  readonly counters: CounterStore;
  readonly #connection: DatabaseConnection;
  readonly #copy: SealedFile<KeyContent> | undefined;
  readonly #wallClock: () => number;
  readonly #log: Logger;
  #revision = -1;
  #readAt = -Infinity;
  readonly #maxAge: number;
  /** What this process has read or written last, whether or not there is a copy of it. */
  #known: KeyContent | undefined;
  #saved: KeyContent | undefined;
  #savedAt = -Infinity;
  #timer: NodeJS.Timeout | undefined;
  #problem = "";

  constructor(
    connection: DatabaseConnection,
    { database, session }: Pick<Settings, "database" | "session">,
    { wallClock, log }: { readonly wallClock: () => number; readonly log: Logger },
  ) {
    this.#connection = connection;
    this.#wallClock = wallClock;
    this.#log = log;
    this.counters = {
      settle: (holder, settlements) =>
        connection.use((store) => store.counters.settle(holder, settlements)),
      spent: (counters) => connection.use((store) => store.counters.spent(counters)),
    };
    this.#maxAge = database.maxCacheAge;
    if (database.cacheFile === undefined || session.key === undefined) return;
    this.#copy = new SealedFile({
      file: `${database.cacheFile}.keys`,
      key: Buffer.from(session.key, "hex"),
      owner: OWNER,
      maxAge: this.#maxAge,
      wallClock,
      parse: contentOf,
    });
  }

  async initial(): Promise<KeyContent> {
    try {
      return (await this.changed()) ?? NOTHING;
    } catch (error) {
      this.#say(error);
      this.#known = await this.#copy?.read();
      return this.#known ?? NOTHING;
    }
  }

  /** Somebody may have changed a row by hand, so everything is read now and then. */
  async changed(): Promise<KeyContent | undefined> {
    const now = this.#wallClock();
    const revision = await this.#read((keys) => keys.revision());
    const isOld = now - this.#readAt > DATABASE_REREAD_INTERVAL;
    if (revision === this.#revision && !isOld) return undefined;
    const stored = await this.#read((keys) => keys.read());
    if (stored.revision === 0 && (await this.#hasKnown())) throw new Error(HAS_NO_KEYS);
    const content = await checked({
      keys: objectOf("edge_keys", stored.keys),
      budgets: objectOf("edge_budgets", stored.budgets),
    });
    this.#revision = stored.revision;
    this.#readAt = now;
    this.#problem = "";
    this.#save(content);
    return content;
  }

  /** Whether there were keys or budgets, also before this process. */
  async #hasKnown(): Promise<boolean> {
    const { keys, budgets } = this.#known ?? (await this.#copy?.read()) ?? NOTHING;
    return Object.keys({ ...keys, ...budgets }).length > 0;
  }

  async #read<Value>(work: (keys: KeyStore) => Promise<Value>): Promise<Value> {
    try {
      return await this.#connection.use((store) => work(store.keys));
    } catch (error) {
      throw new Away(error instanceof Error ? error.message : String(error), { cause: error });
    }
  }

  async commit(before: KeyContent, after: KeyContent): Promise<boolean> {
    const change: KeyChange = {
      keys: differences(before.keys, after.keys),
      budgets: differences(before.budgets, after.budgets),
    };
    const base = this.#revision;
    const isNewest = await this.#connection.use((store) => store.keys.change(change, base));
    if (isNewest) this.#save(after);
    return isNewest;
  }

  /** Looks at once when the database announces a change; one look runs at a time. */
  follow(look: () => Promise<unknown>): void {
    let isLooking = false;
    const lookOnce = async (): Promise<void> => {
      if (isLooking) return;
      isLooking = true;
      await look().catch((error: unknown) => this.#say(error));
      isLooking = false;
    };
    this.#connection.listen(() => void lookOnce());
    this.#timer = every(DATABASE_POLL_INTERVAL, lookOnce, (error) => this.#say(error));
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#copy?.close();
  }

  /** Logs each problem once. That the database is away is said by who follows the configuration. */
  #say(error: unknown): void {
    const problem = error instanceof Error ? error.message : String(error);
    if (error instanceof Away || problem === this.#problem) return;
    this.#problem = problem;
    this.#log.error("the keys of the database are refused; the last good ones stay in use", {
      error: problem,
    });
  }

  /** Keeps what the database has; a copy that it still confirms does not become too old. */
  #save(content: KeyContent): void {
    this.#known = content;
    const now = this.#wallClock();
    const isFresh = now - this.#savedAt < this.#maxAge * CONFIRMED_AFTER;
    if (isFresh && isDeepStrictEqual(content, this.#saved)) return;
    this.#saved = content;
    this.#savedAt = now;
    this.#copy?.save(content).catch((error: unknown) => {
      this.#saved = undefined;
      this.#log.warn("the copy of the keys of the database could not be written", {
        file: this.#copy?.file,
        error: error instanceof Error ? error.message : String(error),
      });
    });
  }
}

/** The database cannot be used. */
class Away extends Error {}

const HAS_NO_KEYS =
  "the database has no keys and budgets, although there were some: restore it, or, for a new one, remove the copies (cacheFile) and restart";

/** A row that no gateway has written. */
class BadRow extends Error {}

function objectOf(table: string, entries: readonly StoredEntry[]): Record<string, unknown> {
  return Object.fromEntries(
    entries.map(({ name, value }) => {
      try {
        return [name, JSON.parse(value)];
      } catch {
        throw new BadRow(`${table}: the row ${name} is not JSON`);
      }
    }),
  );
}

/** The validator is imported on demand, so that its code is not kept in memory. */
async function checked(content: object): Promise<KeyContent> {
  const { validateLlmKeyFile } = await import("@edge-gateway/generated/validators/llm-key-file.js");
  const [violation] = validateLlmKeyFile(content);
  if (violation !== undefined) throw new BadRow(`${violation.pointer}: ${violation.message}`);
  const { keys, budgets } = withDefaultsLlmKeyFile(content);
  const fault = timeZoneFault({ budgets });
  if (fault !== undefined) throw new BadRow(fault);
  return { keys, budgets };
}

/** Only this process's key seals the fields, so they have the form that it gave them. */
function contentOf({ keys, budgets }: Readonly<Record<string, unknown>>): KeyContent | undefined {
  return typeof keys === "object" && typeof budgets === "object"
    ? ({ keys, budgets } as KeyContent)
    : undefined;
}

function differences(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): KeyChange["keys"] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => {
    const [old, value] = [before, after].map((all) =>
      Object.hasOwn(all, name) ? JSON.stringify(all[name]) : null,
    );
    return old === value || value === undefined ? [] : { name, value };
  });
}
