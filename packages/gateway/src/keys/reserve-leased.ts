import { LEASE_ATTEMPTS } from "./bounds.ts";
import type { BudgetPlan, Budgets, HeldAmount } from "./budgets.ts";

/** What is reserved, or why nothing is. */
export type Reserved = HeldAmount | "too little" | "unavailable";

/** An amount to reserve. */
export interface LeasedAmount {
  readonly budgets: Budgets;
  readonly plan: BudgetPlan;
  /** What is reserved already. */
  readonly before?: HeldAmount | undefined;
  readonly wanted: bigint;
  /** The current time in milliseconds since 1970. */
  now(): number;
}

/** Reserves an amount; waits only if the lease is too small and may grow. */
export function reserveLeased(amount: LeasedAmount): Reserved | Promise<Reserved> {
  const { budgets, plan, wanted, now } = amount;
  const held = taken(amount);
  if (held !== undefined) return held;
  if (plan.lease === undefined) return "too little";
  const mayCome = budgets.isAway || budgets.mayGrow(plan, wanted, now());
  return mayCome ? reserveLater(amount) : "too little";
}

/** Reserves an amount as soon as the lease has grown. The store may go away at any moment. */
async function reserveLater(amount: LeasedAmount): Promise<Reserved> {
  const { budgets, plan, wanted, now } = amount;
  for (let attempt = 0; attempt < LEASE_ATTEMPTS; attempt += 1) {
    const isSettled = !budgets.isAway && (await budgets.grown()) && !budgets.isAway;
    if (!isSettled) return withoutStore(amount);
    const held = taken(amount);
    if (held !== undefined) return held;
    if (!budgets.mayGrow(plan, wanted, now())) break;
  }
  return budgets.isAway ? withoutStore(amount) : "too little";
}

function withoutStore({ budgets, plan, before, wanted }: LeasedAmount): Reserved {
  return plan.lease?.whenUnavailable === "Allow"
    ? budgets.overdraw(plan, before, wanted)
    : "unavailable";
}

function taken({ budgets, plan, before, wanted, now }: LeasedAmount): HeldAmount | undefined {
  return before === undefined
    ? budgets.reserve(plan, wanted, now())
    : budgets.extend(plan, before, wanted, now());
}
