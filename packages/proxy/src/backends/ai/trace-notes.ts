import type { CallRecord, ConversionNote } from "@edge-gateway/llm";

/** Describes for traces what a conversion did with a part of a request or response. */
export function textOfNote({ at, what, why }: ConversionNote): string {
  return `${at} ${what}: ${why}`;
}

/**
 * Describes the parts of a response that the conversion has not kept; undefined if it has kept all
 * of it.
 */
export function textOfLosses({ providerFormat, format, lost }: CallRecord): string | undefined {
  if (lost === undefined || lost.list.length === 0) return undefined;
  return [`response in ${providerFormat} as ${format}`, ...lost.list.map(textOfNote)].join("; ");
}
