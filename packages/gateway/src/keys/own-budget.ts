import type { LlmBudget, LlmKeyOrder } from "@edge-gateway/generated/types/index.ts";
import { isTimeZone } from "@edge-gateway/storage/counters/renewal";
import { KeyFault } from "./key-fault.ts";

/** The budget of a key alone; undefined: it has none. */
export function ownBudget(
  { tokens, dollars, period, window, calendar, timeZone, whenUnavailable }: LlmKeyOrder,
  bound: Pick<LlmBudget, "subject" | "createdAt">,
): LlmBudget | undefined {
  const limit = tokens === undefined ? dollars !== undefined && { dollars } : { tokens };
  if (limit === false) return undefined;
  const renewal = period === undefined ? (calendar === undefined ? {} : { calendar }) : { period };
  const zone = timeZone === undefined ? {} : { timeZone };
  const kind = { scope: "Key", window, whenUnavailable } as const;
  const budget: LlmBudget = { ...kind, ...bound, ...limit, ...renewal, ...zone };
  requireTimeZone(budget);
  return budget;
}

/** @throws KeyFault if there is no such time zone */
export function requireTimeZone({ timeZone }: LlmBudget): void {
  if (timeZone !== undefined && !isTimeZone(timeZone))
    throw new KeyFault(400, `there is no time zone ${timeZone}`);
}
