import { badRequest } from "../../chat/fault.ts";
import type { Part } from "../../chat/form.ts";
import { mediaFromUrl, urlOfMedia } from "../../chat/media.ts";
import { keptMember, type Shape, whole } from "../../chat/unread.ts";
import type { Notes } from "../../chat/notes.ts";
import { below, type JsonObject, objectOf, textIn } from "../../json.ts";

/** The members of a part of a message, or of a part of a tool's output. */
export const CONTENT_SHAPE: Shape = {
  ...whole("type", "text", "refusal", "image_url"),
  ...whole("file_id", "filename", "file_data", "file_url"),
};

/** Reads a message's content, or a tool's output. */
export function readContent(content: unknown, at: string): Part[] {
  if (content === undefined || content === null) return [];
  if (typeof content === "string") return [{ at, kind: "text", text: content }];
  if (!Array.isArray(content)) throw badRequest(at, "must be text or a list of parts");
  return content.map((part, index) => readPart(objectOf(part), below(at, index)));
}

function readPart(part: JsonObject, at: string): Part {
  switch (part["type"]) {
    case "input_text":
    case "output_text":
    case "text":
      return { at, kind: "text", text: textIn(part, "text") ?? "" };
    case "refusal":
      return { at, kind: "refusal", text: textIn(part, "refusal") ?? "" };
    case "input_image": {
      const url = textIn(part, "image_url");
      const detail = keptMember(part, "detail", at);
      if (url !== undefined) return { at, kind: "image", ...mediaFromUrl(url), detail };
      return { at, kind: "image", mime: undefined, file: textIn(part, "file_id") ?? "", detail };
    }
    case "input_file":
      return readFile(part, at);
    default:
      return { at, kind: "other", format: "responses", value: part };
  }
}

function readFile(part: JsonObject, at: string): Part {
  const name = textIn(part, "filename");
  const held = textIn(part, "file_data") ?? textIn(part, "file_url");
  if (held !== undefined) return { at, kind: "document", ...mediaFromUrl(held), name };
  return { at, kind: "document", mime: undefined, file: textIn(part, "file_id") ?? "", name };
}

/** Writes a part of a user message or tool output; empty if Responses have no equivalent. */
export function writeInputPart(part: Part, notes: Notes): JsonObject[] {
  if (part.kind === "text" || part.kind === "refusal")
    return [{ type: "input_text", text: part.text }];
  if (part.kind === "image") {
    const detail = part.detail?.value ?? "auto";
    return [{ type: "input_image", image_url: urlOfMedia(part), file_id: part.file, detail }];
  }
  if (part.kind === "document") {
    const file_data = part.data === undefined ? undefined : urlOfMedia(part);
    const { url: file_url, file: file_id, name: filename } = part;
    return [{ type: "input_file", file_data, file_url, file_id, filename }];
  }
  notes.dropped(part.at, "not supported by Responses");
  return [];
}
