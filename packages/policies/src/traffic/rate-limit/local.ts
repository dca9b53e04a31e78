import { createHash } from "node:crypto";
import { CelError, type CompiledExpression } from "@edge-gateway/cel";
import type { LocalRateLimit } from "@edge-gateway/generated/types/index.ts";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import type { CompileContext } from "@edge-gateway/gateway/exchange/policy";
import { SHARED_STATE, type SharedCells } from "@edge-gateway/gateway/shared/cells";
import { KEYED_STATE, type KeyedState } from "@edge-gateway/gateway/shared/keyed-cells";
import { LIMIT_TABLE } from "@edge-gateway/gateway/keys/limit-table";
import { Bucket, type Taken } from "./bucket.ts";
import type { LocalLimit } from "./claim.ts";
import { takeShared } from "./shared-limit.ts";

const SECOND = 1_000;
const MILLISECONDS: Readonly<Record<LocalRateLimit["unit"], number>> = {
  Seconds: SECOND,
  Minutes: 60_000,
  Hours: 3_600_000,
};

/** The place of the limits in the configuration, and the shared cells to release with it. */
export interface LimitPlace {
  readonly context: CompileContext;
  readonly path: string;
  readonly held: SharedCells[];
}

/** Compiles a limit; undefined, with a reported problem, if the shared memory is full. */
export function compileLocalLimit(
  limit: LocalRateLimit,
  index: number,
  place: LimitPlace,
): LocalLimit | undefined {
  const { context } = place;
  const path = `${place.path}.local[${index}]`;
  const { requests, tokens, burst, unit, key, counts, scope } = limit;
  const fill = requests ?? tokens;
  const countsTokens = tokens !== undefined;
  const interval = MILLISECONDS[unit];
  const shape = { capacity: fill + burst, fill, interval, countsTokens };
  // A changed limit gets a new bucket; an unchanged limit keeps its count across reloads.
  const what = countsTokens ? " tokens" : "";
  const identity = `${path} ${fill}${what}/${unit}+${burst}${key === undefined ? "" : ` ${key}`}`;
  const name = limit.name ?? `local[${index}]`;
  const take =
    scope === "Shared"
      ? takeShared({
          table: context.use(LIMIT_TABLE),
          limit: { name, limit: BigInt(fill), interval, whenUnavailable: limit.whenUnavailable },
          ...{ counts, countsTokens, now: () => context.wallClock() },
          identityFor: identityOf(identity, key === undefined ? undefined : context.cel(key)),
        })
      : key === undefined
        ? takeOfAll(shape, identity, place, path)
        : takeByKey(shape, identity, context.cel(key), context.use(KEYED_STATE));
  if (take === undefined) return undefined;
  return {
    name,
    capacity: shape.capacity,
    window: shape.interval / SECOND,
    countsForwardedOnly: counts === "Forwarded" && !countsTokens,
    countsTokens,
    reservation: limit.reservation,
    take,
  };
}

interface Shape {
  readonly capacity: number;
  readonly fill: number;
  /** The interval after which a bucket is refilled, in milliseconds. */
  readonly interval: number;
  readonly countsTokens: boolean;
}

/** Takes from the bucket. For LLM tokens, nothing is taken before their number is known. */
function asked(bucket: Bucket, { countsTokens }: Shape, now: number): Taken {
  return countsTokens ? bucket.look(now) : bucket.take(now);
}

function bucketIn(cells: BigInt64Array, { capacity, fill, interval }: Shape): Bucket {
  return new Bucket(cells, capacity, fill, interval);
}

/** A limit with one count for all requests. */
function takeOfAll(
  shape: Shape,
  identity: string,
  { context, held }: LimitPlace,
  path: string,
): LocalLimit["take"] | undefined {
  try {
    const cells = context.use(SHARED_STATE).acquire(identity);
    // The shared cells may belong to another limit after they are released.
    let isHeld = true;
    const release = (): void => {
      isHeld = false;
      cells.release();
    };
    held.push({ ...cells, release });
    const bucket = bucketIn(cells.values, shape);
    return (_exchange, now) => ({
      taken: asked(bucket, shape, now),
      look: (later) => bucket.look(later),
      allowsCall: (later) => bucket.look(later).allowed,
      giveBack: (later) => void (isHeld && bucket.giveBack(later)),
      spend: (later, amount) => void (isHeld && bucket.spend(later, amount)),
      reserve: (later, amount) => (isHeld ? bucket.reserve(later, amount) : 0),
      settle: (later, reserved, used) => void (isHeld && bucket.settle(later, reserved, used)),
    });
  } catch (error) {
    context.problem(path, error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

/** A limit with a separate count for each value of an expression. */
function takeByKey(
  shape: Shape,
  identity: string,
  key: CompiledExpression,
  state: KeyedState,
): LocalLimit["take"] {
  return (exchange, now) => {
    const hash = hashOf(identity, valueOf(key, exchange));
    return {
      taken: state.use(hash, (cells) => asked(bucketIn(cells, shape), shape, now)),
      look: (later) => state.use(hash, (cells) => bucketIn(cells, shape).look(later)),
      allowsCall: (later) => state.use(hash, (cells) => bucketIn(cells, shape).look(later).allowed),
      giveBack: (later) => state.use(hash, (cells) => bucketIn(cells, shape).giveBack(later)),
      spend: (later, amount) =>
        state.use(hash, (cells) => bucketIn(cells, shape).spend(later, amount)),
      reserve: (later, amount) =>
        state.use(hash, (cells) => bucketIn(cells, shape).reserve(later, amount)),
      settle: (later, reserved, used) =>
        state.use(hash, (cells) => bucketIn(cells, shape).settle(later, reserved, used)),
    };
  };
}

/** Returns the value of the key; undefined if the expression fails. All such requests share a count. */
function valueOf(key: CompiledExpression, { bindings }: Exchange): string | undefined {
  try {
    const value = key.evaluate(bindings);
    return typeof value === "string" ? `"${value}` : JSON.stringify(value, plain);
  } catch (error) {
    if (error instanceof CelError) return undefined;
    throw error;
  }
}

/** Converts timestamps, because JSON cannot represent their integers. */
function plain(_name: string, value: unknown): unknown {
  return typeof value === "bigint" ? String(value) : value;
}

/** Identifies a limit, and the value of its key, in all gateways with the same configuration. */
function identityOf(
  identity: string,
  key: CompiledExpression | undefined,
): (exchange: Exchange) => string {
  if (key === undefined) return () => identity;
  return (exchange) => `${identity}\0${valueOf(key, exchange) ?? ""}`;
}

function hashOf(identity: string, value: string | undefined): bigint {
  const hash = createHash("sha256").update(identity);
  if (value !== undefined) hash.update("\0").update(value);
  return hash.digest().readBigInt64LE();
}
