import type { ChatFormat } from "../formats/format.ts";
import type { JsonObject } from "../json.ts";

/**
 * The error of a provider in the client's own format, with the code or words from which agents see
 * that the context is too long; undefined if it passes unchanged.
 */
export function clearError(
  status: number,
  body: JsonObject,
  format: ChatFormat,
): JsonObject | undefined {
  const error = format.readError(status, body);
  if (error.kind !== "context") return undefined;
  const written = format.writeError(error);
  const { message, code } = format.readError(status, written);
  return message === error.message && code === error.code ? undefined : written;
}
