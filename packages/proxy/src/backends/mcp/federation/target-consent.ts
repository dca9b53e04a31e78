import type { Exchange } from "../../../pipeline/exchange.ts";
import type { Consent } from "../consent/consent.ts";
import type { Target } from "./target.ts";

const UNAUTHORIZED = 401;

/** Whether the user has consented to a target; true if the target requires no consent. */
export function hasConsent(target: Target, exchange: Exchange): boolean | Promise<boolean> {
  return consentOf(target)?.isGiven(exchange) ?? true;
}

/** Whether a target's status means that it refuses the user's token. Then the token is removed. */
export async function refusesUser(
  target: Target,
  exchange: Exchange,
  status: number | undefined,
): Promise<boolean> {
  const consent = consentOf(target);
  if (consent === undefined || status !== UNAUTHORIZED) return false;
  await consent.forget(exchange);
  return true;
}

function consentOf(target: Target): Consent | undefined {
  return target.protocol === "stdio" ? undefined : target.consent;
}
