import { isContextOverflow, kindOfStatus } from "../../chat/error-kind.ts";
import type { ChatError, ErrorKind } from "../../chat/form.ts";
import { type JsonObject, objectOf, textIn } from "../../json.ts";

/** Reads an error in Anthropic's format. */
export function readMessagesError(status: number, body: JsonObject): ChatError {
  const own = objectOf(body["error"]);
  const message = textIn(own, "message") ?? "the provider has failed";
  const code = textIn(own, "type");
  const kind = isContextOverflow(message) ? "context" : (KINDS[code ?? ""] ?? kindOfStatus(status));
  return { kind, status, message, code };
}

const KINDS: Readonly<Record<string, ErrorKind>> = {
  invalid_request_error: "invalid",
  authentication_error: "authentication",
  permission_error: "permission",
  not_found_error: "notFound",
  request_too_large: "tooLarge",
  rate_limit_error: "rateLimit",
  overloaded_error: "overloaded",
  timeout_error: "timeout",
  api_error: "api",
};

/** Writes an error for Anthropic clients. */
export function writeMessagesError({ kind, message }: ChatError): JsonObject {
  const isClear = kind !== "context" || message.startsWith(TOO_LONG);
  const text = isClear ? message : `${TOO_LONG}: ${message}`;
  return { type: "error", error: { type: TYPES[kind], message: text } };
}

/** Agents search for this text to detect that the context is too long. */
const TOO_LONG = "prompt is too long";

const TYPES: Readonly<Record<ErrorKind, string>> = {
  invalid: "invalid_request_error",
  context: "invalid_request_error",
  authentication: "authentication_error",
  permission: "permission_error",
  notFound: "not_found_error",
  tooLarge: "request_too_large",
  rateLimit: "rate_limit_error",
  overloaded: "overloaded_error",
  timeout: "timeout_error",
  api: "api_error",
};
