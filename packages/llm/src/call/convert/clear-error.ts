import type { ChatFormat } from "../../formats/format.ts";
import type { JsonObject } from "../../json.ts";

/**
 * A provider's error, in the client's own format, after it got the code or words by which agents recognize
 * that the context is too long; undefined if the error is forwarded unchanged.
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
