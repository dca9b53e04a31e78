import type { ErrorCode } from "@edge-gateway/generated/errors/catalogue.ts";

/** The request ends here with a response of the gateway. */
export interface Refusal {
  /** Row of the error catalogue: status and default text. */
  readonly code: ErrorCode;
  /** Instead of the catalogue's text; must not tell an attacker anything. */
  readonly text?: string;
  readonly status?: number;
  readonly headers?: readonly (readonly [name: string, value: string])[];
  readonly body?: Uint8Array;
  /** For log and trace only. */
  readonly detail?: string;
}
