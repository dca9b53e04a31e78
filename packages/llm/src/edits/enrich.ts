import type { PromptEnrichment, PromptMessage } from "@edge-gateway/generated/types/index.ts";
import type { FormatName } from "../formats/names.ts";
import { contentOf, manyIn, partsOf } from "../formats/gemini/names.ts";
import { isObject, type JsonObject, listIn, objectOf } from "../json.ts";

type Enrich = (body: JsonObject, prepend: Said, append: Said) => JsonObject;
type Said = readonly PromptMessage[];

/** For each format of clients, a function that adds messages to a prompt. */
const CHATS = {
  completions: (body, prepend, append) => ({
    ...body,
    messages: [...prepend, ...listIn(body, "messages"), ...append],
  }),
  responses: (body, prepend, append) => ({
    ...body,
    input: [...prepend, ...inputOf(body["input"]), ...append],
  }),
  messages: (body, prepend, append) => {
    const system = [
      ...systemOf(prepend, textBlock),
      ...blocksOf(body["system"]),
      ...systemOf(append, textBlock),
    ];
    return {
      ...body,
      ...(system.length === 0 ? {} : { system }),
      messages: [...others(prepend), ...listIn(body, "messages"), ...others(append)],
    };
  },
  gemini: (body, prepend, append) => {
    const { system_instruction, systemInstruction = system_instruction, ...rest } = body;
    const own = partsOf(contentOf(systemInstruction));
    const parts = [...systemOf(prepend, textPart), ...own, ...systemOf(append, textPart)];
    return {
      ...rest,
      ...(parts.length === 0 ? {} : { systemInstruction: { parts } }),
      contents: [
        ...others(prepend).map(geminiContent),
        ...manyIn(body, "contents").map(contentOf),
        ...others(append).map(geminiContent),
      ],
    };
  },
  converse: (body, prepend, append) => {
    const own = listIn(body, "system");
    const system = [...systemOf(prepend, textPart), ...own, ...systemOf(append, textPart)];
    return {
      ...body,
      ...(system.length === 0 ? {} : { system }),
      messages: [
        ...others(prepend).map(converseMessage),
        ...listIn(body, "messages"),
        ...others(append).map(converseMessage),
      ],
    };
  },
} satisfies Readonly<Partial<Record<FormatName, Enrich>>>;

/**
 * The same for requests that count the tokens of a prompt. Gemini takes no system prompt beside `contents`; in these, it
 * has as many tokens.
 */
const FORMATS: Readonly<Partial<Record<FormatName, Enrich>>> = {
  ...CHATS,
  tokenCount: CHATS.messages,
  responsesTokenCount: CHATS.responses,
  geminiTokenCount: (body, prepend, append) => {
    const name = WHOLE.find((each) => isObject(body[each]));
    if (name !== undefined)
      return { ...body, [name]: CHATS.gemini(objectOf(body[name]), prepend, append) };
    if (body["systemInstruction"] !== undefined) return CHATS.gemini(body, prepend, append);
    return CHATS.gemini(body, prepend.map(asUser), append.map(asUser));
  },
  converseTokenCount: (body, prepend, append) => {
    const { input } = body;
    if (!isObject(input) || !isObject(input["converse"])) return body;
    const converse = CHATS.converse(input["converse"], prepend, append);
    return { ...body, input: { ...input, converse } };
  },
};

/** The members that contain the whole request whose tokens are counted. */
const WHOLE: readonly string[] = ["generateContentRequest", "generate_content_request"];

function asUser(said: PromptMessage): PromptMessage {
  return said.role === SYSTEM ? { ...said, role: "user" } : said;
}

/** Adds the configured messages to a chat request, or to one that counts its tokens; others are unchanged. */
export function enriched(
  body: JsonObject,
  format: FormatName,
  { prepend = [], append = [] }: PromptEnrichment,
): JsonObject {
  return FORMATS[format]?.(body, prepend, append) ?? body;
}

function inputOf(input: unknown): readonly unknown[] {
  if (Array.isArray(input)) return input;
  return input === undefined ? [] : [{ role: "user", content: input }];
}

function blocksOf(system: unknown): readonly unknown[] {
  if (typeof system === "string") return [textBlock(system)];
  return Array.isArray(system) ? system : [];
}

const SYSTEM = "system";

function systemOf<Written>(said: Said, write: (text: string) => Written): readonly Written[] {
  return said.filter(({ role }) => role === SYSTEM).map(({ content }) => write(content));
}

function others(said: Said): Said {
  return said.filter(({ role }) => role !== SYSTEM);
}

function textBlock(text: string): JsonObject {
  return { type: "text", text };
}

function textPart(text: string): JsonObject {
  return { text };
}

function geminiContent({ role, content }: PromptMessage): JsonObject {
  return { role: role === "assistant" ? "model" : "user", parts: [textPart(content)] };
}

function converseMessage({ role, content }: PromptMessage): JsonObject {
  return { role, content: [textPart(content)] };
}
