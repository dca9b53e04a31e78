import type { TextPlace } from "../prompts/place.ts";

/** A text that a guard checks. */
export interface GuardedText extends TextPlace {
  readonly text: string;
  /** Texts with the same number are read as one text; unset: the text is read alone. */
  readonly lane?: number | undefined;
  /**
   * 0 or unset: every receiver reads the text between its neighbours in the lane; those that leave out a text of
   * one depth leave out those of higher ones.
   */
  readonly depth?: number | undefined;
  /** Whether the text was judged before: a match counts only if it reaches into another text. */
  readonly isKnown?: boolean | undefined;
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

export const PASS = { kind: "pass" } as const satisfies Verdict;

export type Phase = "request" | "response";
