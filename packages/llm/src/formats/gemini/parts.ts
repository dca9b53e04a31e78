import type { Part } from "../../chat/form.ts";
import {
  below,
  type JsonObject,
  listIn,
  objectIn,
  objectOf,
  textIn,
  textOfJson,
} from "../../json.ts";
import { madeCallId } from "../../chat/made-call-id.ts";
import { withSignature } from "../../chat/call-ids.ts";
import { camelCase, camelCased, camelIn } from "./names.ts";

/** Assigns ids to calls without an id, and assigns to each result the id of its call. */
export class CallIds {
  readonly #open: { readonly name: string; readonly id: string }[] = [];
  #count = 0;
  readonly #responseId: string | undefined;

  /** @param responseId set for a response, so that its call ids differ from those of other responses */
  constructor(responseId?: string) {
    this.#responseId = responseId;
  }

  called(name: string, id: string | undefined, signature: string | undefined): string {
    this.#count += 1;
    const own = withSignature(id ?? this.#made(), signature);
    this.#open.push({ name, id: own });
    return own;
  }

  #made(): string {
    const count = this.#count;
    return this.#responseId === undefined ? `call_${count}` : madeCallId(this.#responseId, count);
  }

  answered(name: string, id: string | undefined): string {
    const at = this.#open.findIndex((call) =>
      id === undefined ? call.name === name : call.id === id || call.id.startsWith(`${id}__`),
    );
    const [call] = at < 0 ? [] : this.#open.splice(at, 1);
    return call?.id ?? id ?? name;
  }
}

/** Reads a part of a Gemini request or response. */
export function readPart(value: JsonObject, at: string, ids: CallIds): Part {
  const part = camelCased(value);
  const signature = textIn(part, "thoughtSignature");
  const call = objectIn(part, "functionCall");
  if (call !== undefined) {
    const name = textIn(call, "name") ?? "";
    const id = ids.called(name, textIn(call, "id"), signature);
    return { at, kind: "toolCall", id, name, arguments: textOfJson(call["args"] ?? {}) };
  }
  const text = textIn(part, "text");
  if (text !== undefined && part["thought"] === true)
    return { at, kind: "reasoning", text, signature };
  if (text !== undefined) return { at, kind: "text", text };
  const result = objectIn(part, "functionResponse");
  if (result !== undefined) return readResult(result, at, ids);
  return readMedium(part, at) ?? { at, kind: "other", format: "gemini", value };
}

/** The name of the member with a signature that is not read; undefined if the part has none. */
export function lostSignature(value: JsonObject): string | undefined {
  const part = camelCased(value);
  if (part["thought"] === true || part["functionCall"] !== undefined) return undefined;
  if ((textIn(part, "thoughtSignature") ?? "") === "") return undefined;
  return Object.keys(value).find((name) => camelCase(name) === "thoughtSignature");
}

function readResult(result: JsonObject, at: string, ids: CallIds): Part {
  const { response = {} } = result;
  const own = camelIn(result, "response");
  const said = textIn(own, "output") ?? textIn(own, "result");
  const isAlone = said !== undefined && Object.keys(own).length === 1;
  return {
    at,
    kind: "toolResult",
    id: ids.answered(textIn(result, "name") ?? "", textIn(result, "id")),
    parts: [
      { at, kind: "text", text: isAlone ? said : textOfJson(response) },
      ...readResultMedia(result, at),
    ],
    isError: "error" in own,
  };
}

/** Newer models accept images beside the text of a result. */
function readResultMedia(result: JsonObject, at: string): Part[] {
  return listIn(result, "parts").flatMap((value, index) => {
    const part = camelCased(objectOf(value));
    return readMedium(part, below(`${at}/functionResponse/parts`, index)) ?? [];
  });
}

function readMedium(part: JsonObject, at: string): Part | undefined {
  if (objectIn(part, "inlineData") !== undefined) {
    const { mimeType, data } = camelIn(part, "inlineData");
    if (typeof data !== "string") return undefined;
    return mediaPart(typeof mimeType === "string" ? mimeType : undefined, at, { data });
  }
  const { mimeType, fileUri } = camelIn(part, "fileData");
  if (typeof fileUri !== "string") return undefined;
  return mediaPart(typeof mimeType === "string" ? mimeType : undefined, at, { url: fileUri });
}

function mediaPart(
  mime: string | undefined,
  at: string,
  place: { readonly data: string } | { readonly url: string },
): Part {
  if (mime?.startsWith("image/") === true) return { at, kind: "image", mime, ...place };
  if (mime?.startsWith("audio/") === true) return { at, kind: "audio", mime, ...place };
  return { at, kind: "document", mime, ...place };
}
