import type { ChatError } from "../chat/form.ts";
import { isObject, type JsonObject, numberIn, objectIn, textIn } from "../json.ts";
import type { FormatName } from "../formats/names.ts";

/**
 * A part of an event, converted to a request or response of the Responses API, so that guards can
 * read it.
 */
export interface GuardedPart {
  readonly body: JsonObject;
  /** Returns the event with an edited part. */
  with(body: JsonObject): JsonObject;
}

/** The type of events that begin a response, in both formats. */
export const CREATE = "response.create";

/** The text in a provider's event; undefined if there is none. */
export function saidIn(event: JsonObject): GuardedPart | undefined {
  const type = textIn(event, "type") ?? "";
  const name = TEXTS.find((each) => textIn(event, each) !== undefined);
  if (name !== undefined && SAYS.test(type)) return ofText(event, name);
  const part = objectIn(event, "part");
  if (part !== undefined) return ofContent(part, (made) => ({ ...event, part: made }));
  const item = objectIn(event, "item");
  if (item !== undefined) return ofItems([item], "output", ([only]) => ({ ...event, item: only }));
  const response = objectIn(event, "response");
  const output = response?.["output"];
  return Array.isArray(output) && output.length > 0
    ? ofItems(output, "output", (made) => ({ ...event, response: { ...response, output: made } }))
    : undefined;
}

const TEXTS = ["delta", "text", "refusal", "transcript"] as const;
const SAYS = /(?:text|refusal|transcript)\.(?:delta|done)$/;

function ofText(event: JsonObject, name: string): GuardedPart {
  return ofContent({ type: "output_text", text: event[name] }, (part) => ({
    ...event,
    [name]: isObject(part) ? part["text"] : event[name],
  }));
}

function ofContent(part: JsonObject, write: (part: unknown) => JsonObject): GuardedPart {
  const item = { type: "message", role: "assistant", content: [part] };
  return ofItems([item], "output", ([made]) => {
    const content = isObject(made) ? made["content"] : undefined;
    return write(Array.isArray(content) ? content[0] : part);
  });
}

function ofItems(
  items: readonly unknown[],
  name: "input" | "output",
  write: (items: readonly unknown[]) => JsonObject,
): GuardedPart {
  return {
    body: { [name]: items },
    with(body) {
      const made = body[name];
      return write(Array.isArray(made) ? made : items);
    },
  };
}

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
