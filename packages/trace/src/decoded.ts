import type { TraceRecord } from "@edge-gateway/generated/types/index.ts";

/** The content of one line or event of a trace. */
export type Decoded =
  | { readonly kind: "record"; readonly record: TraceRecord; readonly json: string }
  /** A valid JSON object of an unknown type, which a newer gateway may have written. */
  | { readonly kind: "unknown"; readonly type: string; readonly json: string }
  | {
      readonly kind: "invalid";
      readonly problem: string;
      readonly text: string;
      /**
       * The type of the record; set if the type is known, but the record has values that this version does
       * not know.
       */
      readonly type?: string;
    };
