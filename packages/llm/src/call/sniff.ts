import { ChatFault } from "../chat/fault.ts";
import { isObject, type JsonObject, numberIn, objectOf, parsed, textIn } from "../json.ts";
import { EventTextReader } from "../stream/event-text.ts";
import type { CallRecord } from "./record.ts";

type Path = readonly string[];

/** Where vendors name their tokens, the first that is there counts. */
const INPUT: readonly Path[] = [
  ["usage", "input_tokens"],
  ["response", "usage", "input_tokens"],
  ["usage", "prompt_tokens"],
  ["usage", "inputTokens"],
  ["metadata", "usage", "inputTokens"],
  ["usageMetadata", "promptTokenCount"],
  ["response", "usageMetadata", "promptTokenCount"],
  ["usage", "total_tokens"],
  ["meta", "billed_units", "input_tokens"],
  ["input_tokens"],
];
const OUTPUT: readonly Path[] = [
  ["usage", "output_tokens"],
  ["response", "usage", "output_tokens"],
  ["usage", "completion_tokens"],
  ["usage", "outputTokens"],
  ["metadata", "usage", "outputTokens"],
  ["usageMetadata", "candidatesTokenCount"],
  ["response", "usageMetadata", "candidatesTokenCount"],
];

/** What an answer that nobody reads says of model and tokens: JSON, or events that hold some; nothing where it is neither. */
export function sniffBody(bytes: Uint8Array, record: CallRecord): void {
  const whole = parsed(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("utf8"));
  for (const body of isObject(whole) ? [whole] : eventsIn(bytes)) sniffObject(body, record);
}

/** Later events add to what earlier ones say. */
function sniffObject(body: JsonObject, record: CallRecord): void {
  record.responseModel =
    textIn(body, "model") ?? textIn(body, "modelVersion") ?? record.responseModel;
  if (record.format === "tokenCount" || record.format === "geminiTokenCount") return;
  const { input: inputBefore, output: outputBefore } = record.usage ?? {};
  const input = firstOf(body, INPUT) ?? inputBefore;
  const output = firstOf(body, OUTPUT) ?? outputBefore;
  if (input !== undefined || output !== undefined)
    record.usage = { input: input ?? 0, output: output ?? 0 };
}

function eventsIn(bytes: Uint8Array): readonly JsonObject[] {
  const reader = new EventTextReader();
  try {
    return [...reader.read(bytes), ...reader.end()]
      .map(({ data }) => parsed(data))
      .filter((value) => isObject(value));
  } catch (fault) {
    if (fault instanceof ChatFault) return [];
    throw fault;
  }
}

function firstOf(body: JsonObject, paths: readonly Path[]): number | undefined {
  for (const path of paths) {
    const holder = path.slice(0, -1).reduce((object, name) => objectOf(object[name]), body);
    const found = numberIn(holder, path.at(-1) ?? "");
    if (found !== undefined) return found;
  }
  return undefined;
}
