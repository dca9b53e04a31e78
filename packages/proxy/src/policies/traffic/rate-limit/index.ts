import type { RateLimit, RateLimitPolicy } from "@edge-gateway/generated/types/index.ts";
import type { Exchange } from "../../../pipeline/exchange.ts";
import {
  CONTINUE,
  type CompileContext,
  type Outcome,
  type PolicyDefinition,
  type Step,
} from "../../../pipeline/policy.ts";
import type { SharedCells } from "../../../shared/cells.ts";
import { compileConditional } from "../../conditional.ts";
import { compileGlobalLimit } from "./global.ts";
import { type Claimed, tellLimits } from "./limit-fields.ts";
import { compileLocalLimit, type LimitPlace, type LocalLimit } from "./local.ts";

/**
 * Limits requests: first locally, exact over all workers of this process, then by a server that
 * several proxies share. Beyond a limit the response is 429.
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

function compileOne({ local = [], global }: RateLimitPolicy, place: LimitPlace): Step {
  const { context } = place;
  const limits = local.flatMap((limit, index) => compileLocalLimit(limit, index, place) ?? []);
  const ask = global && compileGlobalLimit(global, context);
  return (exchange) =>
    takeAll(limits, exchange, context) ?? (ask === undefined ? CONTINUE : ask(exchange));
}

/**
 * Takes from each limit in turn, adds headers to the response, and refuses the request if a limit
 * is exhausted.
 */
function takeAll(
  limits: readonly LocalLimit[],
  exchange: Exchange,
  context: CompileContext,
): Outcome {
  if (limits.length === 0) return CONTINUE;
  const claims: Claimed[] = [];
  for (const limit of limits) {
    const claim = limit.take(exchange, context.now());
    claims.push({ limit, ...claim });
    if (!claim.taken.allowed) break;
  }
  tellLimits(exchange, limits, claims);
  settleTokens(exchange, claims, context);
  const refundable = claims.filter(
    ({ limit, taken }) => limit.countsForwardedOnly && taken.allowed,
  );
  if (refundable.length > 0)
    exchange.afterEnd(() => {
      if (exchange.reachedUpstream) return;
      for (const claim of refundable) claim.giveBack(context.now());
    });
  return claims.every(({ taken }) => taken.allowed) ? CONTINUE : { code: "rate_limited" };
}

/** The number of tokens is known only at the end of the exchange, so it affects later requests. */
function settleTokens(
  exchange: Exchange,
  claims: readonly Claimed[],
  { now }: CompileContext,
): void {
  const counted = claims.filter(({ limit }) => limit.countsTokens);
  if (counted.length === 0) return;
  const reserved = new Map<Claimed, number>();
  for (const claim of counted) reserveTokens(exchange, claim, { now, reserved });
  /** What calls of a WebSocket have paid for already. */
  let paid = 0;
  const open = counted.filter(({ limit }) => limit.reservation === undefined);
  (exchange.turnLimits ??= []).push({
    isSpent: () => open.some((claim) => !claim.look(now()).allowed),
    spend(tokens) {
      paid += tokens;
      for (const claim of open) claim.spend(now(), tokens);
    },
  });
  exchange.afterEnd(() => {
    const { input = 0, output = 0 } = exchange.llm?.usage ?? {};
    for (const claim of counted) {
      const held = reserved.get(claim);
      if (held !== undefined) claim.settle(now(), held, input + output);
      else if (input + output > paid) claim.spend(now(), input + output - paid);
    }
  });
}

const TOO_FEW = { code: "rate_limited", message: "too few tokens are left for this call" } as const;

/** Reserves tokens as soon as the call's maximum is known. */
function reserveTokens(
  exchange: Exchange,
  claim: Claimed,
  { now, reserved }: { readonly now: () => number; readonly reserved: Map<Claimed, number> },
): void {
  const { reservation } = claim.limit;
  if (reservation === undefined) return;
  (exchange.tokenLimits ??= []).push(({ bytes, maxOutput = reservation.outputTokens }) => {
    if (reserved.has(claim)) return undefined;
    const wanted = Math.ceil(bytes / reservation.bytesPerToken) + maxOutput;
    const held = claim.reserve(now(), wanted);
    if (held === undefined) return TOO_FEW;
    reserved.set(claim, held);
    return undefined;
  });
}
