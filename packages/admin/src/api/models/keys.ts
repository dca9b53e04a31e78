import {
  withDefaultsLlmBudgetOrder,
  withDefaultsLlmKeyEdit,
  withDefaultsLlmKeyOrder,
} from "@edge-gateway/generated/defaults/index.ts";
import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import { KeyFault } from "@edge-gateway/gateway/keys/key-fault";
import type { KeyKeeper } from "@edge-gateway/gateway/keys/key-keeper";
import { NO_BUDGET, type BudgetStatus } from "@edge-gateway/gateway/keys/key-status";
import type { AdminLlmBudget } from "@edge-gateway/generated/types/index.ts";
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
  412: "changed-meanwhile",
  503: "unavailable",
} as const;

type Operations = SomeHandlers<
  "getKeys" | "createKey" | "changeKey" | "deleteKey" | "getBudgets" | "setBudget" | "deleteBudget"
>;

/** The operations about keys for models, and about their budgets. */
export function keyOperations({ keys: find, settings }: ApiParts): Operations {
  const keeper = (): KeyKeeper => {
    const keys = find();
    if (keys === undefined) throw new AdminRefusal("unavailable", "the gateway is starting");
    return keys;
  };
  const budgetsNow = (): Budgets => ({
    keys: keeper(),
    isShared: settings.storage.mode === "database" || settings.counters.redis !== undefined,
  });
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
    changeKey: ({ query: { id }, body, version }) =>
      changingKey(keeper(), id, async (keys) => {
        await keys.changeKey(id, withDefaultsLlmKeyEdit(body), version);
        return { value: { id }, version: keys.keys.find((key) => key.id === id)?.version ?? "" };
      }),
    deleteKey: ({ query: { id } }) =>
      changing(async () => {
        await keeper().remove(id);
        return { value: { id } };
      }),
    getBudgets: async () => {
      const all = await keeper().budgets();
      const budgets = all.slice(0, MOST_BUDGETS).map((budget) => shown(budget, budgetsNow()));
      return { value: { budgets, newVersion: NO_BUDGET, omitted: all.length - budgets.length } };
    },
    setBudget: ({ body, version }) =>
      changingBudget(budgetsNow(), body.name, async (keys) => {
        await keys.setBudget(withDefaultsLlmBudgetOrder(body), version);
        return { value: { name: body.name }, version: keys.budgetVersion(body.name) };
      }),
    deleteBudget: ({ query: { name }, version }) =>
      changingBudget(budgetsNow(), name, async (keys) => {
        await keys.removeBudget(name, version);
        return { value: { name } };
      }),
  };
}

/** The budgets of the process. */
interface Budgets {
  readonly keys: KeyKeeper;
  /** Whether gateways share them in a database. */
  readonly isShared: boolean;
}

/** A budget as the API sends it; without a database, nothing happens while it is away. */
function shown(
  { spent, whenUnavailable, ...budget }: BudgetStatus,
  { keys, isShared }: Budgets,
): AdminLlmBudget {
  return {
    ...budget,
    ...(isShared && whenUnavailable !== undefined ? { whenUnavailable } : {}),
    version: keys.budgetVersion(budget.name),
    spent: String(spent),
  };
}

/** Runs a change of a key; one that others have overtaken gets the key as it is now. */
async function changingKey<Result>(
  keys: KeyKeeper,
  id: string,
  change: (keys: KeyKeeper) => Promise<Result>,
): Promise<Result> {
  try {
    return await changing(() => change(keys));
  } catch (error) {
    if (!(error instanceof AdminRefusal) || error.kind !== "changed-meanwhile") throw error;
    const current = keys.keys.find((key) => key.id === id);
    const detail = `${error.message}: compare your change with the current key, and send it with the version of that`;
    throw new AdminRefusal(error.kind, detail, {
      version: current?.version ?? "",
      current: current === undefined ? null : { ...current },
    });
  }
}

/** Runs a change of a budget; one that others have overtaken gets the budget as it is now. */
async function changingBudget<Result>(
  { keys, isShared }: Budgets,
  name: string,
  change: (keys: KeyKeeper) => Promise<Result>,
): Promise<Result> {
  try {
    return await changing(() => change(keys));
  } catch (error) {
    if (!(error instanceof AdminRefusal) || error.kind !== "changed-meanwhile") throw error;
    const now = (await keys.budgets()).find((budget) => budget.name === name);
    const current = now === undefined ? null : { ...shown(now, { keys, isShared }) };
    const detail =
      current === null
        ? `there is no budget ${name} any more: create it, or leave it`
        : `${error.message}: compare your change with the current budget, and send it with the version of that`;
    throw new AdminRefusal(error.kind, detail, { version: keys.budgetVersion(name), current });
  }
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
