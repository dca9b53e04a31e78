import type { HttpRequestMirrorFilter } from "@edge-gateway/generated/types/index.ts";
import { CONTINUE, type CompileContext, type CompiledPolicy } from "../pipeline/policy.ts";
import type { FilterPlace } from "./table.ts";

const PERCENT = 100;

/** Sends a copy of requests to another backend (Gateway API, HTTPRequestMirrorFilter). */
export function requestMirror(
  { backendRef, percent, fraction }: HttpRequestMirrorFilter,
  { mirrorTarget }: FilterPlace,
  { services }: CompileContext,
): CompiledPolicy {
  const target = mirrorTarget(backendRef.name);
  if (target === undefined) return {};
  const { numerator, denominator } = fraction ?? {
    numerator: percent ?? PERCENT,
    denominator: PERCENT,
  };
  return {
    request(exchange) {
      if (services.random() * denominator >= numerator) {
        exchange.trace?.note("skip", "not in the share that is copied");
        return CONTINUE;
      }
      const send = services.mirrors.begin(exchange.stream, target);
      if (send !== undefined) exchange.afterRequestBody(send);
      exchange.trace?.note(
        send === undefined ? "skip" : "apply",
        send === undefined ? "too many copies are under way" : `to ${target.upstream.name}`,
      );
      return CONTINUE;
    },
  };
}
