import type { ErrorKind } from "./form.ts";

/** The error kind for an HTTP status, if the vendor's error has no kind. */
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

/** Whether the error says that the context is too long. Coding agents then shorten the context and retry. */
export function isContextOverflow(message: string): boolean {
  return OVERFLOW.test(message);
}

/** Messages of vendors, and of servers for local models, about a context that is too long. */
const OVERFLOW = new RegExp(
  [
    "prompt is too long",
    "maximum (?:context|prompt) length",
    "exceed(?:s|ed)? (?:the )?(?:model'?s? )?(?:maximum |available )?(?:context|input) (?:limit|length|window|token|size)",
    "input length and `max_tokens` exceed",
    "input is too long for requested model",
    "input token count .{0,40}exceeds the maximum",
    // The next message is from LM Studio.
    "greater than the context length|context the overflows|context length of only",
    // The next message is from SGLang.
    "longer than the model's context length",
    // The next message is from Text Generation Inference.
    "`inputs` tokens \\+ `max_new_tokens` must be",
    // The next message is from Groq.
    "reduce the length of the messages",
    // The next messages are from MiniMax, Moonshot AI and Cohere.
    "context window exceeds limit",
    "exceeded model token limit",
    "tokens in the prompt cannot exceed",
  ].join("|"),
  "i",
);
