import { setTimeout } from "node:timers/promises";
import type { CounterSettings } from "@edge-gateway/generated/types/index.ts";
import {
  meaningfulUntil,
  NEW_COUNTER,
  settle,
  spentOf,
} from "@edge-gateway/storage/counters/counter-state";
import type { CounterState } from "@edge-gateway/storage/counters/counter-state";
import type {
  Counter,
  CounterStore,
  Settled,
  Settlement,
} from "@edge-gateway/storage/counters/counter-store";
import { stateIn, textOf } from "@edge-gateway/storage/counters/counter-text";
import { RedisClient } from "@edge-gateway/outbound/redis/redis-client";
import { MAX_COUNTER_BYTES, MAX_SETTLEMENTS, REDIS_ATTEMPTS, REDIS_PAUSE } from "./bounds.ts";

/** All keys are in one slot of a cluster, so that one script may use them. */
const SLOT = "{counters}";
const MILLISECONDS_PER_SECOND = 1000;
const MICROSECONDS_PER_MILLISECOND = 1000;

/** The time of the server, and the values of the keys. */
const READ = `
local time = redis.call("TIME")
return cjson.encode({ time[1], time[2], redis.call("MGET", unpack(KEYS)) })`;

/** Replaces all values, each with its time to live, if none has changed. */
const SWAP = `
for index, key in ipairs(KEYS) do
  if (redis.call("GET", key) or "") ~= ARGV[index * 3 - 2] then return 0 end
end
for index, key in ipairs(KEYS) do
  local life = ARGV[index * 3]
  if life == "" then redis.call("SET", key, ARGV[index * 3 - 1])
  else redis.call("SET", key, ARGV[index * 3 - 1], "PX", life) end
end
return 1`;

/** What a script has read. */
interface Reading {
  readonly now: number;
  /** The values of the keys in their order; empty if there is none. */
  readonly texts: readonly string[];
}

interface RedisCounterParts {
  /** A monotonic clock in milliseconds. */
  readonly now: () => number;
  /** A random number from 0 (inclusive) to 1 (exclusive). */
  readonly random: () => number;
}

/** Counters in a server that speaks the protocol of Redis. One script commits a settlement. */
export class RedisCounters implements CounterStore {
  readonly #client: RedisClient;
  readonly #parts: RedisCounterParts;
  readonly #prefix: string;

  constructor(redis: NonNullable<CounterSettings["redis"]>, parts: RedisCounterParts) {
    this.#parts = parts;
    const { prefix, ...server } = redis;
    const maxValueBytes = MAX_COUNTER_BYTES;
    this.#client = new RedisClient({ ...server, maxValueBytes, now: parts.now });
    this.#prefix = prefix + SLOT;
  }

  /** Repeats the settlement if another gateway has settled meanwhile. */
  async settle(holder: string, settlements: readonly Settlement[]): Promise<readonly Settled[]> {
    const counters = settlements.map(({ counter }) => counter);
    for (let attempt = 0; attempt < REDIS_ATTEMPTS; attempt += 1) {
      const { now, texts } = await this.#read(counters);
      const results = settlements.map((settlement, index) =>
        settle(this.#stateOf(settlement.counter, texts[index]), { ...settlement, holder, now }),
      );
      const values = results.flatMap(({ state }, index) => {
        const counter = counters[index];
        if (counter === undefined) return [];
        const life = meaningfulUntil(state, counter, now) - now;
        return [texts[index] ?? "", textOf(state), Number.isFinite(life) ? String(life) : ""];
      });
      const swapped = await this.#client.evaluate(SWAP, this.#keys(counters), values);
      if (swapped === 1) return results.map(({ settled }) => settled);
      // Gateways that try again at the same time would disturb each other again.
      await setTimeout(this.#parts.random() * REDIS_PAUSE * (attempt + 1));
    }
    throw new Error("too many gateways settle at the same time");
  }

  async spent(counters: readonly Counter[]): Promise<readonly bigint[]> {
    const amounts: bigint[] = [];
    for (let first = 0; first < counters.length; first += MAX_SETTLEMENTS) {
      const some = counters.slice(first, first + MAX_SETTLEMENTS);
      const { now, texts } = await this.#read(some);
      amounts.push(
        ...some.map((counter, index) =>
          spentOf(this.#stateOf(counter, texts[index]), counter, now),
        ),
      );
    }
    return amounts;
  }

  close(): void {
    this.#client.close();
  }

  async #read(counters: readonly Counter[]): Promise<Reading> {
    const reply = await this.#client.evaluate(READ, this.#keys(counters), []);
    if (!(reply instanceof Uint8Array)) throw new Error("the script has returned no text");
    const [seconds, microseconds, texts]: [string, string, (string | false)[]] = JSON.parse(
      Buffer.from(reply).toString(),
    );
    const now =
      Number(seconds) * MILLISECONDS_PER_SECOND +
      Math.floor(Number(microseconds) / MICROSECONDS_PER_MILLISECOND);
    return { now, texts: texts.map((text) => (text === false ? "" : text)) };
  }

  #keys(counters: readonly Counter[]): readonly string[] {
    return counters.map((counter) => this.#keyOf(counter));
  }

  #keyOf({ id }: Counter): string {
    return this.#prefix + id;
  }

  /** @throws Error that names the key if somebody has changed it by hand */
  #stateOf(counter: Counter, text = ""): CounterState {
    if (text === "") return NEW_COUNTER;
    try {
      return stateIn(text);
    } catch {
      const key = this.#keyOf(counter);
      throw new Error(`Redis: ${key} holds no counter: delete it, and it counts anew`);
    }
  }
}
