import type { ChatError, ErrorKind } from "../../chat/form.ts";
import { isContextOverflow, kindOfStatus } from "../../chat/error-kind.ts";
import { type JsonObject, objectOf, textIn } from "../../json.ts";

/** Reads an error in OpenAI's format. */
export function readCompletionsError(status: number, body: JsonObject): ChatError {
  const { error } = body;
  const own = typeof error === "string" ? { message: error } : objectOf(error);
  const message = textIn(own, "message") ?? textIn(body, "message") ?? "the provider has failed";
  const code = textIn(own, "code");
  const isContext = code === "context_length_exceeded" || isContextOverflow(message);
  const kind = isContext ? "context" : (KINDS[textIn(own, "type") ?? ""] ?? kindOfStatus(status));
  return { kind, status, message, code };
}

const KINDS: Readonly<Record<string, ErrorKind>> = {
  rate_limit_error: "rateLimit",
  insufficient_quota: "rateLimit",
  authentication_error: "authentication",
  permission_error: "permission",
  not_found_error: "notFound",
};

/** Writes an error for OpenAI clients. */
export function writeCompletionsError({ kind, message, code }: ChatError): JsonObject {
  const own = kind === "context" ? "context_length_exceeded" : (code ?? null);
  return { error: { message, type: TYPES[kind], param: null, code: own } };
}

const TYPES: Readonly<Record<ErrorKind, string>> = {
  invalid: "invalid_request_error",
  context: "invalid_request_error",
  authentication: "authentication_error",
  permission: "permission_error",
  notFound: "not_found_error",
  tooLarge: "invalid_request_error",
  rateLimit: "rate_limit_error",
  overloaded: "server_error",
  timeout: "server_error",
  api: "api_error",
};
