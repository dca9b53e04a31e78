import type { AdminModel } from "@edge-gateway/generated/types/index.ts";

/** Whether budgets in dollars refuse calls of a model, because its prices are not known. */
export function isUnpriced({ kind, rates }: Pick<AdminModel, "kind" | "rates">): boolean {
  const { input, output } = rates ?? {};
  return kind !== "virtual" && input === undefined && output === undefined;
}

/** What the form for the price of a model begins with; undefined if the model has no price of its own. */
export function priceForm(
  model: Pick<AdminModel, "kind" | "name" | "provider" | "upstreamModel">,
): Readonly<Record<string, string>> | undefined {
  const { kind, name, provider, upstreamModel } = model;
  if (kind === "virtual") return undefined;
  const priced = upstreamModel ?? (kind === "model" ? name : "");
  const isOne = priced !== "" && !priced.includes("*");
  const isOneProvider = provider !== "" && !provider.includes(", ");
  return {
    kind: "price",
    ...(isOneProvider ? { provider } : {}),
    ...(isOne ? { model: priced } : {}),
  };
}
