import type { TextPlace } from "./texts.ts";

/** A text that a guard checks. */
export interface GuardedText extends TextPlace {
  readonly text: string;
  /**
   * Whether the text directly follows the text before it in the list, as a part of the same
   * message.
   */
  readonly follows?: boolean | undefined;
}

/** A guard's verdict on the texts of a prompt or response. */
export type Verdict =
  | { readonly kind: "pass" }
  /** The new texts, one for each input text. */
  | { readonly kind: "mask"; readonly texts: readonly string[]; readonly found: readonly string[] }
  | {
      readonly kind: "reject";
      /** The kinds of the matches, never their text. */
      readonly found: readonly string[];
      /** The status that the guard's server requests for the client; unset: the status of the policy. */
      readonly status?: number;
      readonly message?: string;
    };

export const PASS: Verdict = { kind: "pass" };

export type Phase = "request" | "response";
