import type { Settings } from "@edge-gateway/generated/types/index.ts";
import type { Logger } from "@edge-gateway/kernel/log/logger";
import type { DatabaseSource } from "@edge-gateway/config/database/database-source";
import { KeyKeeper } from "@edge-gateway/gateway/keys/key-keeper";
import type { RedisCounters } from "@edge-gateway/gateway/keys/redis-counters";
import type { RuntimeKey } from "@edge-gateway/gateway/keys/runtime-keys";
import { SharedLimits } from "@edge-gateway/gateway/keys/shared-limits";
import { monotonicMilliseconds } from "../workers/clock.ts";
import type { SharedCounts } from "../workers/messages.ts";

/** What clients may spend: keys, their budgets, and limits that gateways share. */
export class SpendingKeeper {
  readonly keys: KeyKeeper;
  readonly #limits: SharedLimits;
  readonly #log: Logger;
  readonly #redis: RedisCounters | undefined;

  private constructor(
    keys: KeyKeeper,
    limits: SharedLimits,
    { log, redis }: { readonly log: Logger; readonly redis: RedisCounters | undefined },
  ) {
    this.keys = keys;
    this.#limits = limits;
    this.#log = log;
    this.#redis = redis;
  }

  /** @throws Error that says what is wrong with the file of keys */
  static async open(
    { llmKeys: settings, counters }: Settings,
    source: DatabaseSource | undefined,
    log: Logger,
  ): Promise<SpendingKeeper> {
    const database = source?.keys(log);
    const redis = await redisOf(counters);
    const parts = { wallClock: Date.now, log, store: redis ?? database?.counters };
    const keys = await KeyKeeper.open({ settings, ...parts, database });
    return new SpendingKeeper(keys, new SharedLimits(parts), { log, redis });
  }

  /** What workers get at their start. */
  get memory(): Pick<SharedCounts, "budgets" | "sharedLimits"> {
    return { budgets: this.keys.memory, sharedLimits: this.#limits.memory };
  }

  /** Calls the listener with each change of the keys from now on. */
  start(tell: (keys: readonly RuntimeKey[]) => Promise<unknown>): void {
    this.keys.start(tell);
    this.#limits.start();
  }

  /** Keeps in a first file what was only in memory; resolves to the settings that are used then. */
  async begin(used: Settings, { llmKeys: { file } }: Settings): Promise<Settings> {
    if (file === undefined || used.llmKeys.file !== undefined) return used;
    const isKept = await this.keys.keepIn(file).catch(({ message }: Error) => {
      this.#log.error("the keys cannot be kept in their file", { file, error: message });
      return false;
    });
    return isKept ? { ...used, llmKeys: { ...used.llmKeys, file } } : used;
  }

  /** Keeps what was spent, and gives back what was leased. */
  async close(): Promise<void> {
    await Promise.all([this.keys.close(), this.#limits.close()]);
    this.#redis?.close();
  }
}

/** The counters in Redis, if the settings name a server. */
async function redisOf({ redis }: Settings["counters"]): Promise<RedisCounters | undefined> {
  if (redis === undefined) return undefined;
  const { RedisCounters: Counters } = await import("@edge-gateway/gateway/keys/redis-counters");
  return new Counters(redis, { now: monotonicMilliseconds, random: Math.random });
}
