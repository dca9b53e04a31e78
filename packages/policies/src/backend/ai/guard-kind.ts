import type { GuardedText, Phase, RegexSearch, Verdict } from "@edge-gateway/llm/guards";
import type { Post } from "@edge-gateway/outbound/post";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";

/** A guard's verdict, or the reason why there is none. */
export type GuardAnswer = Verdict | { readonly kind: "failed"; readonly detail: string };

/** A guard of one kind. */
export interface GuardKind {
  /** The guard's property in the configuration, for logs. */
  readonly kind: string;
  readonly action: "Mask" | "Reject" | "Audit";
  /** Whether a text is allowed if the guard fails. */
  readonly failsOpen: boolean;
  /** Searches a text; only guards that run in the gateway itself have this function. */
  readonly search: RegexSearch | undefined;
  /** The headers that the guard's server gets of a request; undefined: none. */
  readonly told: ((exchange: Exchange) => Post["headers"]) | undefined;
  /** @param clean collects texts in which a search has found nothing */
  judge(
    phase: Phase,
    texts: readonly GuardedText[],
    exchange: Exchange,
    clean?: string[],
  ): Promise<GuardAnswer>;
}
