import type { HttpRequestMirrorFilter } from "@edge-gateway/generated/types/index.ts";
import {
  CONTINUE,
  type CompileContext,
  type CompiledPolicy,
} from "@edge-gateway/gateway/exchange/policy";
import { MIRRORS } from "@edge-gateway/outbound/mirrors";
import type { FilterPlace } from "./filter-place.ts";

const PERCENT = 100;

/** Sends a copy of requests to another backend (Gateway API, HTTPRequestMirrorFilter). */
export function requestMirror(
  { backendRef, percent, fraction }: HttpRequestMirrorFilter,
  { mirrorTarget }: FilterPlace,
  context: CompileContext,
): CompiledPolicy {
  const target = mirrorTarget(backendRef.name);
  if (target === undefined) return {};
  const mirrors = context.use(MIRRORS);
  const { numerator, denominator } = fraction ?? {
    numerator: percent ?? PERCENT,
    denominator: PERCENT,
  };
  return {
    request(exchange) {
      if (context.random() * denominator >= numerator) {
        exchange.trace?.note("skip", "not in the mirrored share");
        return CONTINUE;
      }
      const send = mirrors.begin(exchange.stream, target);
      if (send !== undefined) exchange.afterRequestBody(() => send(exchange.isForwarded));
      exchange.trace?.note(
        send === undefined ? "skip" : "apply",
        send === undefined
          ? "too many mirrored requests are running"
          : `to ${target.upstream.name}`,
      );
      return CONTINUE;
    },
  };
}
