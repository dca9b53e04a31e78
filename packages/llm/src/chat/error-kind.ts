import type { ErrorKind } from "./form.ts";

/** The error kind for an HTTP status, if the vendor gives none. */
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

/** Whether the context is too long. Coding agents then shorten it and retry. */
export function isContextOverflow(message: string): boolean {
  return OVERFLOW.test(message);
}

/** The words of vendors, and of servers for local models. */
const OVERFLOW = new RegExp(
  [
    "prompt is too long",
    "maximum (?:context|prompt) length",
    "exceed(?:s|ed)? (?:the )?(?:model'?s? )?(?:maximum |available )?(?:context|input) (?:limit|length|window|token|size)",
    "input length and `max_tokens` exceed",
    "input is too long for requested model",
    "input token count .{0,40}exceeds the maximum",
    // The words of LM Studio.
    "greater than the context length|context the overflows|context length of only",
    // The words of SGLang.
    "longer than the model's context length",
    // The words of Text Generation Inference.
    "`inputs` tokens \\+ `max_new_tokens` must be",
    // The words of Groq.
    "reduce the length of the messages",
    // The words of MiniMax, Moonshot AI and Cohere.
    "context window exceeds limit",
    "exceeded model token limit",
    "tokens in the prompt cannot exceed",
  ].join("|"),
  "i",
);
