import { LruCache } from "@edge-gateway/kernel/lru-cache";
import type { Membership } from "../federation/session.ts";
import { LISTED_MCP_TARGETS } from "../bounds.ts";

/** How a target of an MCP backend has served its clients so far. Times are in milliseconds since 1970. */
export interface McpTargetStatus {
  readonly backend: string;
  readonly target: string;
  /** When it responded last; 0: never. */
  workedAt: number;
  /** When it failed as a whole; 0: never. */
  lostAt: number;
  /** When it failed last, even if only for one request; 0: never. */
  failedAt: number;
  /** Why it failed last. */
  failure: string;
  /** The protocol version that was agreed last; empty as long as none is known. */
  version: string;
  capabilities: Membership["capabilities"];
}

/** Maximum characters of a reason: the target may have written it. */
const REASON_CHARACTERS = 512;
const VERSION = /^\d{4}-\d{2}-\d{2}$/;

/** How the targets of MCP backends serve clients, as this worker has seen it, for administrators. */
export class McpTargets {
  readonly #wallClock: () => number;
  readonly #records = new LruCache<string, McpTargetStatus>(LISTED_MCP_TARGETS);

  constructor(wallClock: () => number) {
    this.#wallClock = wallClock;
  }

  /** The notes about one target, which outlive a configuration. */
  of(backend: string, target: string): McpTargetNotes {
    const key = JSON.stringify([backend, target]);
    const record = this.#records.get(key) ?? {
      ...{ backend, target, workedAt: 0, lostAt: 0, failedAt: 0, failure: "", version: "" },
      capabilities: [],
    };
    this.#records.set(key, record);
    return new McpTargetNotes(record, this.#wallClock);
  }

  list(): readonly McpTargetStatus[] {
    return this.#records.values();
  }
}

/** Notes how one target serves its clients. */
export class McpTargetNotes {
  readonly #record: McpTargetStatus;
  readonly #wallClock: () => number;

  constructor(record: McpTargetStatus, wallClock: () => number) {
    this.#record = record;
    this.#wallClock = wallClock;
  }

  worked(): void {
    this.#record.workedAt = this.#wallClock();
  }

  /** Notes the version that a client uses with the target, unless it is none. */
  usesVersion(version: string | undefined): void {
    if (version === undefined || version === this.#record.version) return;
    if (VERSION.test(version)) this.#record.version = version;
  }

  /** Notes what the target says that it has. */
  offers(capabilities: Membership["capabilities"]): void {
    this.#record.capabilities = capabilities;
  }

  /** Notes what was agreed with the target. */
  joined({ version, capabilities }: Membership): void {
    this.worked();
    this.usesVersion(version);
    this.offers(capabilities);
  }

  /** @param isLost whether the target has failed as a whole, and not for one request only */
  failed(reason: string, isLost: boolean): void {
    const record = this.#record;
    record.failedAt = this.#wallClock();
    record.failure = reason.slice(0, REASON_CHARACTERS);
    if (isLost) record.lostAt = record.failedAt;
  }
}

/** Combines what the workers have seen of each target: the latest counts. */
export function mergeMcpTargets(
  lists: Iterable<readonly McpTargetStatus[]>,
): readonly McpTargetStatus[] {
  const merged = new Map<string, McpTargetStatus>();
  for (const one of [...lists].flat()) {
    const key = JSON.stringify([one.backend, one.target]);
    const other = merged.get(key);
    merged.set(key, other === undefined ? one : later(one, other));
  }
  return [...merged.values()];
}

function later(one: McpTargetStatus, other: McpTargetStatus): McpTargetStatus {
  const failed = one.failedAt > other.failedAt ? one : other;
  const worked = one.workedAt > other.workedAt ? one : other;
  const [known, less] = worked === one ? [one, other] : [other, one];
  return {
    ...worked,
    version: known.version === "" ? less.version : known.version,
    capabilities: known.capabilities.length === 0 ? less.capabilities : known.capabilities,
    lostAt: Math.max(one.lostAt, other.lostAt),
    failedAt: failed.failedAt,
    failure: failed.failure,
  };
}
