import type { Exchange } from "../../../pipeline/exchange.ts";
import type { CompileContext, Refusal } from "../../../pipeline/policy.ts";
import { CredentialError } from "../../credential-error.ts";

/**
 * Where a credential comes from: the credential for this try, or undefined where the request goes
 * without one. @throws CredentialError
 */
export type CredentialSource = (exchange: Exchange) => CredentialAnswer;

export type CredentialAnswer = string | undefined | Promise<string | undefined>;

/** What cannot be had as it is configured: that is logged once, and then no request goes without it. */
export function failing(reason: string, context: CompileContext): CredentialSource {
  const error = unusable(reason, context);
  return () => {
    throw error;
  };
}

/** Logs that a credential cannot be had as it is configured. */
export function unusable(reason: string, { path, log }: CompileContext): CredentialError {
  log.warn("a credential for a backend cannot be used", { policy: path, reason });
  return new CredentialError(reason);
}

/** The request is refused with what the error says; others are faults of the gateway. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof CredentialError)) throw error;
  return { code: error.code, detail: error.message };
}
