import type { AdminLlmCall, AdminModel } from "@edge-gateway/generated/types/index.ts";
import { KEY_REFUSED } from "../../live/refused-keys.ts";

/**
 * The health of a model in a sign and words.
 * @param refused the newest calls whose providers refused the gateway's key
 */
export function healthText(
  { health, backend, provider }: Pick<AdminModel, "health" | "backend" | "provider">,
  refused: readonly Pick<AdminLlmCall, "backend" | "provider">[],
): string {
  // Calls have the name of the backend, which is the last part of its key.
  const isRefused = refused.some(
    (call) => call.provider === provider && `/${backend}`.endsWith(`/${call.backend}`),
  );
  if (isRefused) return `✗ ${KEY_REFUSED}`;
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
