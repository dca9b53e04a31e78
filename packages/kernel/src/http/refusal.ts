import type { ErrorCode } from "@edge-gateway/generated/errors/catalogue.ts";

/** Ends the request with a response of the gateway. */
export interface Refusal {
  /** The entry of the error catalogue, with its status and default text. */
  readonly code: ErrorCode;
  /** Replaces the text of the error catalogue. The new text must not reveal anything to an attacker. */
  readonly text?: string;
  readonly status?: number;
  readonly headers?: readonly (readonly [name: string, value: string])[];
  readonly body?: Uint8Array;
  /** The detail for logs and traces; clients do not receive it. */
  readonly detail?: string;
  /** Whether another target of the request may not refuse it: the next one is tried, if any is left. */
  readonly isOfTarget?: boolean;
}

/** The outcome of a step after which the request continues. */
export const CONTINUE = undefined;

export type Outcome = Refusal | typeof CONTINUE;
