import { createHash } from "node:crypto";
import type { ChatFormatName, ChatRequest, Part } from "./form.ts";

/** The tool names that all vendors accept; Google allows longer names of the same characters. */
const LIMITS: Readonly<Record<ChatFormatName, RegExp>> = {
  completions: /^[a-zA-Z0-9_-]{1,64}$/,
  responses: /^[a-zA-Z0-9_-]{1,64}$/,
  messages: /^[a-zA-Z0-9_-]{1,128}$/,
  converse: /^[a-zA-Z0-9_-]{1,64}$/,
  gemini: /^[a-zA-Z_][a-zA-Z0-9_.:-]{0,63}$/,
};

const KEPT = 55;
const DIGITS = 8;

/** The client's tool names, keyed by the names that replace them in requests to the provider. */
export type ToolNames = ReadonlyMap<string, string>;

export const NO_NAMES: ToolNames = new Map();

/** The request with tool names that the provider accepts. */
export function renamedTools(
  request: ChatRequest,
  format: ChatFormatName,
): { readonly request: ChatRequest; readonly names: ToolNames } {
  const limit = LIMITS[format];
  const named = request.tools.flatMap(({ name }) => name ?? []);
  const called = request.messages.flatMap(({ parts }) =>
    parts.flatMap((part) => (part.kind === "toolCall" ? [part.name] : [])),
  );
  const unfit = new Set([...named, ...called].filter((name) => !limit.test(name)));
  if (unfit.size === 0) return { request, names: NO_NAMES };
  const told = new Map(Array.from(unfit, (name) => [name, fitting(name)]));
  const tell = (name: string): string => told.get(name) ?? name;
  const { toolChoice } = request.settings;
  return {
    names: new Map(Array.from(told, ([name, own]) => [own, name])),
    request: {
      ...request,
      tools: request.tools.map((tool) =>
        tool.name === undefined ? tool : { ...tool, name: tell(tool.name) },
      ),
      messages: request.messages.map((message) => ({
        ...message,
        parts: message.parts.map((part) => renamedPart(part, tell)),
      })),
      settings:
        typeof toolChoice === "object"
          ? { ...request.settings, toolChoice: { name: tell(toolChoice.name) } }
          : request.settings,
    },
  };
}

export function renamedPart(part: Part, tell: (name: string) => string): Part {
  return part.kind === "toolCall" ? { ...part, name: tell(part.name) } : part;
}

/** Makes a valid name from a prefix of the name and a digest, so that different names stay different. */
function fitting(name: string): string {
  const start = name.replaceAll(/[^a-zA-Z0-9_-]/g, "_").slice(0, KEPT);
  const digest = createHash("sha256").update(name).digest("hex").slice(0, DIGITS);
  return `${/^[a-zA-Z_]/.test(start) ? start : `_${start.slice(1)}`}_${digest}`;
}
