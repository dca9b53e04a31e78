import { badRequest } from "../chat/fault.ts";

/** Characters that would end or change the path. */
const UNSAFE = /[/\\%?#<>"`{}|^\s\p{Cc}]|^\.{1,2}$/u;

/**
 * Checks that a model name is a single path segment.
 * @throws ChatFault if the name contains characters that would end or change the path
 */
export function safeSegment(model: string): string {
  if (UNSAFE.test(model))
    throw badRequest("/model", "the model name contains characters that are not allowed");
  return model;
}
