import type { StreamEvent } from "./event-reader.ts";

/** A comment for idle streams, so that proxies do not close them. */
export const KEEP_ALIVE = ": keep-alive\n\n";

/** Formats a comment of an event stream. It is a single line, so another writer's event may contain it. */
export const KEEP_ALIVE_LINE = ": keep-alive\n";

const LINE_END = /\r\n|\n|\r/;

/** Formats an event of an event stream. */
export function writeEvent({ event, data, id, retry }: StreamEvent): string {
  const fields = [
    ...(id === undefined ? [] : [`id: ${id}`]),
    ...(retry === undefined ? [] : [`retry: ${retry}`]),
    ...(event === undefined ? [] : [`event: ${event}`]),
    ...(data === undefined ? [] : data.split(LINE_END).map((line) => `data: ${line}`)),
  ];
  return `${fields.join("\n")}\n\n`;
}

/** Formats an event that contains a message. */
export function messageEvent(data: string, id?: string): string {
  return writeEvent({ event: "message", data, id, retry: undefined });
}
