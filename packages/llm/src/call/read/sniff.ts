import { responseFault } from "../../chat/fault.ts";
import type { FormatName } from "../../formats/names.ts";
import type { Usage } from "../../chat/form.ts";
import { detailsOf } from "../../chat/token-kinds.ts";
import {
  isObject,
  type JsonObject,
  countIn,
  objectIn,
  objectOf,
  parsed,
  parsedBytes,
  textIn,
} from "../../json.ts";
import { serviceTierIn } from "../../chat/service-tier.ts";
import { AwsEventReader } from "../../stream/aws-events.ts";
import { EventDataReader } from "../../stream/event-text.ts";
import type { CallRecord } from "./record.ts";

type Path = readonly string[];

/** The member of the last event of a stream of InvokeModel that contains its tokens. */
const BEDROCK_METRICS = "amazon-bedrock-invocationMetrics";
/** The headers of a response of InvokeModel that contain its tokens. */
const BEDROCK_COUNTS = {
  input: "x-amzn-bedrock-input-token-count",
  output: "x-amzn-bedrock-output-token-count",
} as const;

/** Vendors' field names for usage; the first existing field is used. */
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
  ["inputTextTokenCount"],
  [BEDROCK_METRICS, "inputTokenCount"],
];
const OUTPUT: readonly Path[] = [
  ["usage", "output_tokens"],
  ["response", "usage", "output_tokens"],
  ["usage", "completion_tokens"],
  ["usage", "outputTokens"],
  ["metadata", "usage", "outputTokens"],
  ["usageMetadata", "candidatesTokenCount"],
  ["response", "usageMetadata", "candidatesTokenCount"],
  [BEDROCK_METRICS, "outputTokenCount"],
];

/** Members that contain numbers of tokens, but not usage. */
const COUNTS: ReadonlySet<FormatName> = new Set([
  "tokenCount",
  "responsesTokenCount",
  "geminiTokenCount",
  "converseTokenCount",
]);

const COUNTED: readonly Path[] = [["input_tokens"], ["totalTokens"], ["inputTokens"]];

/** Reads model and usage from a response in an unknown format, if it is JSON or a stream of JSON events. */
export function sniffBody(bytes: Uint8Array, record: CallRecord): void {
  const whole = parsedBytes(bytes);
  const bodies = isObject(whole) ? [whole] : eventsIn(bytes);
  for (const body of bodies) sniffObject(body, record);
  if (record.usage === undefined) record.length = bytes.length;
}

/** Reads the usage in the headers of a response of Bedrock. */
export function sniffHeaders(
  header: (name: string) => string | undefined,
  record: CallRecord,
): void {
  const [input, output] = [header(BEDROCK_COUNTS.input), header(BEDROCK_COUNTS.output)].map(
    (text) => (text === undefined ? undefined : countIn({ text: Number(text) }, "text")),
  );
  if (input !== undefined) record.usage = { input, output: output ?? 0 };
}

/** Reads the usage in a JSON object; later events add to earlier ones. */
function sniffObject(body: JsonObject, record: CallRecord): void {
  record.responseModel =
    textIn(body, "model") ?? textIn(body, "modelVersion") ?? record.responseModel;
  if (COUNTS.has(record.format)) {
    record.countedTokens = firstOf(body, COUNTED);
    return;
  }
  const { input: inputBefore, output: outputBefore } = record.usage ?? {};
  const input = firstOf(body, INPUT) ?? inputBefore;
  const output = firstOf(body, OUTPUT) ?? outputBefore;
  record.serviceTier = serviceTierIn(body) ?? record.serviceTier;
  if (input === undefined && output === undefined) return;
  const details = kindsIn(objectIn(body, "usage") ?? objectOf(objectOf(body["response"])["usage"]));
  const known = Object.entries(details).filter(([, value]) => value !== undefined);
  record.usage = {
    ...record.usage,
    input: input ?? 0,
    output: output ?? 0,
    ...Object.fromEntries(known),
  };
}

/** Tokens of images, audio and caches, under the names that all vendors use for them. */
function kindsIn(usage: JsonObject): Partial<Usage> {
  const input = detailOf(
    usage,
    "input_tokens_details",
    "input_token_details",
    "prompt_tokens_details",
  );
  const output = detailOf(
    usage,
    "output_tokens_details",
    "output_token_details",
    "completion_tokens_details",
  );
  return {
    ...detailsOf(input, output),
    cacheRead: countIn(input, "cached_tokens") ?? countIn(usage, "cache_read_input_tokens"),
    cacheWrite: countIn(usage, "cache_creation_input_tokens"),
    reasoning: countIn(output, "reasoning_tokens"),
  };
}

function detailOf(usage: JsonObject, ...names: readonly string[]): JsonObject {
  return names.map((name) => objectIn(usage, name)).find((each) => each !== undefined) ?? {};
}

function eventsIn(bytes: Uint8Array): readonly JsonObject[] {
  // A message of Amazon's streams begins with its length, of which the first byte is 0.
  const isAws = bytes[0] === 0;
  try {
    const data = isAws ? awsDataIn(bytes) : eventDataIn(bytes);
    return data.map((text) => parsed(text)).filter((value) => isObject(value));
  } catch (fault) {
    responseFault(fault);
    return [];
  }
}

function eventDataIn(bytes: Uint8Array): readonly string[] {
  const reader = new EventDataReader();
  return [...reader.read(bytes), ...reader.end()];
}

/** The events of a stream of InvokeModel, each of which is in base64. */
function awsDataIn(bytes: Uint8Array): readonly string[] {
  return [...new AwsEventReader().read(bytes)].map(({ payload }) => {
    const data = textIn(objectOf(parsed(payload.toString())), "bytes") ?? "";
    return Buffer.from(data, "base64").toString();
  });
}

function firstOf(body: JsonObject, paths: readonly Path[]): number | undefined {
  for (const path of paths) {
    const holder = path.slice(0, -1).reduce((object, name) => objectOf(object[name]), body);
    const found = countIn(holder, path.at(-1) ?? "");
    if (found !== undefined) return found;
  }
  return undefined;
}
