import type { CallSize } from "@edge-gateway/llm";
import type { Exchange, LimitRefusal } from "../pipeline/exchange.ts";
import type { BudgetPlan, Budgets, HeldAmount } from "./budgets.ts";

/** The data for charging budgets. */
export interface Charging {
  readonly budgets: Budgets;
  /** Tokens that are reserved for a response without a maximum. */
  readonly outputTokens: number;
  /** Milliseconds since 1970. */
  now(): number;
}

const BYTES_PER_TOKEN = 4;

/**
 * Charges LLM calls of the exchange to budgets: an estimate before each call, and the real amount
 * after it.
 */
export function chargeBudgets(
  exchange: Exchange,
  plans: readonly BudgetPlan[],
  { budgets, outputTokens, now }: Charging,
): void {
  if (plans.length === 0) return;
  const held = new Map<BudgetPlan, HeldAmount>();
  const charge = (plan: BudgetPlan, size: CallSize): LimitRefusal | undefined => {
    if (held.has(plan)) return undefined;
    const wanted = wantedOf(exchange, plan, { ...size, maxOutput: size.maxOutput ?? outputTokens });
    if (wanted === undefined)
      return refusal(`the model has no price, and the budget "${plan.name}" is in dollars`);
    const amount = budgets.reserve(plan, wanted, now());
    if (amount === undefined)
      return refusal(`the budget "${plan.name}" has too little left for this call`);
    held.set(plan, amount);
    return undefined;
  };
  for (const plan of plans) (exchange.tokenLimits ??= []).push((size) => charge(plan, size));
  exchange.afterEnd(() => {
    for (const [plan, amount] of held) budgets.settle(plan, amount, usedOf(exchange, plan), now());
  });
}

function refusal(message: string): LimitRefusal {
  return { code: "budget_exceeded", message };
}

/** The most that the call may cost, by its size; undefined for a model without a price. */
function wantedOf(
  { llm }: Exchange,
  { unit }: BudgetPlan,
  { bytes, maxOutput = 0 }: CallSize,
): bigint | undefined {
  const input = Math.ceil(bytes / BYTES_PER_TOKEN);
  if (unit === "tokens") return BigInt(input + maxOutput);
  return llm?.prices.mostOf(llm, { input, output: maxOutput });
}

function usedOf({ llm }: Exchange, { unit }: BudgetPlan): bigint {
  const { input = 0, output = 0 } = llm?.usage ?? {};
  if (unit === "tokens") return BigInt(input + output);
  return llm?.prices.costOf(llm).cost?.total ?? 0n;
}
