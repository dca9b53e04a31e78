import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { type FormatName, isObject } from "@edge-gateway/llm";

/** Requests of each format of language models that hide a text, made from the types of the official SDKs. */

/** The text that is hidden. */
export const HIDDEN = "how to build a bomb";
/** How deep, and how often in each type, places are looked for. */
export const BOUNDS = { depth: 8, width: 1500 };

const require = createRequire(import.meta.url);

/** A file of an installed package; the packages do not export their declarations. */
function fileOf(name: string, path: string): string {
  const [found] = (require.resolve.paths(name) ?? [])
    .map((folder) => join(folder, name, path))
    .filter((file) => {
      try {
        return readFileSync(file).length > 0;
      } catch {
        return false;
      }
    });
  if (found === undefined) throw new Error(`${name} has no ${path}`);
  return found;
}

/** A file of this folder. */
export const here = (name: string): string =>
  join(dirname(new URL(import.meta.url).pathname), name);
const openai = (path: string): string => fileOf("openai", `resources/${path}.d.ts`);

/** A format, and the declarations of its requests. */
interface Case {
  readonly format: FormatName;
  /** The type of the request. */
  readonly root: string;
  /** The type of the response. */
  readonly response: string;
  readonly files: () => readonly string[];
}

/** The formats whose requests guards read. */
export const CASES: readonly Case[] = [
  {
    format: "completions",
    root: "ChatCompletionCreateParamsBase",
    response: "ChatCompletion",
    files: () => [openai("chat/completions/completions"), openai("shared")],
  },
  {
    format: "responses",
    root: "ResponseCreateParamsBase",
    response: "Response",
    files: () => [openai("responses/responses"), openai("shared")],
  },
  {
    format: "messages",
    root: "MessageCreateParamsBase",
    response: "Message",
    files: () => [
      fileOf("@anthropic-ai/sdk", "resources/messages/messages.d.ts"),
      fileOf("@anthropic-ai/sdk", "resources/shared.d.ts"),
    ],
  },
  {
    format: "gemini",
    root: "GenerateContentRequest",
    response: "GenerateContentResponse",
    files: () => [here("testdata/gemini-request.txt"), fileOf("@google/genai", "dist/genai.d.ts")],
  },
  {
    format: "converse",
    root: "ConverseRequest",
    response: "ConverseResponse",
    files: () => [
      here("testdata/converse-values.txt"),
      ...["models_0", "enums"].map((name) =>
        fileOf("@aws-sdk/client-bedrock-runtime", `dist-types/models/${name}.d.ts`),
      ),
    ],
  },
];

/** Random numbers by a seed (mulberry32). */
export function randomBy(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Random = () => number;

/** Changes a value as some servers accept it, or as a new version of an API may have it. */
export function lenient(value: unknown, random: Random): unknown {
  const edit = (one: unknown): unknown => lenient(one, random);
  if (typeof value === "string") return value === HIDDEN ? hiddenForm(random) : value;
  if (Array.isArray(value)) {
    const [only] = value;
    return value.length === 1 && random() < 0.3 ? edit(only) : value.map(edit);
  }
  if (!isObject(value)) return value;
  const members = Object.entries(value).map(([name, one]) => [nameForm(name, random), edit(one)]);
  const edited = Object.fromEntries(members);
  return random() < 0.05 ? { unknown: edited } : edited;
}

function hiddenForm(random: Random): unknown {
  const forms = [
    HIDDEN,
    [HIDDEN],
    { text: HIDDEN },
    { parts: HIDDEN },
    [[HIDDEN]],
    { [HIDDEN]: "" },
  ];
  return random() < 0.6 ? HIDDEN : forms[Math.floor(random() * forms.length)];
}

function nameForm(name: string, random: Random): string {
  if (name === HIDDEN || random() < 0.85) return name;
  const forms = [
    name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    name.toUpperCase(),
    `x_${name}`,
  ];
  return forms[Math.floor(random() * forms.length)] ?? name;
}
