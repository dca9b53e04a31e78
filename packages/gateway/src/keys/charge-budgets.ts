import type { CallRecord, CallSize, Usage } from "@edge-gateway/llm";
import type { Exchange } from "../exchange/exchange.ts";
import {
  callOf,
  modelOf,
  type LimitRefusal,
  type TokenLimit,
  type TurnLimit,
} from "../models/model-exchange.ts";
import { dollarsOf } from "@edge-gateway/llm/money";
import { formatDuration } from "@edge-gateway/kernel/text/duration";
import { hasModel, notAllowedText } from "../models/model-rights.ts";
import { LEASE_WAIT } from "./bounds.ts";
import type { BudgetPlan, Budgets, HeldAmount } from "./budgets.ts";
import { reserveLeased, type Reserved } from "./reserve-leased.ts";
import type { RuntimeKey } from "./runtime-keys.ts";

/** What is needed to charge budgets. */
export interface Charging {
  readonly budgets: Budgets;
  /** Finds the key of the exchange as it is now; undefined if it was removed or disabled, or has expired. */
  readonly key: () => RuntimeKey | undefined;
  /** Tokens to reserve for a response whose request sets no maximum. */
  readonly outputTokens: number;
  /** The current time in milliseconds since 1970. */
  now(): number;
}

const BYTES_PER_TOKEN = 4;

/**
 * Charges the exchange's LLM calls to budgets: an estimate before each call, and the actual amount after it. Also
 * notes which models the key allows.
 */
export function chargeBudgets(
  exchange: Exchange,
  { budgets: plans, models }: RuntimeKey,
  charging: Charging,
): void {
  const { budgets, now } = charging;
  if (models !== undefined) modelOf(exchange).allowedModels.push(models);
  modelOf(exchange).turnLimits.push(turnsOf(exchange, charging));
  if (plans.length === 0) return;
  const held = new Map<BudgetPlan, HeldAmount>();
  const hold = (plan: BudgetPlan, amount: HeldAmount | LimitRefusal): LimitRefusal | undefined => {
    if ("message" in amount) return amount;
    held.set(plan, amount);
    return undefined;
  };
  const charge: (plan: BudgetPlan, size: CallSize) => ReturnType<TokenLimit> = (plan, size) => {
    const before = held.get(plan);
    const amount = reserved(callOf(exchange), plan, size, { charging, before });
    if (!(amount instanceof Promise)) return hold(plan, amount);
    return amount.then((later) => {
      // The client has gone meanwhile, and what was reserved before is settled.
      if (exchange.end === undefined || "message" in later) return hold(plan, later);
      const more = later.amount - (before?.amount ?? 0n);
      budgets.settle(plan, { ...later, amount: more }, 0n, now());
      return undefined;
    });
  };
  for (const plan of plans) modelOf(exchange).tokenLimits.push((size) => charge(plan, size));
  exchange.afterEnd(() => {
    for (const [plan, amount] of held)
      budgets.settle(plan, amount, usedOf(callOf(exchange), plan), now());
  });
}

const NOTHING_HELD: HeldAmount = { window: 0, amount: 0n };
const NOTHING_USED: Usage = { input: 0, output: 0 };
const KEY_IS_GONE: LimitRefusal = {
  code: "api_key_refused",
  message: "the API key of this connection was removed or disabled, or has expired",
};

/**
 * Charges budgets for each call of a WebSocket: those that its key has when the call begins, because the
 * connection may be open for days. For a call that is cut off, the estimate is charged.
 */
function turnsOf(exchange: Exchange, charging: Charging): TurnLimit {
  const { budgets, key, now } = charging;
  const settle = (plan: BudgetPlan, held: HeldAmount, usage: Usage): void => {
    const call = callOf(exchange);
    budgets.settle(plan, held, usedOf(call && { ...call, usage }, plan), now());
  };
  return {
    async begin(size, model) {
      const current = key();
      if (current === undefined) return KEY_IS_GONE;
      const refused = unallowed(exchange, current, model);
      if (refused !== undefined) return refused;
      const plans = current.budgets;
      const call = withModel(callOf(exchange), model);
      const held = new Map<BudgetPlan, HeldAmount>();
      const settleAll = (usage: Usage): void =>
        held.forEach((amount, plan) => settle(plan, amount, usage));
      for (const plan of plans) {
        const amount = await reserved(call, plan, size, { charging });
        if ("message" in amount) {
          settleAll(NOTHING_USED);
          return amount;
        }
        held.set(plan, amount);
      }
      return { settle: settleAll };
    },
    charge: (usage) => key()?.budgets.forEach((plan) => settle(plan, NOTHING_HELD, usage)),
  };
}

/**
 * Refuses a model of a WebSocket that the key does not allow now. The model that the connection began with has the
 * name that the client used for it.
 */
function unallowed(
  exchange: Exchange,
  { models }: RuntimeKey,
  model: string | undefined,
): LimitRefusal | undefined {
  const { request, call } = modelOf(exchange);
  const began = request?.asked ?? call?.model;
  const name = model === undefined || model === call?.model ? began : model;
  if (models === undefined || (name !== undefined && hasModel(models, name))) return undefined;
  return { code: "model_not_allowed", message: notAllowedText(name) };
}

/** The call, with the model that an event names. */
function withModel(
  call: CallRecord | undefined,
  model: string | undefined,
): CallRecord | undefined {
  if (call === undefined || model === undefined) return call;
  return { ...call, model, requestModel: model, responseModel: model };
}

/**
 * Reserves what the call may cost. After a failed attempt, the reservation is increased if needed, because
 * the next provider or model can be more expensive.
 */
function reserved(
  call: CallRecord | undefined,
  plan: BudgetPlan,
  { bytes, mostOutput }: CallSize,
  { charging, before }: { readonly charging: Charging; readonly before?: HeldAmount | undefined },
): HeldAmount | LimitRefusal | Promise<HeldAmount | LimitRefusal> {
  const { budgets, outputTokens, now } = charging;
  const wanted = wantedOf(call, plan, { bytes, output: mostOutput(outputTokens) });
  if (wanted === undefined)
    return {
      ...refusal(`the model has no price, and the budget "${plan.name}" is in dollars`),
      isOfModel: true,
    };
  const result = reserveLeased({ budgets, plan, before, wanted, now });
  return result instanceof Promise
    ? result.then((later) => heldOf(later, plan, charging))
    : heldOf(result, plan, charging);
}

function heldOf(result: Reserved, plan: BudgetPlan, charging: Charging): HeldAmount | LimitRefusal {
  if (result === "too little") return tooLittle(plan, charging);
  if (result !== "unavailable") return result;
  const message = `the budget "${plan.name}" cannot be checked, because its database is away`;
  return { ...refusal(message), retryAfter: LEASE_WAIT };
}

function tooLittle(plan: BudgetPlan, { budgets, now }: Charging): LimitRefusal {
  const left = `the budget "${plan.name}" has too little left for this call`;
  const retryAfter = budgets.renewsIn(plan, now());
  return { ...refusal(left), detail: `${left}: ${leftText(plan, { budgets, now })}`, retryAfter };
}

/** What of a budget is spent, as far as this process knows, and when it is renewed. */
function leftText(plan: BudgetPlan, { budgets, now }: Pick<Charging, "budgets" | "now">): string {
  const { lease, limit, unit } = plan;
  const text = (amount: bigint): string =>
    unit === "tokens" ? String(amount) : String(dollarsOf(amount));
  // Of a budget that others share, this thread has only a part.
  const spent =
    lease === undefined ? `${text(budgets.spent(plan, now()).amount)} of ` : "a part of ";
  const renewal = budgets.renewsIn(plan, now());
  const renewed = renewal === undefined ? "never renewed" : `renewed in ${roughly(renewal)}`;
  return `${spent}${text(limit)} ${unit} spent or reserved, ${renewed}`;
}

/** A duration in milliseconds as text, in whole seconds. */
function roughly(milliseconds: number): string {
  return formatDuration(Math.max(1, Math.ceil(milliseconds / SECOND)) * SECOND);
}

const SECOND = 1000;

function refusal(message: string): LimitRefusal {
  return { code: "budget_exceeded", message };
}

/** The maximum cost of a call of this size; undefined if the model has no price. */
function wantedOf(
  llm: CallRecord | undefined,
  { unit }: BudgetPlan,
  { bytes, output }: { readonly bytes: number; readonly output: number },
): bigint | undefined {
  const input = Math.ceil(bytes / BYTES_PER_TOKEN);
  if (unit === "tokens") return BigInt(input + output);
  return llm?.prices.mostOf(llm, { input, output });
}

function usedOf(llm: CallRecord | undefined, { unit }: BudgetPlan): bigint {
  const { input = 0, output = 0 } = llm?.usage ?? {};
  if (unit === "tokens") return BigInt(input + output);
  return llm?.prices.costOf(llm).cost?.total ?? 0n;
}
