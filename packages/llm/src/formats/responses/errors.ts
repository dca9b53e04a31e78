import { isContextOverflow, kindOfStatus } from "../../chat/error-kind.ts";
import type { ChatError, ErrorKind } from "../../chat/form.ts";
import { type JsonObject, objectIn, textIn } from "../../json.ts";

/** Reads an error of the Responses API: in a body, in `response.failed`, or in an `error` event. */
export function readResponsesError(status: number, body: JsonObject): ChatError {
  const own = objectIn(body, "error") ?? body;
  const message = textIn(own, "message") ?? "the provider has failed";
  const code = textIn(own, "code");
  const isContext = code === "context_length_exceeded" || isContextOverflow(message);
  const kind = isContext ? "context" : (KINDS[code ?? ""] ?? kindOfStatus(status));
  return { kind, status, message, code };
}

const KINDS: Readonly<Record<string, ErrorKind>> = {
  rate_limit_exceeded: "rateLimit",
  server_error: "api",
};

export function writeResponsesError(error: ChatError): JsonObject {
  const { kind, message } = error;
  const type = TYPES[kind] ?? "server_error";
  return { error: { message, type, param: null, code: codeOf(error) ?? null } };
}

/** The error code that clients get. */
export function codeOf({ kind, code }: ChatError): string | undefined {
  return kind === "context" ? "context_length_exceeded" : (CODES[kind] ?? code);
}

const CODES: Readonly<Partial<Record<ErrorKind, string>>> = {
  rateLimit: "rate_limit_exceeded",
  overloaded: "server_is_overloaded",
};

const TYPES: Readonly<Partial<Record<ErrorKind, string>>> = {
  invalid: "invalid_request_error",
  context: "invalid_request_error",
  tooLarge: "invalid_request_error",
  authentication: "authentication_error",
  permission: "permission_error",
  notFound: "not_found_error",
  rateLimit: "rate_limit_error",
};
