import { responseFault } from "../chat/fault.ts";
import { EMBEDDINGS } from "../families/embeddings/index.ts";
import { RERANK } from "../families/rerank/index.ts";
import { familyWith } from "../families/table.ts";
import type { FormatName } from "../formats/names.ts";
import { chatFormat } from "../formats/table.ts";
import { isObject, parsedBytes } from "../json.ts";

/** Whether identical requests in this format may get the same response: chats, embeddings and rankings. */
export function isRepeatable(name: FormatName): boolean {
  const family = familyWith(name);
  return chatFormat(name) !== undefined || family === EMBEDDINGS || family === RERANK;
}

/** Whether a body is a complete response of its format, and no error. */
export function isWholeBody(name: FormatName, bytes: Uint8Array): boolean {
  const body = parsedBytes(bytes);
  if (!isObject(body) || body["error"] !== undefined) return false;
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
