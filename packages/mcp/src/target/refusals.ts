import type { HttpTarget } from "./target.ts";

const BAD_REQUEST = 400;
const INTERNAL_ERROR = 500;
/** The statuses of a server that wants another credential (RFC 9110 sections 15.5.2 and 15.5.4). */
const OF_CREDENTIALS: ReadonlySet<number> = new Set([401, 403]);
const CHALLENGE = "www-authenticate";

/** The part of a response that says whom a refusal concerns. */
interface RefusalHead {
  readonly status: number;
  get(name: string): string | undefined;
}

/** Whether a server gets the credential of the client, and none of the gateway. @param isShown whether it gets one of a policy */
export function showsClients(
  { consent, keepsCredentials }: Pick<HttpTarget, "consent" | "keepsCredentials">,
  isShown: boolean,
): boolean {
  return consent !== undefined || (keepsCredentials && !isShown);
}

/**
 * Whether a server asks its client for a credential (RFC 9110 section 11.6.1), such as a token of each user.
 * @param hasClients whether the server has got the credential of the client, and none of the gateway
 */
export function isChallenge(head: RefusalHead, hasClients: boolean): boolean {
  return OF_CREDENTIALS.has(head.status) && hasClients && head.get(CHALLENGE) !== undefined;
}

/** Whether a server refuses a request: because of its client, its credentials, or of too many requests. */
export function isRefusal(status = 0): boolean {
  return status >= BAD_REQUEST && status < INTERNAL_ERROR;
}

/** Whether a refusal is the fault of the client, and says that the server works. */
export function isFaultOfClient(status: number, challenges: boolean): boolean {
  return isRefusal(status) && (challenges || !OF_CREDENTIALS.has(status));
}
