import type { CallRecord, ConversionNote } from "@edge-gateway/llm";

/** Describes in a trace what a conversion did to a part of a request or response. */
export function textOfNote({ at, what, why }: ConversionNote): string {
  return `${at} ${what}: ${why}`;
}

/**
 * Describes in a trace the parts of a response that the conversion has lost; undefined if it has lost none.
 */
export function textOfLosses({ providerFormat, format, lost }: CallRecord): string | undefined {
  if (lost === undefined || lost.list.length === 0) return undefined;
  return [`response in ${providerFormat} as ${format}`, ...lost.list.map(textOfNote)].join("; ");
}
