import type { ErrorKind } from "./form.ts";

/** What a status of HTTP says, where the vendor says nothing else. */
export function kindOfStatus(status: number): ErrorKind {
  return BY_STATUS[status] ?? (status >= SERVER_ERROR ? "api" : "invalid");
}

const SERVER_ERROR = 500;

const BY_STATUS: Readonly<Record<number, ErrorKind>> = {
  401: "authentication",
  403: "permission",
  404: "notFound",
  408: "timeout",
  413: "tooLarge",
  429: "rateLimit",
  503: "overloaded",
  504: "timeout",
  529: "overloaded",
};

/** Agents that write code make room and try again when they are told that the context is full. */
export function isContextOverflow(message: string): boolean {
  return OVERFLOW.test(message);
}

const OVERFLOW =
  /prompt is too long|maximum context length|exceed(?:s|ed)? (?:the )?(?:model'?s? )?(?:maximum )?(?:context|input) (?:limit|length|window|token)|input length and `max_tokens` exceed|input is too long for requested model|input token count .{0,40}exceeds the maximum/i;
