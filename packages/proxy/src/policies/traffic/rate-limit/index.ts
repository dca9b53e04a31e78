import type {
  LocalRateLimit,
  RateLimit,
  RateLimitPolicy,
} from "@edge-gateway/generated/types/index.ts";
import type { Exchange } from "../../../pipeline/exchange.ts";
import {
  CONTINUE,
  type CompileContext,
  type Outcome,
  type PolicyDefinition,
  type Step,
} from "../../../pipeline/policy.ts";
import { SHARED_STATE, type SharedCells } from "../../../shared/cells.ts";
import { compileConditional } from "../../conditional.ts";
import { Bucket, type Taken } from "./bucket.ts";
import { compileGlobalLimit } from "./global.ts";

const MILLISECONDS: Readonly<Record<LocalRateLimit["unit"], number>> = {
  Seconds: 1_000,
  Minutes: 60_000,
  Hours: 3_600_000,
};

interface Limit {
  /** What traces call it. */
  readonly name: string;
  readonly bucket: Bucket;
  readonly capacity: number;
}

/**
 * Limits requests: locally, exactly over all workers of this process, and then by the server that
 * several proxies share; past a limit the response is 429.
 */
export const rateLimit: PolicyDefinition<RateLimit> = {
  compile(config, context) {
    const held: SharedCells[] = [];
    const choose = compileConditional(config, context, (each: RateLimitPolicy, path) =>
      compileOne(each, { context, path, held }),
    );
    return {
      request: (exchange) => choose(exchange)?.(exchange),
      close: () => held.forEach((cells) => cells.release()),
    };
  },
};

/** Where limits stand, and whom what they hold is given back by. */
interface Place {
  readonly context: CompileContext;
  readonly path: string;
  readonly held: SharedCells[];
}

function compileOne({ local = [], global }: RateLimitPolicy, place: Place): Step {
  const { context } = place;
  const limits = local.flatMap((limit, index) => compileLimit(limit, index, place) ?? []);
  const ask = global && compileGlobalLimit(global, context);
  return (exchange) =>
    takeAll(limits, exchange, context.now()) ?? (ask === undefined ? CONTINUE : ask(exchange));
}

function compileLimit(
  limit: LocalRateLimit,
  index: number,
  { context, path: above, held }: Place,
): Limit | undefined {
  const path = `${above}.local[${index}]`;
  if (limit.requests === undefined) {
    context.problem(path, "limits of tokens need an LLM backend, which this build does not have");
    return undefined;
  }
  const capacity = limit.requests + (limit.burst ?? 0);
  // A changed limit gets a new bucket; an unchanged one keeps its count across reloads.
  const name = `${path} ${limit.requests}/${limit.unit}+${limit.burst ?? 0}`;
  try {
    const cells = context.use(SHARED_STATE).acquire(name);
    held.push(cells);
    return {
      name: `local[${index}]`,
      bucket: new Bucket(cells.values, capacity, limit.requests, MILLISECONDS[limit.unit]),
      capacity,
    };
  } catch (error) {
    context.problem(path, error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

/** Takes from each limit in turn, tells the tightest in the answer, refuses when one is exhausted. */
function takeAll(limits: readonly Limit[], exchange: Exchange, now: number): Outcome {
  let tightest: (Pick<Limit, "name" | "capacity"> & { readonly taken: Taken }) | undefined;
  for (const { bucket, capacity, name } of limits) {
    const taken = bucket.take(now);
    if (tightest === undefined || taken.remaining < tightest.taken.remaining || !taken.allowed) {
      tightest = { taken, capacity, name };
    }
    if (!taken.allowed) break;
  }
  if (tightest === undefined) return CONTINUE;
  exchange.addResponseHeader("x-ratelimit-limit", String(tightest.capacity));
  exchange.addResponseHeader("x-ratelimit-remaining", String(tightest.taken.remaining));
  exchange.addResponseHeader(
    "x-ratelimit-reset",
    String(Math.ceil(tightest.taken.resetIn / MILLISECONDS.Seconds)),
  );
  const { name, capacity, taken } = tightest;
  exchange.trace?.note("apply", `${name}: ${taken.remaining} of ${capacity} requests left`);
  return tightest.taken.allowed ? CONTINUE : { code: "rate_limited" };
}
