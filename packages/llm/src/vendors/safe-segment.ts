import { badRequest } from "../chat/fault.ts";

/** What would lead to another path than that of the model, or end it. */
const UNSAFE = /[/\\%?#<>"`{}|^\s\p{Cc}]|^\.{1,2}$/u;

/** A model that is in a path: one segment of it, whatever the client says. @throws ChatFault */
export function safeSegment(model: string): string {
  if (UNSAFE.test(model)) throw badRequest("/model", "it has characters that no model has");
  return model;
}
