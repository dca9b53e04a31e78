import type { ErrorCode } from "@edge-gateway/generated/errors/catalogue.ts";

/** Why a credential could not be had; the message holds no part of it. */
export class CredentialError extends Error {
  /** What the client is told. */
  readonly code: ErrorCode;

  constructor(message: string, code: ErrorCode = "backend_auth_failed") {
    super(message);
    this.code = code;
  }
}
