import { badRequest } from "../chat/fault.ts";

/** Characters that would end or change the path. */
const UNSAFE = /[/\\%?#<>"`{}|^\s\p{Cc}]|^\.{1,2}$/u;

/**
 * A model as a single path segment.
 * @throws ChatFault if it contains other characters
 */
export function safeSegment(model: string): string {
  if (UNSAFE.test(model))
    throw badRequest("/model", "it contains characters that are not allowed in a model name");
  return model;
}
