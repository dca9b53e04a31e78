import type { ErrorCode } from "@edge-gateway/generated/errors/catalogue.ts";

/** Thrown when a credential is unavailable; the message contains no part of the credential. */
export class CredentialError extends Error {
  /** The error code for the client. */
  readonly code: ErrorCode;

  constructor(message: string, code: ErrorCode = "backend_auth_failed") {
    super(message);
    this.code = code;
  }
}
