import { badResponse } from "../../chat/fault.ts";
import type { ChatResponse, FinishReason, Part, Usage } from "../../chat/form.ts";
import { eachChoice } from "../../chat/choices.ts";
import { argumentsOf } from "../../chat/cut-arguments.ts";
import type { ResponseNotes } from "../../chat/notes.ts";
import { noteOtherParts, noteUnknown } from "../../chat/unread.ts";
import {
  below,
  countIn,
  hasCounts,
  type JsonObject,
  listIn,
  numberIn,
  objectIn,
  objectOf,
  textIn,
} from "../../json.ts";
import { signatureOf } from "../../chat/call-ids.ts";
import { CallIds, lostSignature, readPart } from "./parts.ts";

/** Reads a whole Gemini response. */
export function readGeminiResponse(body: JsonObject, notes?: ResponseNotes): ChatResponse {
  if (notes !== undefined) noteLosses(body, notes);
  const candidates = listIn(body, "candidates").map(objectOf);
  const first =
    candidates.find((each) => (numberIn(each, "index") ?? 0) === 0) ?? candidates[0] ?? {};
  const blocked = isBlocked(body);
  if (!blocked && candidates.length === 0) throw badResponse("`candidates` is missing or empty");
  const ids = new CallIds(textIn(body, "responseId") ?? "");
  const { parts, finish } = readCandidate(first, ids);
  const others = candidates.filter((candidate) => candidate !== first);
  return {
    id: textIn(body, "responseId") ?? "",
    model: textIn(body, "modelVersion") ?? "",
    created: undefined,
    parts,
    finish: blocked ? "filter" : finish,
    others: others.map((candidate, position) => ({
      at: `/candidates/${numberIn(candidate, "index") ?? position + 1}`,
      ...readCandidate(candidate, ids),
    })),
    stopSequence: undefined,
    usage: readGeminiUsage(objectIn(body, "usageMetadata")),
  };
}

function readCandidate(
  candidate: JsonObject,
  ids: CallIds,
): Pick<ChatResponse, "parts" | "finish"> {
  const parts = joinedTexts(
    listIn(objectOf(candidate["content"]), "parts").map((part) =>
      readPart(objectOf(part), PARTS_AT, ids),
    ),
  );
  const hasCall = parts.some(({ kind }) => kind === "toolCall");
  return { parts, finish: readFinish(textIn(candidate, "finishReason"), hasCall) };
}

/**
 * The place of all parts in a response. Parts have no index, because the parts of a stream are not numbered.
 */
export const PARTS_AT = "/candidates/0/content/parts";
const KNOWN: ReadonlySet<string> = new Set([
  ...["candidates", "promptFeedback", "usageMetadata", "modelVersion", "responseId", "createTime"],
]);
/** Members that are derived from other members are not noted as lost. */
const KNOWN_IN_CANDIDATE: ReadonlySet<string> = new Set([
  ...["content", "finishReason", "index", "tokenCount", "avgLogprobs"],
]);

/** Notes what other formats lack in a response, or in an event of a streamed one. */
export function noteLosses(body: JsonObject, notes: ResponseNotes): void {
  noteUnknown(body, KNOWN, "", notes);
  for (const [position, value] of listIn(body, "candidates").entries()) {
    const candidate = objectOf(value);
    const at = `/candidates/${numberIn(candidate, "index") ?? position}`;
    noteUnknown(candidate, KNOWN_IN_CANDIDATE, at, notes);
    for (const part of listIn(objectOf(candidate["content"]), "parts")) {
      const name = lostSignature(objectOf(part));
      if (name !== undefined)
        notes.dropped(
          below(`${at}/content/parts`, name),
          "only reasoning and calls keep their signature",
        );
    }
  }
}

export function isBlocked(body: JsonObject): boolean {
  return textIn(objectOf(body["promptFeedback"]), "blockReason") !== undefined;
}

/** Joins adjacent texts and thoughts, which Gemini splits arbitrarily. */
function joinedTexts(parts: readonly Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part.kind === "text" && last?.kind === "text")
      joined.splice(-1, 1, { ...last, text: last.text + part.text });
    else if (
      part.kind === "reasoning" &&
      last?.kind === "reasoning" &&
      last.signature === undefined
    )
      joined.splice(-1, 1, { ...part, text: last.text + part.text });
    else if (part.kind !== "text" || part.text !== "") joined.push(part);
  }
  return joined;
}

const FILTERED: ReadonlySet<string> = new Set([
  "SAFETY",
  "RECITATION",
  "BLOCKLIST",
  "PROHIBITED_CONTENT",
  "SPII",
  "IMAGE_SAFETY",
  "LANGUAGE",
]);

export function readFinish(reason: string | undefined, hasCall: boolean): FinishReason {
  if (reason === "MAX_TOKENS") return "length";
  if (reason !== undefined && FILTERED.has(reason)) return "filter";
  return hasCall ? "toolCalls" : "stop";
}

/** Gemini does not include reasoning in the output tokens. */
export function readGeminiUsage(usage: JsonObject | undefined): Usage | undefined {
  if (!hasCounts(usage)) return undefined;
  const reasoning = countIn(usage, "thoughtsTokenCount");
  const tools = countIn(usage, "toolUsePromptTokenCount") ?? 0;
  return {
    input: (countIn(usage, "promptTokenCount") ?? 0) + tools,
    output: (countIn(usage, "candidatesTokenCount") ?? 0) + (reasoning ?? 0),
    cacheRead: countIn(usage, "cachedContentTokenCount"),
    reasoning,
    inputText: ofKind(usage["promptTokensDetails"], "TEXT"),
    inputImage: ofKind(usage["promptTokensDetails"], "IMAGE"),
    inputAudio: ofKind(usage["promptTokensDetails"], "AUDIO"),
    outputText: ofKind(usage["candidatesTokensDetails"], "TEXT"),
    outputImage: ofKind(usage["candidatesTokensDetails"], "IMAGE"),
    outputAudio: ofKind(usage["candidatesTokensDetails"], "AUDIO"),
    total: countIn(usage, "totalTokenCount"),
  };
}

/** Returns the number of tokens of one kind from a list with an entry per kind. */
function ofKind(details: unknown, modality: string): number | undefined {
  if (!Array.isArray(details)) return undefined;
  const found = details.map(objectOf).find((each) => each["modality"] === modality);
  return found && countIn(found, "tokenCount");
}

/** Every event of a stream reports the tokens so far. */
export function hasFinalGeminiUsage(body: JsonObject): boolean {
  const [candidate] = listIn(body, "candidates");
  return isBlocked(body) || textIn(objectOf(candidate), "finishReason") !== undefined;
}

export function writeGeminiUsage(usage: Usage): JsonObject {
  const { input, output, cacheRead, reasoning } = usage;
  return {
    promptTokenCount: input,
    candidatesTokenCount: output - (reasoning ?? 0),
    thoughtsTokenCount: reasoning,
    cachedContentTokenCount: cacheRead,
    totalTokenCount: input + output,
  };
}

/** Writes a Gemini response. */
export function writeGeminiResponse(response: ChatResponse, notes?: ResponseNotes): JsonObject {
  return {
    candidates: eachChoice(response).map(({ parts, finish }, index) => {
      noteOtherParts(parts, notes);
      const written = parts.flatMap((part) => writeGeminiPart(part, notes));
      const content = { role: "model", parts: written };
      return { content, finishReason: writeFinish(finish), index };
    }),
    usageMetadata: response.usage === undefined ? undefined : writeGeminiUsage(response.usage),
    modelVersion: response.model,
    responseId: response.id,
  };
}

export function writeGeminiPart(part: Part, notes?: ResponseNotes): JsonObject[] {
  switch (part.kind) {
    case "text":
    case "refusal":
      return [{ text: part.text }];
    case "reasoning":
      if (part.sealed !== undefined) return [];
      return [{ text: part.text, thought: true, thoughtSignature: part.signature }];
    case "toolCall": {
      const args = argumentsOf(part, notes);
      const { id, name } = part;
      return [
        {
          functionCall: { id, name, args },
          thoughtSignature: signatureOf(id),
        },
      ];
    }
    default:
      return [];
  }
}

export function writeFinish(reason: FinishReason): string {
  switch (reason) {
    case "length":
    case "context":
      return "MAX_TOKENS";
    case "filter":
    case "refusal":
      return "SAFETY";
    case "stop":
    case "stopSequence":
    case "toolCalls":
    case "pause":
      return "STOP";
  }
}
