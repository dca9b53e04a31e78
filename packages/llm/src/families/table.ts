import type { ChatFormat } from "../formats/format.ts";
import { completions } from "../formats/completions/index.ts";
import { gemini } from "../formats/gemini/index.ts";
import type { FormatName } from "../formats/names.ts";
import { chatFormat } from "../formats/table.ts";
import { EMBEDDINGS } from "./embeddings/index.ts";
import type { Family } from "./family.ts";
import { RERANK } from "./rerank/index.ts";
import { TOKEN_COUNTS } from "./token-counts/index.ts";

const FAMILIES: readonly Family[] = [EMBEDDINGS, RERANK, TOKEN_COUNTS];

/** The family of a format; undefined for chat formats, and for formats that are only forwarded. */
export function familyWith(name: FormatName): Family | undefined {
  return FAMILIES.find((family) => family.errorsOf(name) !== undefined);
}

/** Whether responses in the format are embeddings or ranks, for which providers use tokens of the input alone. */
export function hasInputOnly(name: FormatName): boolean {
  return [EMBEDDINGS, RERANK].some((family) => family.errorsOf(name) !== undefined);
}

/** Formats that are only forwarded. */
const FORWARDED: ReadonlyMap<FormatName, ChatFormat> = new Map([
  ["textCompletions", completions],
  ["models", completions],
  ["geminiModels", gemini],
]);

/** The chat format whose errors a client of the given format expects; undefined if the gateway knows none. */
export function errorsOf(name: FormatName): ChatFormat | undefined {
  return chatFormat(name) ?? familyWith(name)?.errorsOf(name) ?? FORWARDED.get(name);
}
