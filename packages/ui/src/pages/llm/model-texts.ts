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
