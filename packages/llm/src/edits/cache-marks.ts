import type { PromptCaching } from "@edge-gateway/generated/types/index.ts";
import type { ModelFacts } from "../facts/model-facts.ts";
import type { FormatName } from "../formats/names.ts";
import { isObject, type JsonObject, listIn, objectIn, textIn } from "../json.ts";

/** The maximum number of cache marks for Anthropic and Amazon, including the client's own marks. */
const MOST_MARKS = 4;
/** The usual ratio in English, where four tokens are about three words. */
const TOKENS_PER_WORD = 1.3;
const WORD = /\S+/g;

/** How a format marks the end of the part of a prompt that the provider caches. */
interface Marks {
  takes(facts: ModelFacts): boolean;
  readonly has: (value: JsonObject) => boolean;
  /** Adds a mark after the last block; undefined if no block can have a mark. */
  readonly add: (blocks: readonly unknown[]) => readonly unknown[] | undefined;
  readonly toolsOf: (body: JsonObject) => readonly unknown[];
  readonly withTools: (body: JsonObject, tools: readonly unknown[]) => JsonObject;
}

const FORMATS: Readonly<Partial<Record<FormatName, Marks>>> = {
  messages: {
    takes: () => true,
    has: (value) => isObject(value["cache_control"]),
    add: markedLast,
    toolsOf: (body) => listIn(body, "tools"),
    withTools: (body, tools) => ({ ...body, tools }),
  },
  converse: {
    takes: ({ cachePoints = false }) => cachePoints,
    has: (value) => isObject(value["cachePoint"]),
    add: (blocks) => [...blocks, { cachePoint: { type: "default" } }],
    toolsOf: (body) => listIn(objectIn(body, "toolConfig") ?? {}, "tools"),
    withTools: (body, tools) => ({
      ...body,
      toolConfig: { ...objectIn(body, "toolConfig"), tools },
    }),
  },
};

/** The format of the provider, and what is known about the model. */
interface MarkedCall {
  readonly format: FormatName;
  readonly facts: ModelFacts;
}

/** Compiles the insertion of prompt cache marks, for formats that have them. */
export function compileCacheMarks({
  cacheSystem,
  cacheMessages,
  cacheTools,
  minTokens,
  cacheMessageOffset,
}: PromptCaching): (body: JsonObject, call: MarkedCall) => JsonObject {
  const config = { cacheSystem, cacheMessages, cacheTools, minTokens, cacheMessageOffset };
  return (body, { format, facts }) => {
    const marks = FORMATS[format];
    return marks?.takes(facts) === true ? withMarks(body, marks, config) : body;
  };
}

function withMarks(body: JsonObject, marks: Marks, config: PromptCaching): JsonObject {
  const tools = marks.toolsOf(body);
  const messages = listIn(body, "messages");
  const cached = [body["system"], messages, tools];
  if (wordsIn(cached) * TOKENS_PER_WORD < config.minTokens) return body;
  let left = MOST_MARKS - countOf(cached, marks.has);
  const marked = (blocks: readonly unknown[]): readonly unknown[] | undefined => {
    const last = blocks.at(-1);
    if (left <= 0 || last === undefined || (isObject(last) && marks.has(last))) return undefined;
    const added = marks.add(blocks);
    if (added !== undefined) left -= 1;
    return added;
  };
  const system = config.cacheSystem ? marked(blocksOf(body["system"])) : undefined;
  const called = config.cacheTools ? marked(tools) : undefined;
  const said = config.cacheMessages
    ? withMessage(messages, config.cacheMessageOffset, marked)
    : undefined;
  const own = { ...body, ...(system && { system }), ...(said && { messages: said }) };
  return called === undefined ? own : marks.withTools(own, called);
}

/**
 * Adds a mark to a message before the last one; all these messages stay the same when the conversation
 * continues.
 */
function withMessage(
  messages: readonly unknown[],
  offset: number,
  marked: (blocks: readonly unknown[]) => readonly unknown[] | undefined,
): readonly unknown[] | undefined {
  const index = messages.length - 2 - offset;
  const message = index < 0 ? undefined : messages[index];
  if (!isObject(message)) return undefined;
  const content = marked(blocksOf(message["content"]));
  return content && messages.with(index, { ...message, content });
}

function blocksOf(content: unknown): readonly unknown[] {
  if (typeof content === "string") return content === "" ? [] : [{ type: "text", text: content }];
  return Array.isArray(content) ? content : [];
}

/** Reasoning and empty texts cannot have a mark. */
const UNMARKED = new Set(["thinking", "redacted_thinking"]);

function markedLast(blocks: readonly unknown[]): readonly unknown[] | undefined {
  const index = blocks.findLastIndex(
    (block) =>
      isObject(block) && !UNMARKED.has(textIn(block, "type") ?? "") && block["text"] !== "",
  );
  const block = blocks[index];
  if (!isObject(block)) return undefined;
  return blocks.with(index, { ...block, cache_control: { type: "ephemeral" } });
}

function wordsIn(value: unknown): number {
  if (typeof value === "string") return value.match(WORD)?.length ?? 0;
  if (typeof value !== "object" || value === null) return 0;
  return Object.values(value).reduce((sum: number, member) => sum + wordsIn(member), 0);
}

function countOf(value: unknown, has: (value: JsonObject) => boolean): number {
  if (typeof value !== "object" || value === null) return 0;
  const own = isObject(value) && has(value) ? 1 : 0;
  return Object.values(value).reduce((sum: number, member) => sum + countOf(member, has), own);
}
