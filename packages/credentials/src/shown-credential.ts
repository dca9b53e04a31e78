import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import type { CompileContext, Refusal } from "@edge-gateway/gateway/exchange/policy";
import { CredentialError } from "./credential-error.ts";

/**
 * Returns the credential for an attempt; undefined if the request needs none.
 * @throws CredentialError
 */
export type CredentialSource = (exchange: Exchange) => CredentialAnswer;

export type CredentialAnswer = string | undefined | Promise<string | undefined>;

/** A credential source for invalid settings: it logs the error once, and refuses every request. */
export function failing(reason: string, context: CompileContext): CredentialSource {
  const error = unusable(reason, context);
  return () => {
    throw error;
  };
}

/** Logs that the settings of a credential are invalid. */
export function unusable(reason: string, { path, log }: CompileContext): CredentialError {
  log.warn("a credential for a backend cannot be used", { policy: path, reason });
  return new CredentialError(reason);
}

/** What a client must show that has no token, or one that cannot be used (RFC 6750 section 3). */
export const BEARER_CHALLENGE = 'Bearer realm="gateway"';

/** Refuses the request with the code of the error. Any error without a code is a bug and is thrown again. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof CredentialError)) throw error;
  const refusal = { code: error.code, detail: error.message };
  return error.code === "unauthorized"
    ? { ...refusal, headers: [["www-authenticate", BEARER_CHALLENGE]] }
    : refusal;
}
