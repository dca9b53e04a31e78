import type { ChatError } from "../chat/form.ts";
import { type JsonObject, numberIn, textIn } from "../json.ts";
import type { FormatName } from "../formats/names.ts";

/** The type of events that begin a response, in both formats. */
export const CREATE = "response.create";

/**
 * The error event that a client gets instead of a response.
 * @param asked the refused event, whose number the error event repeats
 */
export function errorEvent(
  format: FormatName,
  { kind, status, message, code = kind }: ChatError,
  asked: JsonObject,
): JsonObject {
  const type = "invalid_request_error";
  const error = { type, code, message, param: null };
  if (format === "realtime")
    return {
      type: "error",
      event_id: `gw_${textIn(asked, "event_id") ?? "0"}`,
      error: { ...error, event_id: textIn(asked, "event_id") ?? null },
    };
  const lane = textIn(asked, "stream_id");
  return {
    type: "error",
    status,
    error,
    code,
    message,
    param: null,
    sequence_number: numberIn(asked, "sequence_number") ?? 0,
    ...(lane === undefined ? {} : { stream_id: lane }),
  };
}
