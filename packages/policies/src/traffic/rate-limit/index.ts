import type {
  RateLimit,
  RateLimitPolicy,
  TokenReservation,
} from "@edge-gateway/generated/types/index.ts";
import type { CallSize, Usage } from "@edge-gateway/llm";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import {
  callOf,
  modelOf,
  type LimitRefusal,
  type TurnHold,
  type TurnLimit,
} from "@edge-gateway/gateway/models/model-exchange";
import {
  CONTINUE,
  type CompileContext,
  type Outcome,
  type PolicyDefinition,
  type Step,
} from "@edge-gateway/gateway/exchange/policy";
import type { SharedCells } from "@edge-gateway/gateway/shared/cells";
import { retryAfterField } from "@edge-gateway/gateway/pipeline/retry-after-field";
import { compileConditional } from "../../conditional.ts";
import { compileGlobalLimit } from "./global.ts";
import { type Claimed, exhaustedText, tellLimits } from "./limit-fields.ts";
import type { Claim, LocalLimit } from "./claim.ts";
import { compileLocalLimit, type LimitPlace } from "./local.ts";

/**
 * Limits requests: first by counts of this process, exact over all its workers, then by a server that several
 * proxies share. A request beyond a limit gets 429.
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
  const askThen = (outcome: Outcome, exchange: Exchange): Outcome | Promise<Outcome> =>
    outcome ?? (ask === undefined ? CONTINUE : ask(exchange));
  return (exchange) => {
    const outcome = takeAll(limits, exchange, context);
    return outcome instanceof Promise
      ? outcome.then((later) => askThen(later, exchange))
      : askThen(outcome, exchange);
  };
}

/**
 * Takes from each limit in turn and adds headers to the response. If a limit is exhausted, the request is
 * refused.
 */
function takeAll(
  limits: readonly LocalLimit[],
  exchange: Exchange,
  context: CompileContext,
): Outcome | Promise<Outcome> {
  if (limits.length === 0) return CONTINUE;
  const claims: Claimed[] = [];
  for (const [index, limit] of limits.entries()) {
    const claim = limit.take(exchange, context.now());
    if (claim instanceof Promise) {
      const waiting = { claims, claim, limits: limits.slice(index) };
      return takeLater(waiting, exchange, context).then(() =>
        applied(limits, claims, exchange, context),
      );
    }
    claims.push({ limit, ...claim });
    if (!claim.taken.allowed) break;
  }
  return applied(limits, claims, exchange, context);
}

/** Waits for the first of these limits, and takes from the others. */
async function takeLater(
  {
    claims,
    claim,
    limits,
  }: {
    readonly claims: Claimed[];
    readonly claim: Promise<Claim>;
    readonly limits: readonly LocalLimit[];
  },
  exchange: Exchange,
  context: CompileContext,
): Promise<void> {
  let next: Claim | Promise<Claim> = claim;
  for (const [index, limit] of limits.entries()) {
    if (index > 0) next = limit.take(exchange, context.now());
    const taken = await next;
    claims.push({ limit, ...taken });
    if (!taken.taken.allowed) return;
  }
}

/** Adds headers to the response, and charges the limits when the exchange ends. */
function applied(
  limits: readonly LocalLimit[],
  claims: readonly Claimed[],
  exchange: Exchange,
  context: CompileContext,
): Outcome {
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
  const refused = claims.find(({ taken }) => !taken.allowed);
  return refused === undefined
    ? CONTINUE
    : {
        code: "rate_limited",
        detail: exhaustedText(refused.limit, refused.taken),
        headers: [retryAfterField(refused.taken.resetIn)],
      };
}

/**
 * Counts tokens at the end of the exchange, because their number is unknown before; so they affect only later
 * requests.
 */
function settleTokens(
  exchange: Exchange,
  claims: readonly Claimed[],
  { now }: CompileContext,
): void {
  const counted = claims.filter(({ limit }) => limit.countsTokens);
  if (counted.length === 0) return;
  const reserved = new Map<Claimed, number>();
  for (const claim of counted) reserveTokens(exchange, claim, { now, reserved });
  const turns = counted.map((claim) => turnsOf(claim, now));
  modelOf(exchange).turnLimits.push(...turns);
  exchange.afterEnd(() => {
    const used = tokensOf(callOf(exchange)?.usage);
    for (const [index, claim] of counted.entries()) {
      const held = reserved.get(claim);
      // The tokens that were already taken for calls of the WebSocket.
      const { paid = 0 } = turns[index] ?? {};
      if (held !== undefined) claim.settle(now(), held, used);
      else if (used > paid) claim.spend(now(), used - paid);
    }
  });
}

/** The calls of a WebSocket, and the number of tokens that were already taken for them. */
interface Turns extends TurnLimit {
  paid: number;
  beginIf(isAllowed: boolean, size: CallSize): ReturnType<TurnLimit["begin"]>;
}

function turnsOf(claim: Claimed, now: () => number): Turns {
  const { reservation } = claim.limit;
  return {
    paid: 0,
    begin(size) {
      const isAllowed = claim.allowsCall(now());
      return isAllowed instanceof Promise
        ? isAllowed.then((later) => this.beginIf(later, size))
        : this.beginIf(isAllowed, size);
    },
    beginIf(isAllowed, size) {
      if (!isAllowed) return tooFew(claim, now());
      if (reservation === undefined) return { settle: (usage) => this.charge(usage) };
      const wanted = wantedBy(size, reservation);
      const hold = (held: number | undefined): TurnHold | LimitRefusal => {
        if (held === undefined) return tooFew(claim, now(), wanted);
        return {
          settle: (usage) => {
            this.paid += tokensOf(usage);
            claim.settle(now(), held, tokensOf(usage));
          },
        };
      };
      const held = claim.reserve(now(), wanted);
      return held instanceof Promise ? held.then(hold) : hold(held);
    },
    charge(usage) {
      this.paid += tokensOf(usage);
      if (reservation === undefined) claim.spend(now(), tokensOf(usage));
      else claim.settle(now(), 0, tokensOf(usage));
    },
  };
}

function tokensOf({ input, output }: Usage = NOTHING_USED): number {
  return input + output;
}

const NOTHING_USED: Usage = { input: 0, output: 0 };

/** The maximum number of tokens that a call may use. */
function wantedBy(
  { bytes, mostOutput }: CallSize,
  { bytesPerToken, outputTokens }: TokenReservation,
): number {
  return Math.ceil(bytes / bytesPerToken) + mostOutput(outputTokens);
}

/** The refusal of a call for which a limit has too few tokens left; one for which it never has enough must not wait. */
function tooFew(claim: Claimed, now: number, wanted = 0): LimitRefusal {
  const { limit } = claim;
  const taken = claim.look(now);
  return {
    code: "rate_limited",
    message: `the rate limit "${limit.name}" has too few tokens left for this call`,
    detail: exhaustedText(limit, taken),
    retryAfter: wanted > limit.capacity ? undefined : taken.resetIn,
  };
}

/** Reserves tokens as soon as the call's maximum is known. */
function reserveTokens(
  exchange: Exchange,
  claim: Claimed,
  { now, reserved }: { readonly now: () => number; readonly reserved: Map<Claimed, number> },
): void {
  const { reservation } = claim.limit;
  if (reservation === undefined) return;
  modelOf(exchange).tokenLimits.push((size) => {
    if (reserved.has(claim)) return undefined;
    const wanted = wantedBy(size, reservation);
    const hold = (held: number | undefined): LimitRefusal | undefined => {
      if (held === undefined) return tooFew(claim, now(), wanted);
      // The client has gone meanwhile.
      if (exchange.end !== undefined) claim.settle(now(), held, 0);
      else reserved.set(claim, held);
      return undefined;
    };
    const held = claim.reserve(now(), wanted);
    return held instanceof Promise ? held.then(hold) : hold(held);
  });
}
