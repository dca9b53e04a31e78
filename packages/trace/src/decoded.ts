import type { TraceRecord } from "@edge-gateway/generated/types/index.ts";

/** What one line or event of a trace holds. */
export type Decoded =
  | { readonly kind: "record"; readonly record: TraceRecord; readonly json: string }
  /** A valid JSON object that this version does not know: a newer gateway's record. */
  | { readonly kind: "unknown"; readonly type: string; readonly json: string }
  | { readonly kind: "invalid"; readonly problem: string; readonly text: string };
