import type { AdminModel } from "@edge-gateway/generated/types/index.ts";

/** The health of a model in a sign and words. */
export function healthText({ health }: Pick<AdminModel, "health">): string {
  if (health === undefined) return "not measured";
  return `${health === 0 ? "✗" : "✓"} ${health} %`;
}

/** The prices of a model in dollars. */
export function priceText({ rates }: Pick<AdminModel, "rates">): string {
  const { input, output } = rates ?? {};
  if (input === undefined && output === undefined) return "unknown";
  return `$${input ?? "?"} in, $${output ?? "?"} out`;
}

/** The targets of a virtual model, and how one is chosen. */
export function targetsText({ choice, targets }: Pick<AdminModel, "choice" | "targets">): string {
  if (choice === undefined) return "";
  const names = targets.map(({ model, weight, priority, when }) => {
    if (choice === "Weighted") return `${model} (weight ${weight})`;
    if (choice === "Failover") return `${model} (priority ${priority})`;
    return when === undefined ? model : `${model} if ${when}`;
  });
  return names.join(", ");
}

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
