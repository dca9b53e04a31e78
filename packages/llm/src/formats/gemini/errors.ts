import { isContextOverflow, kindOfStatus } from "../../chat/error-kind.ts";
import type { ChatError, ErrorKind } from "../../chat/form.ts";
import { type JsonObject, objectOf, textIn } from "../../json.ts";

/** Reads an error in Google's format. */
export function readGeminiError(status: number, body: JsonObject): ChatError {
  const own = objectOf(body["error"]);
  const message = textIn(own, "message") ?? "the provider has failed";
  const code = textIn(own, "status");
  const kind = isContextOverflow(message) ? "context" : (KINDS[code ?? ""] ?? kindOfStatus(status));
  return { kind, status, message, code };
}

const KINDS: Readonly<Record<string, ErrorKind>> = {
  INVALID_ARGUMENT: "invalid",
  FAILED_PRECONDITION: "invalid",
  NOT_FOUND: "notFound",
  PERMISSION_DENIED: "permission",
  UNAUTHENTICATED: "authentication",
  RESOURCE_EXHAUSTED: "rateLimit",
  UNAVAILABLE: "overloaded",
  DEADLINE_EXCEEDED: "timeout",
};

/** Writes an error for Google clients. */
export function writeGeminiError({ kind, message, status }: ChatError): JsonObject {
  return { error: { code: status, message, status: STATUSES[kind] } };
}

const STATUSES: Readonly<Record<ErrorKind, string>> = {
  invalid: "INVALID_ARGUMENT",
  context: "INVALID_ARGUMENT",
  authentication: "UNAUTHENTICATED",
  permission: "PERMISSION_DENIED",
  notFound: "NOT_FOUND",
  tooLarge: "INVALID_ARGUMENT",
  rateLimit: "RESOURCE_EXHAUSTED",
  overloaded: "UNAVAILABLE",
  timeout: "DEADLINE_EXCEEDED",
  api: "INTERNAL",
};
