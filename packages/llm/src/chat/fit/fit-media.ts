import type { ModelFacts } from "../../facts/model-facts.ts";
import type { ChatFormatName, ChatRequest, MediaPart, Part } from "../form.ts";
import type { Notes } from "../notes.ts";

/** The documents that servers of each format read as files, unless facts about the model say otherwise. */
const FILES: Readonly<Record<ChatFormatName, readonly string[]>> = {
  completions: ["application/*"],
  responses: ["application/*"],
  messages: ["*"],
  gemini: ["application/*", "text/*"],
  converse: ["*"],
};

/** Formats with a form of their own for text documents. */
const WITH_TEXTS: ReadonlySet<ChatFormatName> = new Set(["messages", "converse"]);

/** The request with media in the types that the vendor knows, and with text documents as text. */
export function fittedMedia(
  request: ChatRequest,
  format: ChatFormatName,
  { documents = FILES[format] }: ModelFacts,
  notes: Notes,
): ChatRequest {
  const fit = (part: Part): Part[] => {
    if (part.kind === "toolResult") return [{ ...part, parts: part.parts.flatMap(fit) }];
    if (part.kind === "image" && part.mime === "image/jpg")
      return [{ ...part, mime: "image/jpeg" }];
    if (part.kind !== "document" || part.data === undefined) return [part];
    return fittedDocument(part, { documents, keepsTexts: WITH_TEXTS.has(format) }, notes);
  };
  const messages = request.messages.map((message) => ({
    ...message,
    parts: message.parts.flatMap(fit),
  }));
  return { ...request, messages };
}

function fittedDocument(
  part: Part & MediaPart,
  {
    documents,
    keepsTexts,
  }: { readonly documents: readonly string[]; readonly keepsTexts: boolean },
  notes: Notes,
): Part[] {
  const { mime, data = "", at, cacheControl } = part;
  if (mime === undefined || documents.some((pattern) => fits(pattern, mime))) return [part];
  if (!isText(mime)) {
    notes.dropped(at, `the model reads no documents of type ${mime}`);
    return [];
  }
  if (keepsTexts) return [part];
  return [{ at, kind: "text", text: Buffer.from(data, "base64").toString(), cacheControl }];
}

function fits(pattern: string, mime: string): boolean {
  if (pattern === "*") return true;
  return pattern.endsWith("/*") ? mime.startsWith(pattern.slice(0, -1)) : pattern === plain(mime);
}

const TEXTS: ReadonlySet<string> = new Set([
  "application/json",
  "application/csv",
  "application/xml",
]);

/** Whether documents of a type are text. */
export function isText(mime: string): boolean {
  return mime.startsWith("text/") || TEXTS.has(plain(mime));
}

/** A media type without parameters. */
function plain(mime: string): string {
  return (mime.split(";")[0] ?? "").trim().toLowerCase();
}
