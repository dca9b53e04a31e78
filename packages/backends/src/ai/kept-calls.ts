import type { CallRecord } from "@edge-gateway/llm";
import { ExchangeMemo } from "@edge-gateway/kernel/http/exchange-memo";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import type { Refusal } from "@edge-gateway/gateway/exchange/policy";
import type { CacheLookup, FreshResponse } from "@edge-gateway/gateway/models/response-cache";

const HTTP_OK = 200;
/** The response header in which caches report what they did (RFC 9211). */
const CACHE_STATUS = "cache-status";
const CACHE = "edge-gateway";

/** The reasons for forwarding a request to the provider, in the words of RFC 9211. */
const FORWARDED = { miss: "fwd=miss", bypass: "fwd=bypass", unavailable: "fwd=bypass" } as const;

/** The value of the header when the response is sent; after several attempts, that of the last attempt. */
const SAID = new ExchangeMemo<{ text: string }>();

/** Records the result of a cache look-up in the record of the call, in the trace, and in a header. */
export function noteLookup(
  exchange: Exchange,
  record: CallRecord,
  { status, response }: CacheLookup,
): void {
  record.cache = status;
  const text =
    status === "hit" ? `${CACHE}; hit` : `${CACHE}; ${FORWARDED[status]}${detailOf(status)}`;
  exchange.trace?.note(status === "hit" ? "apply" : "skip", `cache of responses: ${status}`);
  if (response !== undefined) {
    record.responseModel = response.model;
    record.savedUsage = response.usage;
  }
  const said = SAID.get(exchange);
  if (said !== undefined) {
    said.text = text;
    return;
  }
  const first = { text };
  SAID.set(exchange, first);
  exchange.addResponseHeader(CACHE_STATUS, (head) =>
    [head.get(CACHE_STATUS), first.text].filter(Boolean).join(", "),
  );
}

function detailOf(status: CacheLookup["status"]): string {
  return status === "unavailable" ? "; detail=unavailable" : "";
}

/** Responds with a cached response. */
export function sentAgain({ type, body, age }: FreshResponse & { readonly age: number }): Refusal {
  return {
    code: "direct_response",
    status: HTTP_OK,
    headers: [
      ["content-type", type],
      ["age", String(age)],
    ],
    body,
  };
}
