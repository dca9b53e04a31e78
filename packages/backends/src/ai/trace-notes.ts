import { type CallPlan, type CallRecord, ChatFault, type ConversionNote } from "@edge-gateway/llm";

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

/** The refusal of a request whose conversion would lose something. */
export function lossy({ notes, providerFormat }: CallPlan): ChatFault {
  const said = notes.map(({ at, why }) => `${at} (${why})`).join(", ");
  return new ChatFault(`${providerFormat} cannot say all of it: ${said}`, BAD_REQUEST);
}

const BAD_REQUEST = 400;
