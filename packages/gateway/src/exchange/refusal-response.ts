import { ERRORS } from "@edge-gateway/generated/errors/catalogue.ts";
import type { UpstreamFailure } from "@edge-gateway/http";
import type { Refusal } from "@edge-gateway/kernel/http/refusal";

const encoder = new TextEncoder();
const NOTHING = new Uint8Array(0);
const TEXT = ["content-type", "text/plain; charset=utf-8"] as const;
const JSON_TYPE = ["content-type", "application/json"] as const;

/** The status, headers and body of the gateway's own response, before any policy edits them. */
export interface RefusalResponse {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Uint8Array;
}

/** Returns the response of a refusal, with the refusal's own text or that of the error catalogue. */
export function responseOf(refusal: Refusal): RefusalResponse {
  const row = ERRORS[refusal.code];
  const status = refusal.status ?? row.status;
  if (refusal.body !== undefined)
    return { status, headers: refusal.headers ?? [], body: refusal.body };
  const text = refusal.text ?? row.text;
  if (text === "") return { status, headers: refusal.headers ?? [], body: NOTHING };
  const type = text.startsWith("{") ? JSON_TYPE : TEXT;
  return { status, headers: [type, ...(refusal.headers ?? [])], body: encoder.encode(text) };
}

/** Why a request was refused, for logs and traces; undefined if the reason of the code says all. */
export function detailOf(refusal: Refusal): string | undefined {
  return refusal.detail ?? refusal.text ?? ERRORS[refusal.code].detail;
}

/** Returns the refusal of a request whose upstream call failed. */
export function refusalOf({ kind, detail }: UpstreamFailure): Refusal {
  return { code: codeOf(kind), detail };
}

function codeOf(kind: UpstreamFailure["kind"]): Refusal["code"] {
  switch (kind) {
    case "deadline":
      return "request_timeout";
    case "timeout":
      return "upstream_timeout";
    case "upgrade":
      return "upgrade_mismatch";
    case "exhausted":
      return "upstream_exhausted";
    case "connect":
    case "reset":
    case "protocol":
      return "upstream_unavailable";
    case "processing":
      return "external_processing_failed";
  }
}
