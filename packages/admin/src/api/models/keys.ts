import {
  withDefaultsLlmBudgetOrder,
  withDefaultsLlmKeyOrder,
} from "@edge-gateway/generated/defaults/index.ts";
import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import { KeyFault } from "@edge-gateway/gateway/keys/key-fault";
import type { KeyKeeper } from "@edge-gateway/gateway/keys/key-keeper";
import { AdminRefusal } from "../../problem.ts";
import type { SomeHandlers } from "../operation.ts";
import type { ApiParts } from "../parts.ts";

const MOST_KEYS = LIMITS.adminLlmKeys.keys.maxItems;
const MOST_BUDGETS = LIMITS.adminLlmBudgets.budgets.maxItems;
const MOST_OWN = LIMITS.adminLlmKey.budgets.maxItems;
const PROBLEMS = {
  400: "bad-request",
  404: "not-found",
  409: "conflict",
  503: "unavailable",
} as const;

type Operations = SomeHandlers<
  "getKeys" | "createKey" | "deleteKey" | "getBudgets" | "setBudget" | "deleteBudget"
>;

/** The operations about keys for models, and about their budgets. */
export function keyOperations({ keys: find }: ApiParts): Operations {
  const keeper = (): KeyKeeper => {
    const keys = find();
    if (keys === undefined) throw new AdminRefusal("unavailable", "the gateway is starting");
    return keys;
  };
  return {
    getKeys: () => {
      const all = keeper().keys;
      const keys = all
        .slice(0, MOST_KEYS)
        .map(({ budgets, ...key }) => ({ ...key, budgets: budgets.slice(0, MOST_OWN) }));
      return { value: { keys, omitted: all.length - keys.length } };
    },
    createKey: ({ body }) =>
      changing(async () => ({ value: await keeper().create(withDefaultsLlmKeyOrder(body)) })),
    deleteKey: ({ query: { id } }) =>
      changing(async () => {
        await keeper().remove(id);
        return { value: { id } };
      }),
    getBudgets: async () => {
      const all = await keeper().budgets();
      const budgets = all
        .slice(0, MOST_BUDGETS)
        .map(({ spent, ...budget }) => ({ ...budget, spent: String(spent) }));
      return { value: { budgets, omitted: all.length - budgets.length } };
    },
    setBudget: ({ body }) =>
      changing(async () => {
        await keeper().setBudget(withDefaultsLlmBudgetOrder(body));
        return { value: { name: body.name } };
      }),
    deleteBudget: ({ query: { name } }) =>
      changing(async () => {
        await keeper().removeBudget(name);
        return { value: { name } };
      }),
  };
}

/** Runs a change; a refusal of the keeper becomes one of the API. */
async function changing<Result>(change: () => Promise<Result>): Promise<Result> {
  try {
    return await change();
  } catch (error) {
    if (error instanceof KeyFault) throw new AdminRefusal(PROBLEMS[error.status], error.message);
    throw error;
  }
}
