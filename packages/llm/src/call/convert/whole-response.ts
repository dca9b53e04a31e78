import { responseFault } from "../../chat/fault.ts";
import { EMBEDDINGS } from "../../families/embeddings/index.ts";
import { RERANK } from "../../families/rerank/index.ts";
import { familyWith } from "../../families/table.ts";
import type { FormatName } from "../../formats/names.ts";
import { chatFormat } from "../../formats/table.ts";
import { isObject, parsedBytes, type JsonObject } from "../../json.ts";

/** The statuses of the Responses API for responses that are complete. */
const COMPLETE: ReadonlySet<unknown> = new Set(["completed", "incomplete", undefined]);

/**
 * Whether identical requests may get the same response: chats, embeddings and rankings, unless a provider
 * continues a conversation of its own, or only begins the response.
 */
export function isRepeatable(name: FormatName, body: JsonObject): boolean {
  if (
    name === "responses" &&
    ((body["conversation"] ?? null) !== null || body["background"] === true)
  )
    return false;
  const family = familyWith(name);
  return chatFormat(name) !== undefined || family === EMBEDDINGS || family === RERANK;
}

/** Whether a body is a complete response of its format, and no error. */
export function isWholeBody(name: FormatName, bytes: Uint8Array): boolean {
  const body = parsedBytes(bytes);
  // The Responses API sends an error of null.
  if (!isObject(body) || (body["error"] ?? null) !== null) return false;
  if (name === "responses" && !COMPLETE.has(body["status"])) return false;
  const format = chatFormat(name);
  if (format === undefined) return familyWith(name) !== undefined;
  return attempted(() => {
    format.readResponse(body);
    return true;
  });
}

/** Whether a stream of events is complete and contains no error. */
export function isWholeStream(name: FormatName, bytes: Uint8Array): boolean {
  const reader = chatFormat(name)?.streamReader();
  if (reader === undefined) return false;
  return attempted(() => {
    const events = [...reader.read(bytes), ...reader.end()];
    return (
      events.some(({ kind }) => kind === "finish") && !events.some(({ kind }) => kind === "error")
    );
  });
}

/** Whether a response is complete; a response that cannot be read is not. */
function attempted(look: () => boolean): boolean {
  try {
    return look();
  } catch (fault) {
    responseFault(fault);
    return false;
  }
}
