import type { LocalService } from "@edge-gateway/http";
import type { Exchange } from "../exchange.ts";
import type { UrlElicitation } from "../federation/url-elicitation.ts";

const UNAUTHORIZED = 401;

/** The consents of users to a target that requires a token of each user. */
export interface Consent {
  readonly place: { readonly backend: string; readonly target: string };
  /** Whether the user has consented. */
  isGiven(exchange: Exchange): Promise<boolean>;
  /** Removes the user's token, because the target refused it. */
  forget(exchange: Exchange): Promise<void>;
  /** The URL at which the client's user gives consent; undefined if the user is unknown. */
  elicitation(exchange: Exchange): UrlElicitation | undefined;
}

/** The pages on which users consent. */
export interface ConsentPages {
  /** Whether a request is for one of the pages. */
  serves(exchange: Exchange): boolean;
  respond(exchange: Exchange): Promise<LocalService>;
}

/** A target that may require a consent. */
interface Consented {
  readonly name: string;
  readonly consent?: Consent;
}

/** Whether the user has consented to a target; true if the target requires no consent. */
export function hasConsent({ consent }: Consented, exchange: Exchange): boolean | Promise<boolean> {
  return consent?.isGiven(exchange) ?? true;
}

/** Whether a target's status means that it refuses the user's token. Then the token is removed. */
export async function refusesUser(
  { consent }: Consented,
  exchange: Exchange,
  status: number | undefined,
): Promise<boolean> {
  if (consent === undefined || status !== UNAUTHORIZED) return false;
  await consent.forget(exchange);
  return true;
}
