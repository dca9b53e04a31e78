import type { LocalRateLimit } from "@edge-gateway/generated/types/index.ts";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import type { BudgetPlan, Budgets, HeldAmount } from "@edge-gateway/gateway/keys/budgets";
import type { LimitTable, SharedLimit } from "@edge-gateway/gateway/keys/limit-table";
import { reserveLeased, type Reserved } from "@edge-gateway/gateway/keys/reserve-leased";
import type { Taken } from "./bucket.ts";
import type { Claim, LocalLimit } from "./claim.ts";

interface SharedParts {
  readonly table: LimitTable;
  readonly limit: SharedLimit;
  readonly counts: LocalRateLimit["counts"];
  readonly countsTokens: boolean;
  /** Tells the limit and the value of its key from others, in all gateways. */
  readonly identityFor: (exchange: Exchange) => string;
  /** The current time in milliseconds since 1970. */
  readonly now: () => number;
}

const ONE = 1n;
const NOTHING: HeldAmount = { window: 0, amount: 0n };

/** Takes from a limit that several gateways share. */
export function takeShared(parts: SharedParts): LocalLimit["take"] {
  const { table, limit, identityFor, now } = parts;
  const { budgets } = table;
  return (exchange) => {
    const plan = table.plan(identityFor(exchange), limit);
    if (plan === undefined) return withoutPlan(limit);
    // The client has gone while the request waited for another limit.
    if (exchange.end !== undefined) table.release(plan);
    // What was registered before runs afterwards: by then, everything is charged.
    else exchange.afterEnd(() => table.release(plan));
    const claim = (result: Reserved): Claim => {
      charge(result, plan, exchange, parts);
      return claimOf(result, plan, parts);
    };
    const result = reserveLeased({ budgets, plan, wanted: ONE, now });
    return result instanceof Promise ? result.then(claim) : claim(result);
  };
}

/** Charges the request for which one was reserved; for tokens, that one only shows that there are some. */
function charge(
  result: Reserved,
  plan: BudgetPlan,
  exchange: Exchange,
  { table: { budgets }, counts, countsTokens, now }: SharedParts,
): void {
  if (typeof result === "string") return;
  const settle = (used: bigint): void => budgets.settle(plan, result, used, now());
  if (countsTokens) settle(0n);
  else if (counts === "All") settle(ONE);
  // The client has gone while the request waited for the lease.
  else if (exchange.end !== undefined) settle(0n);
  else exchange.afterEnd(() => settle(exchange.reachedUpstream ? ONE : 0n));
}

function claimOf(
  result: Reserved,
  plan: BudgetPlan,
  { table: { budgets }, limit, now }: SharedParts,
): Claim {
  const look = (): Taken => lookAt(budgets, plan, limit, now());
  const taken = { ...look(), allowed: typeof result !== "string" };
  return {
    taken: taken.allowed ? taken : { ...taken, remaining: 0 },
    look,
    allowsCall: () => {
      const held = reserveLeased({ budgets, plan, wanted: ONE, now });
      const allows = (given: Reserved): boolean => {
        if (typeof given !== "string") budgets.settle(plan, given, 0n, now());
        return typeof given !== "string";
      };
      return held instanceof Promise ? held.then(allows) : allows(held);
    },
    giveBack: () => {},
    spend: (_now, amount) => budgets.settle(plan, NOTHING, BigInt(amount), now()),
    reserve: (_now, amount) => {
      const held = reserveLeased({ budgets, plan, wanted: BigInt(amount), now });
      return held instanceof Promise ? held.then(numberOf) : numberOf(held);
    },
    settle: (_now, reserved, used) =>
      budgets.settle(plan, { window: 0, amount: BigInt(reserved) }, BigInt(used), now()),
  };
}

function numberOf(held: Reserved): number | undefined {
  return typeof held === "string" ? undefined : Number(held.amount);
}

/** What this gateway may still take, and what nobody has taken. */
function lookAt(budgets: Budgets, plan: BudgetPlan, { interval }: SharedLimit, now: number): Taken {
  return budgets.leased(plan, (cells) => {
    const { held, reserved } = cells?.view() ?? { held: 0n, reserved: 0n };
    const left = held - reserved + (cells?.left ?? 0n);
    const remaining = Number(left > 0n ? left : 0n);
    return { allowed: remaining > 0, remaining, resetIn: cells?.renewsIn(now) ?? interval };
  });
}

/** The claim of a request for whose key there is no room. */
function withoutPlan({ whenUnavailable, interval }: SharedLimit): Claim {
  const taken = { allowed: whenUnavailable === "Allow", remaining: 0, resetIn: interval };
  const ignored = (): void => {};
  return {
    taken,
    look: () => taken,
    allowsCall: () => taken.allowed,
    giveBack: ignored,
    spend: ignored,
    reserve: () => (taken.allowed ? 0 : undefined),
    settle: ignored,
  };
}
