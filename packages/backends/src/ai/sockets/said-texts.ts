import { isObject, type JsonObject } from "@edge-gateway/llm";
import { editPrompt } from "@edge-gateway/llm/guards";
import { MAX_CONVERSATION_CHARACTERS, MAX_SAID_CHARACTERS, MAX_SAID_ITEMS } from "../../bounds.ts";

/** The name by which guards know the events of both APIs. */
export const SOCKET = "realtime";

/** A text that a model reads together with its neighbours. */
export interface SaidText {
  readonly role: string;
  readonly isSystem: boolean;
  readonly text: string;
  /** 0: every model reads it, so that it separates texts of other roles; otherwise models may leave it out. */
  readonly depth: number;
  /** Whether the model has said it itself. */
  readonly isSpoken?: boolean;
}

/** The depth of a text that some models leave out. */
const ASIDE = 2;

/** The texts of an item that belong to the conversation; results and arguments of calls stand alone. */
export function textsIn(item: JsonObject): readonly SaidText[] {
  const { type, role, content, summary } = item;
  const parts = [...partsOf(content), ...partsOf(summary)];
  const texts: SaidText[] = [];
  editPrompt(
    SOCKET,
    { input: [{ type, role, content: parts }] },
    (text, { scope, role: own }, lane, depth = 0) => {
      const isSystem = scope === "SystemPrompt";
      if (lane !== undefined && text !== "" && (isSystem || scope === "Messages"))
        texts.push({ role: own, isSystem, text: cut(text), depth });
      return text;
    },
  );
  return texts;
}

/** The texts of items. */
export function textsOf(items: readonly unknown[]): readonly SaidText[] {
  return items.filter(isObject).flatMap(textsIn);
}

/** The texts that a model has said, also in speech. */
export function spokenIn(item: JsonObject): readonly SaidText[] {
  const { role = "assistant", type = "message", content } = item;
  if (type !== "message") return textsIn(item);
  const words = partsOf(content).map(({ text, transcript }) => text ?? transcript);
  const said = words.filter((one) => typeof one === "string").join("");
  return textsIn({ role, content: said }).map((one) => ({ ...one, isSpoken: true }));
}

/** The parts of a content, without members that are no texts. */
function partsOf(content: unknown): readonly JsonObject[] {
  const parts: readonly unknown[] = Array.isArray(content) ? content : [content];
  return parts
    .map((part) => (typeof part === "string" ? { type: "input_text", text: part } : part))
    .filter(isObject)
    .map((part) =>
      Object.fromEntries(Object.entries(part).filter(([, value]) => typeof value === "string")),
    );
}

/** Both ends of a text; it does not keep the text in memory of which it is a part. */
function cut(text: string): string {
  if (text.length <= 2 * MAX_SAID_CHARACTERS) return text;
  const ends = text.slice(0, MAX_SAID_CHARACTERS) + text.slice(-MAX_SAID_CHARACTERS);
  return Buffer.from(ends, "utf16le").toString("utf16le");
}

/** The text as one that models may leave out. */
export function aside(text: SaidText): SaidText {
  return { ...text, depth: Math.max(text.depth, ASIDE) };
}

/** An item that guards read as the text. */
export function itemOf({ role, text, depth }: SaidText): JsonObject {
  if (depth === 0) return { role, content: text };
  return depth < ASIDE
    ? { role, content: [{ type: "refusal", refusal: text }] }
    : { type: "aside", role, content: text };
}

/** The position of the first text that a later one of a role follows: the last text of another role ends the others. */
export function startOf(texts: readonly SaidText[], role: string): number {
  return texts.findLastIndex((one) => separates(one, role)) + 1;
}

/** The position behind the last text that follows an earlier one of a role. */
export function endOf(texts: readonly SaidText[], role: string): number {
  const at = texts.findIndex((one) => separates(one, role));
  return at < 0 ? texts.length : at;
}

function separates({ role, isSystem, depth, text }: SaidText, other: string): boolean {
  return depth === 0 && !isSystem && role !== other && text.trim() !== "";
}

/**
 * The texts that later ones can follow: all of the system, and those since another role has spoken. Undefined: they
 * are too many.
 */
export function continuable(texts: readonly SaidText[]): readonly SaidText[] | undefined {
  const roles = new Set(texts.map(({ role }) => role));
  const start = Math.min(...[...roles].map((role) => startOf(texts, role)));
  const kept = texts.filter(({ isSystem }, at) => isSystem || at >= start);
  return isTooLong(kept) ? undefined : kept;
}

/** Whether texts are more than guards read together. */
export function isTooLong(texts: readonly SaidText[]): boolean {
  return texts.length > MAX_SAID_ITEMS || charactersOf(texts) > MAX_CONVERSATION_CHARACTERS;
}

/** The number of characters of all texts. */
export function charactersOf(texts: readonly SaidText[]): number {
  return texts.reduce((sum, { text }) => sum + text.length, 0);
}
