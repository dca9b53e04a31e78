import type { GuardedText, Phase, RegexSearch, Verdict } from "@edge-gateway/llm/guards";
import type { Exchange } from "../../../pipeline/exchange.ts";

/** What a guard says, or why it could not be asked. */
export type GuardAnswer = Verdict | { readonly kind: "failed"; readonly detail: string };

/** A guard of one of the kinds. */
export interface GuardKind {
  /** Property of the configuration, for logs. */
  readonly kind: string;
  readonly action: "Mask" | "Reject" | "Audit";
  /** Whether a text passes when the guard cannot be asked. */
  readonly failsOpen: boolean;
  /** Where the guard judges by itself. */
  readonly search: RegexSearch | undefined;
  judge(phase: Phase, texts: readonly GuardedText[], exchange: Exchange): Promise<GuardAnswer>;
}
