import { isContextOverflow, kindOfStatus } from "../../chat/error-kind.ts";
import type { ChatError, ErrorKind } from "../../chat/form.ts";
import { type JsonObject, objectIn, textIn } from "../../json.ts";

/** Reads an error in Amazon's format. */
export function readConverseError(status: number, body: JsonObject): ChatError {
  // Some servers in front of Bedrock put the message into a nested object.
  const own = objectIn(body, "error") ?? body;
  const message = textIn(own, "message") ?? textIn(own, "Message") ?? "the provider has failed";
  const code = textIn(body, "__type")?.split("#").at(-1);
  const type = (code ?? "").toLowerCase();
  const [, found] = KINDS.find(([name]) => type.startsWith(name)) ?? [];
  const kind = isContextOverflow(message) ? "context" : (found ?? kindOfStatus(status));
  return { kind, status, message, code };
}

const KINDS: readonly (readonly [type: string, kind: ErrorKind])[] = [
  ["throttling", "rateLimit"],
  ["servicequota", "rateLimit"],
  ["validation", "invalid"],
  ["accessdenied", "permission"],
  ["resourcenotfound", "notFound"],
  ["modeltimeout", "timeout"],
  ["serviceunavailable", "overloaded"],
  ["modelnotready", "overloaded"],
  ["internalserver", "api"],
  ["modelstreamerror", "api"],
];

export function writeConverseError({ message }: ChatError): JsonObject {
  return { message };
}

/** Amazon's clients find the kind of an error in a header. */
export function converseErrorHeaders(error: ChatError): readonly (readonly [string, string])[] {
  const [first = "", ...rest] = exceptionOf(error);
  return [["x-amzn-errortype", first.toUpperCase() + rest.join("")]];
}

/** The name of the exception in Amazon's format. */
export function exceptionOf({ kind }: ChatError): string {
  return EXCEPTIONS[kind];
}

const EXCEPTIONS: Readonly<Record<ErrorKind, string>> = {
  invalid: "validationException",
  context: "validationException",
  authentication: "accessDeniedException",
  permission: "accessDeniedException",
  notFound: "resourceNotFoundException",
  tooLarge: "validationException",
  rateLimit: "throttlingException",
  overloaded: "serviceUnavailableException",
  timeout: "modelTimeoutException",
  api: "internalServerException",
};
