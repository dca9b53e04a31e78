import { ERRORS } from "@edge-gateway/generated/errors/catalogue.ts";
import type { ErrorCode } from "@edge-gateway/generated/errors/catalogue.ts";

/** Why a message is refused. No bytes after the message are read from its connection. */
export interface Refusal {
  readonly status: number;
  /** The refusal's key in the catalogue of errors. */
  readonly code: ErrorCode;
  /** The detail of a refusal for logs; it is never sent to the client. */
  readonly detail: string;
}

export function refusal(code: ErrorCode, detail: string): Refusal {
  return { status: ERRORS[code].status, code, detail };
}

export const NOT_REFUSED = refusal("bad_request", "");
