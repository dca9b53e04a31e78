import type { MediaPart, Part } from "../../chat/form.ts";
import { argumentsOf } from "../../chat/cut-arguments.ts";
import type { Notes } from "../../chat/notes.ts";
import { writeMark } from "./cache-points.ts";
import { isProven } from "../../chat/turns.ts";
import {
  below,
  type JsonObject,
  listIn,
  objectIn,
  objectOf,
  textIn,
  textOfJson,
} from "../../json.ts";

/** Reads a block of a Converse message. */
export function readBlock(block: JsonObject, at: string): Part {
  const text = textIn(block, "text");
  if (text !== undefined) return { at, kind: "text", text };
  const call = objectIn(block, "toolUse");
  if (call !== undefined)
    return {
      at,
      kind: "toolCall",
      id: textIn(call, "toolUseId") ?? "",
      name: textIn(call, "name") ?? "",
      arguments: textOfJson(call["input"] ?? {}),
    };
  const thoughts = objectIn(block, "reasoningContent");
  if (thoughts !== undefined) return readThoughts(thoughts, at);
  const result = objectIn(block, "toolResult");
  if (result !== undefined) return readResult(result, at);
  return readMedium(block, at) ?? { at, kind: "other", format: "converse", value: block };
}

function readThoughts(thoughts: JsonObject, at: string): Part {
  const sealed = textIn(thoughts, "redactedContent");
  if (sealed !== undefined) return { at, kind: "reasoning", text: "", sealed };
  const own = objectOf(thoughts["reasoningText"]);
  const signature = textIn(own, "signature");
  return { at, kind: "reasoning", text: textIn(own, "text") ?? "", signature };
}

function readResult(result: JsonObject, at: string): Part {
  return {
    at,
    kind: "toolResult",
    id: textIn(result, "toolUseId") ?? "",
    parts: listIn(result, "content").map((each, index) =>
      readResultBlock(objectOf(each), below(`${at}/toolResult/content`, index)),
    ),
    isError: result["status"] === "error",
  };
}

function readResultBlock(block: JsonObject, at: string): Part {
  if (block["json"] === undefined) return readBlock(block, at);
  return { at, kind: "text", text: textOfJson(block["json"]) };
}

function readMedium(block: JsonObject, at: string): Part | undefined {
  const image = objectIn(block, "image");
  const document = objectIn(block, "document");
  const own = image ?? document;
  const data = own && textIn(objectOf(own["source"]), "bytes");
  if (own === undefined || data === undefined) return undefined;
  const format = textIn(own, "format") ?? "";
  if (image !== undefined) return { at, kind: "image", mime: `image/${format}`, data };
  const mime = MIME_TYPES[format] ?? "application/octet-stream";
  return { at, kind: "document", mime, data, name: textIn(own, "name") };
}

const MIME_TYPES: Readonly<Record<string, string>> = {
  pdf: "application/pdf",
  csv: "text/csv",
  html: "text/html",
  txt: "text/plain",
  md: "text/markdown",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  xls: "application/vnd.ms-excel",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** Writes a block, and the cache point after it; empty if Converse has no equivalent. */
export function writeBlock(part: Part, notes: Notes): JsonObject[] {
  const written = writeBlockAlone(part, notes);
  return written.length === 0 ? written : [...written, ...writeMark(part.cacheControl)];
}

function writeBlockAlone(part: Part, notes: Notes): JsonObject[] {
  switch (part.kind) {
    case "text":
    case "refusal":
      return part.text.trim() === "" ? [] : [{ text: part.text }];
    case "toolCall": {
      const { id: toolUseId, name } = part;
      return [{ toolUse: { toolUseId, name, input: argumentsOf(part, notes) } }];
    }
    case "toolResult": {
      const content = part.parts.flatMap((each) => writeBlock(each, notes));
      const status = part.isError ? "error" : undefined;
      return [{ toolResult: { toolUseId: part.id, content, status } }];
    }
    case "reasoning":
      return writeThoughts(part, notes);
    case "image":
    case "document":
      return writeMedium(part, part.at, notes);
    case "audio":
    case "other":
      notes.dropped(part.at, "not supported by Converse");
      return [];
  }
}

/** Vendors accept only reasoning that they have signed. */
function writeThoughts(part: Extract<Part, { kind: "reasoning" }>, notes: Notes): JsonObject[] {
  const { text, signature, sealed } = part;
  if (sealed !== undefined) return [{ reasoningContent: { redactedContent: sealed } }];
  if (isProven(part)) return [{ reasoningContent: { reasoningText: { text, signature } } }];
  notes.dropped(part.at, "reasoning without a signature is not accepted");
  return [];
}

function writeMedium(part: MediaPart, at: string, notes: Notes): JsonObject[] {
  const { data: bytes, mime = "", kind } = part;
  if (bytes === undefined) {
    notes.dropped(at, "Converse accepts data only, not URLs");
    return [];
  }
  if (kind === "image") {
    const format = mime === "image/jpg" ? "jpeg" : mime.replace("image/", "");
    return [{ image: { format, source: { bytes } } }];
  }
  const [format = "txt"] = Object.entries(MIME_TYPES).find(([, type]) => type === mime) ?? [];
  return [{ document: { format, name: documentName(part.name), source: { bytes } } }];
}

/** Amazon refuses document names with other characters. */
function documentName(name = "document"): string {
  return name.replaceAll(/[^A-Za-z0-9\s()[\]-]/g, "-").replaceAll(/\s+/g, " ");
}
