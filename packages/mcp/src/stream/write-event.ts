import type { StreamEvent } from "./event-reader.ts";

/** What a stream without events sends now and then, so that nobody takes it for dead. */
export const KEEP_ALIVE = ": keep-alive\n\n";

const LINE_END = /\r\n|\n|\r/;

/** The text of an event. */
export function writeEvent({ event, data, id, retry }: StreamEvent): string {
  const fields = [
    ...(id === undefined ? [] : [`id: ${id}`]),
    ...(retry === undefined ? [] : [`retry: ${retry}`]),
    ...(event === undefined ? [] : [`event: ${event}`]),
    ...(data === undefined ? [] : data.split(LINE_END).map((line) => `data: ${line}`)),
  ];
  return `${fields.join("\n")}\n\n`;
}

/** An event that carries a message. */
export function messageEvent(data: string, id?: string): string {
  return writeEvent({ event: "message", data, id, retry: undefined });
}
