import type { LookupAddress } from "node:dns";
import type { LookupFunction } from "node:net";
import { after, logged } from "@edge-gateway/kernel/process/callbacks";
import type { Logger } from "@edge-gateway/kernel/log/logger";

/** The result of resolving a name. */
export interface NameAnswer {
  /** The resolved addresses, at least one. */
  readonly addresses: readonly LookupAddress[];
  /** The TTL in milliseconds; undefined if unknown. The addresses are used before the TTL is known. */
  readonly ttl: Promise<number | undefined> | undefined;
}

/**
 * Resolves a host name.
 * @throws Error if the name does not resolve
 */
export type NameSource = (name: string) => Promise<NameAnswer>;

/** The times of the name cache in milliseconds. */
export interface NameTimes {
  readonly minTtl: number;
  readonly maxTtl: number;
  readonly defaultTtl: number;
}

export interface NameCacheParts extends NameTimes {
  readonly source: NameSource;
  /** Resolves a name for one connection. */
  readonly lookup: LookupFunction;
  readonly log: Logger;
}

/** A host name in use, with its addresses. */
export interface WatchedName {
  /** The addresses for `connect`: all addresses, each time starting with a different one. */
  readonly lookup: LookupFunction;
  /** Ends the use of the name. */
  close(): void;
}

/** The resolved host names of backends. Names in use are resolved again after their TTL. */
export class NameCache {
  readonly #parts: NameCacheParts;
  readonly #names = new Map<string, Name>();

  constructor(parts: NameCacheParts) {
    this.#parts = parts;
  }

  /** Resolves a name for one connection, without keeping its addresses. */
  get lookup(): LookupFunction {
    return this.#parts.lookup;
  }

  /** `left` is called when the name no longer resolves to one of its addresses. */
  watch(host: string, left: () => void): WatchedName {
    const known = this.#names.get(host);
    const name = known ?? new Name(host, this.#parts);
    this.#names.set(host, name);
    name.users.add(left);
    return {
      lookup: name.lookup,
      close: () => {
        name.users.delete(left);
        if (name.users.size > 0 || this.#names.get(host) !== name) return;
        this.#names.delete(host);
        name.close();
      },
    };
  }
}

class Name {
  readonly users = new Set<() => void>();
  readonly #host: string;
  readonly #parts: NameCacheParts;
  #addresses: readonly LookupAddress[] | undefined;
  #pending: Promise<readonly LookupAddress[]> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #turn = 0;
  #closed = false;

  constructor(host: string, parts: NameCacheParts) {
    this.#host = host;
    this.#parts = parts;
  }

  readonly lookup: LookupFunction = (_host, { all }, callback) => {
    const use = (addresses: readonly LookupAddress[]): void => {
      const list = rotated(addresses, this.#turn++);
      const [first] = list;
      if (all === true) callback(null, list);
      else callback(null, first?.address ?? "", first?.family);
    };
    // The callback never runs before `connect` has returned, because the socket has no listeners until then.
    const known = this.#addresses;
    if (known !== undefined) return process.nextTick(use, known);
    const failed = (error: NodeJS.ErrnoException): void => callback(error, []);
    this.#look().then(use, failed);
  };

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  #look(): Promise<readonly LookupAddress[]> {
    this.#pending ??= this.#ask().finally(() => (this.#pending = undefined));
    return this.#pending;
  }

  async #ask(): Promise<readonly LookupAddress[]> {
    try {
      const { addresses, ttl } = await this.#parts.source(this.#host);
      this.#use(addresses);
      void this.#renewAfter(ttl);
      return addresses;
    } catch (error) {
      // A name that was resolved keeps its known addresses; a name that was never resolved is retried when it
      // is used.
      if (this.#addresses !== undefined) this.#again(this.#parts.minTtl);
      throw error;
    }
  }

  async #renewAfter(ttl: NameAnswer["ttl"]): Promise<void> {
    const { minTtl, maxTtl, defaultTtl } = this.#parts;
    const known = (await ttl) ?? defaultTtl;
    this.#again(Math.min(Math.max(known, minTtl), maxTtl));
  }

  #again(milliseconds: number): void {
    const { log } = this.#parts;
    clearTimeout(this.#timer);
    if (this.#closed) return;
    this.#timer = after(milliseconds, () => this.#refresh(), logged(log, "resolving a name"));
  }

  async #refresh(): Promise<void> {
    try {
      await this.#look();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.#parts.log.warn("a name cannot be resolved again", { name: this.#host, reason });
    }
  }

  #use(addresses: readonly LookupAddress[]): void {
    const before = this.#addresses ?? [];
    this.#addresses = addresses;
    const now = new Set(addresses.map(({ address }) => address));
    if (before.every(({ address }) => now.has(address))) return;
    this.#parts.log.info("a name has other addresses", {
      name: this.#host,
      addresses: [...now].join(),
    });
    for (const left of this.users) left();
  }
}

/** Keeps IPv4 and IPv6 addresses grouped: the resolver decides which family comes first. */
function rotated(addresses: readonly LookupAddress[], turn: number): LookupAddress[] {
  const first = addresses[0]?.family;
  const same = addresses.filter(({ family }) => family === first);
  const others = addresses.filter(({ family }) => family !== first);
  return [...from(same, turn), ...from(others, turn)];
}

function from(list: readonly LookupAddress[], turn: number): readonly LookupAddress[] {
  const at = list.length === 0 ? 0 : turn % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
}
