import type { TextPlace } from "./texts.ts";

/** A text that a guard looks at. */
export interface GuardedText extends TextPlace {
  readonly text: string;
}

/** What a guard says of the texts of a prompt or of a response. */
export type Verdict =
  | { readonly kind: "pass" }
  /** A text for each that it was given. */
  | { readonly kind: "mask"; readonly texts: readonly string[]; readonly found: readonly string[] }
  | {
      readonly kind: "reject";
      /** Kinds of what was found; never the text. */
      readonly found: readonly string[];
      /** What the server of the guard wants the client to be told; unset: what the policy says. */
      readonly status?: number;
      readonly message?: string;
    };

export const PASS: Verdict = { kind: "pass" };

export type Phase = "request" | "response";
