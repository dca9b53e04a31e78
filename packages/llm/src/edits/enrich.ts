import type { PromptEnrichment, PromptMessage } from "@edge-gateway/generated/types/index.ts";
import type { FormatName } from "../formats/names.ts";
import { contentOf, manyIn, partsOf } from "../formats/gemini/names.ts";
import { type JsonObject, listIn } from "../json.ts";

type Enrich = (body: JsonObject, prepend: Said, append: Said) => JsonObject;
type Said = readonly PromptMessage[];

/** For each format of clients, a function that adds messages to a prompt. */
const FORMATS: Readonly<Partial<Record<FormatName, Enrich>>> = {
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
};

/** Adds the configured messages to a chat request; other requests are unchanged. */
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
