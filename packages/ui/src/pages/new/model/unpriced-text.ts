import { MAX_NAMED_MODELS } from "../../../bounds.ts";

/**
 * What follows if the price of a model is not known.
 * @param unknown says that it is not known, such as `The file has no price for fast`
 * @param budgets the names of the budgets in dollars
 */
export function unpricedText(unknown: string, budgets: readonly string[]): string {
  if (budgets.length === 0)
    return `${unknown}: a budget in dollars would refuse its calls, and their cost is not shown.`;
  const named = budgets.slice(0, MAX_NAMED_MODELS).join(", ");
  const more = budgets.length > MAX_NAMED_MODELS ? " and others" : "";
  const budget = budgets.length === 1 ? "The budget" : "The budgets";
  const refuse = budgets.length === 1 ? "refuses" : "refuse";
  return `! ${unknown}. ${budget} in dollars (${named}${more}) ${refuse} its calls.`;
}
