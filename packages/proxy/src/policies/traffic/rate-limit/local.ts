import { createHash } from "node:crypto";
import { CelError, type CompiledExpression } from "@edge-gateway/cel";
import type { LocalRateLimit } from "@edge-gateway/generated/types/index.ts";
import type { Exchange } from "../../../pipeline/exchange.ts";
import type { CompileContext } from "../../../pipeline/policy.ts";
import { SHARED_STATE, type SharedCells } from "../../../shared/cells.ts";
import { KEYED_STATE, type KeyedState } from "../../../shared/keyed-cells.ts";
import { Bucket, type Taken } from "./bucket.ts";

const SECOND = 1_000;
const MILLISECONDS: Readonly<Record<LocalRateLimit["unit"], number>> = {
  Seconds: SECOND,
  Minutes: 60_000,
  Hours: 3_600_000,
};

/** One limit of this process. */
export interface LocalLimit {
  readonly name: string;
  /** Of its bucket. */
  readonly capacity: number;
  /** Seconds of its unit. */
  readonly window: number;
  /** Whether a request that reaches no upstream gets its token back. */
  readonly countsForwardedOnly: boolean;
  take(exchange: Exchange, now: number): Claim;
}

/** What a request has taken of a limit. */
export interface Claim {
  readonly taken: Taken;
  giveBack(now: number): void;
}

/** Where limits are, and whom what they hold is given back by. */
export interface LimitPlace {
  readonly context: CompileContext;
  readonly path: string;
  readonly held: SharedCells[];
}

/** Compiles a limit; undefined, with a problem reported, where it cannot be kept. */
export function compileLocalLimit(
  limit: LocalRateLimit,
  index: number,
  place: LimitPlace,
): LocalLimit | undefined {
  const { context } = place;
  const path = `${place.path}.local[${index}]`;
  const { requests, burst, unit, key, counts } = limit;
  if (requests === undefined) {
    context.problem(path, "limits of tokens need an LLM backend, which this build does not have");
    return undefined;
  }
  const shape = { capacity: requests + burst, fill: requests, interval: MILLISECONDS[unit] };
  // A changed limit gets a new bucket; an unchanged one keeps its count across reloads.
  const identity = `${path} ${requests}/${unit}+${burst}${key === undefined ? "" : ` ${key}`}`;
  const take =
    key === undefined
      ? takeOfAll(shape, identity, place, path)
      : takeByKey(shape, identity, context.cel(key), context.use(KEYED_STATE));
  if (take === undefined) return undefined;
  return {
    name: limit.name ?? `local[${index}]`,
    capacity: shape.capacity,
    window: shape.interval / SECOND,
    countsForwardedOnly: counts === "Forwarded",
    take,
  };
}

interface Shape {
  readonly capacity: number;
  readonly fill: number;
  /** Milliseconds. */
  readonly interval: number;
}

function bucketIn(cells: BigInt64Array, { capacity, fill, interval }: Shape): Bucket {
  return new Bucket(cells, capacity, fill, interval);
}

/** One count for all requests. */
function takeOfAll(
  shape: Shape,
  identity: string,
  { context, held }: LimitPlace,
  path: string,
): LocalLimit["take"] | undefined {
  try {
    const cells = context.use(SHARED_STATE).acquire(identity);
    held.push(cells);
    const bucket = bucketIn(cells.values, shape);
    return (_exchange, now) => ({
      taken: bucket.take(now),
      giveBack: (later) => bucket.giveBack(later),
    });
  } catch (error) {
    context.problem(path, error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

/** A count for each value of an expression. */
function takeByKey(
  shape: Shape,
  identity: string,
  key: CompiledExpression,
  state: KeyedState,
): LocalLimit["take"] {
  return (exchange, now) => {
    const hash = hashOf(identity, valueOf(key, exchange));
    return {
      taken: state.use(hash, (cells) => bucketIn(cells, shape).take(now)),
      giveBack: (later) => state.use(hash, (cells) => bucketIn(cells, shape).giveBack(later)),
    };
  };
}

/** Undefined where the expression fails: such requests share a count. */
function valueOf(key: CompiledExpression, { bindings }: Exchange): string | undefined {
  try {
    const value = key.evaluate(bindings);
    return typeof value === "string" ? `"${value}` : JSON.stringify(value, plain);
  } catch (error) {
    if (error instanceof CelError) return undefined;
    throw error;
  }
}

/** Times hold integers that JSON has no form of. */
function plain(_name: string, value: unknown): unknown {
  return typeof value === "bigint" ? String(value) : value;
}

function hashOf(identity: string, value: string | undefined): bigint {
  const hash = createHash("sha256").update(identity);
  if (value !== undefined) hash.update("\0").update(value);
  return hash.digest().readBigInt64LE();
}
