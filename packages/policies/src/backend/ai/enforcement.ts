import type { RejectionResponse } from "@edge-gateway/generated/types/index.ts";
import type { Phase, Scope, Verdict } from "@edge-gateway/llm/guards";
import { PASS } from "@edge-gateway/llm/guards";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import type { CompileContext } from "@edge-gateway/gateway/exchange/policy";
import { modelOf } from "@edge-gateway/gateway/models/model-exchange";
import { type GuardCheck, PromptRejected } from "@edge-gateway/gateway/models/prompt-guards";
import type { GuardKind } from "./guard-kind.ts";

/** A compiled guard of the list. */
export interface Guard extends GuardKind {
  readonly scopes: ReadonlySet<Scope>;
  readonly rejection: RejectionResponse;
  /** Whether the guard lets pass what it cannot read. */
  readonly allowsUnread: boolean;
}

/** A verdict that does not end the request or response. */
export type Enforced = Exclude<Verdict, { readonly kind: "reject" }>;

/** Counts a check of a guard for the metrics. */
export function note(exchange: Exchange, phase: Phase, action: GuardCheck["action"]): void {
  modelOf(exchange).guardChecks.push({ phase, action });
}

/**
 * Applies the verdict of a guard. That of a guard that only audits is recorded, but not applied.
 * @returns what of the verdict changes texts
 * @throws PromptRejected
 */
export function enforced(
  phase: Phase,
  guard: Guard,
  verdict: Verdict,
  { exchange, log }: { readonly exchange: Exchange; readonly log: CompileContext["log"] },
): Enforced {
  if (verdict.kind === "pass") {
    note(exchange, phase, "Allow");
    return verdict;
  }
  const { action, kind, rejection } = guard;
  if (action === "Audit") {
    note(exchange, phase, "Audit");
    logMatches(phase, kind, verdict.found, { exchange, log });
    return PASS;
  }
  note(exchange, phase, verdict.kind === "mask" ? "Mask" : "Reject");
  if (verdict.kind === "mask") return verdict;
  logMatches(phase, kind, verdict.found, { exchange, log });
  const { message, statusCode } = rejection;
  throw new PromptRejected(verdict.message ?? message, verdict.status ?? statusCode);
}

/** Logs the kinds of matches, but never the text. */
export function logMatches(
  phase: Phase,
  kind: string,
  found: readonly string[],
  { exchange, log }: { readonly exchange: Exchange; readonly log: CompileContext["log"] },
): void {
  const what = found.length === 0 ? "" : `: ${found.join(", ")}`;
  log.info(`guard ${kind} would reject a ${phase}${what}`);
  exchange.trace?.note("apply", `${kind} found something in the ${phase}${what}`);
}
