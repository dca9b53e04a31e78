import type { FormatName } from "./names.ts";

/** The format, model and kind of call in a request's path. */
export interface PathFacts {
  readonly format: FormatName;
  /** The model, if the path contains it. */
  readonly model?: string;
  /** The model that is requested from the list of models; unset: the whole list is requested. */
  readonly listed?: string;
  /** Whether a stream is requested, if the path determines this. */
  readonly stream?: boolean;
  /** The format of the response, if a path of stored responses is requested. */
  readonly stored?: "completions" | "responses";
  /** Whether the configuration, and not the path alone, determines the format. */
  readonly isConfigured?: boolean;
}

/** Path suffixes of each format; a suffix that is the end of another suffix comes later. */
const ENDS: readonly (readonly [end: string, format: FormatName])[] = [
  ["/messages/count_tokens", "tokenCount"],
  ["/responses/input_tokens", "responsesTokenCount"],
  ["/chat/completions", "completions"],
  ["/completions", "textCompletions"],
  ["/embeddings", "embeddings"],
  ["/responses", "responses"],
  ["/messages", "messages"],
  ["/realtime", "realtime"],
  ["/v2/embed", "cohereEmbeddings"],
  ["/rerank", "rerank"],
];

const GEMINI = /\/(?:models|tunedModels)\/([^/]+):(\w+)$/;
const CONVERSE = /\/model\/([^/]+)\/(converse|converse-stream|count-tokens)$/;
const RAW = /\/models\/([^/]+):(rawPredict|streamRawPredict)$/;
/**
 * Prefixes of the path of the list of models; longer prefixes come first, because a route's own path may end
 * like the shortest one.
 */
const MODELS: readonly (readonly [start: string, format: FormatName])[] = [
  ["/v1beta/models", "geminiModels"],
  ["/v1/models", "models"],
  ["/models", "models"],
];
/** A part of the path of a request for the state of a long call; the path also contains the model. */
const OPERATION = /\/operations\//;

/** Paths of chats in other APIs: Bedrock (InvokeModel), Ollama, Cohere, and Anthropic's older API. */
const OTHER_CHATS =
  /\/model\/.+\/invoke(?:-with-response-stream)?$|\/api\/(?:chat|generate)$|\/v[12]\/chat$|\/v1\/complete$/;

/** The paths of OpenAI for stored responses, and for the items of prompts and conversations. */
const STORED = /\/(chat\/completions|responses|conversations)\/[^/]+(?:\/(?:input_)?items)?$/;

/** Determines the format from the path; unknown requests pass unchanged. */
export function factsOfPath(method: string, path: string): PathFacts {
  const plain = plainPath(path);
  const end = ENDS.find(([each]) => plain.endsWith(each));
  if (end !== undefined) return { format: end[1] };
  if (method === "GET")
    return modelsFacts(path) ?? { format: "passthrough", ...storedFacts(plain) };
  const own = geminiFacts(path) ?? converseFacts(path) ?? rawFacts(path);
  return own ?? { format: OTHER_CHATS.test(plain) ? "otherChat" : "detect" };
}

/**
 * The path without differences that some servers ignore: case, encoding, parameters of segments (RFC 3986
 * section 3.3), white space and empty segments. Guards must not miss a request that such a server understands.
 */
function plainPath(path: string): string {
  if (PLAIN.test(path)) return path;
  const segments = decoded(path)
    .toLowerCase()
    .split("/")
    .map((segment) => segment.replace(PARAMETERS, "").trim());
  return `/${segments.filter((segment) => segment !== "").join("/")}`;
}

const PARAMETERS = /;.*$/s;
/** A path that has none of these differences. */
const PLAIN = /^(?:\/[a-z0-9_.:-]+)+$/;

function storedFacts(path: string): Pick<PathFacts, "stored"> {
  const [, api] = STORED.exec(path) ?? [];
  if (api === undefined) return {};
  return { stored: api === "chat/completions" ? "completions" : "responses" };
}

/** A model's id may contain slashes and colons. */
function modelsFacts(path: string): PathFacts | undefined {
  for (const [start, format] of MODELS) {
    const at = path.indexOf(start);
    const rest = at < 0 ? undefined : path.slice(at + start.length);
    if (rest === "") return { format };
    if (rest?.startsWith("/") === true && rest.length > 1 && !OPERATION.test(rest))
      return { format, listed: decoded(rest.slice(1)) };
  }
  return undefined;
}

const GEMINI_VERBS: ReadonlyMap<string, FormatName> = new Map([
  ["generateContent", "gemini"],
  ["streamGenerateContent", "gemini"],
  ["countTokens", "geminiTokenCount"],
  ["embedContent", "geminiEmbedding"],
  ["batchEmbedContents", "geminiEmbeddings"],
]);

function geminiFacts(path: string): PathFacts | undefined {
  const [, model, verb] = GEMINI.exec(path) ?? [];
  const format = GEMINI_VERBS.get(verb ?? "");
  if (model === undefined || format === undefined) return undefined;
  const facts = { format, model: decoded(model) };
  return format === "gemini" ? { ...facts, stream: verb === "streamGenerateContent" } : facts;
}

function converseFacts(path: string): PathFacts | undefined {
  const [, model, verb] = CONVERSE.exec(path) ?? [];
  if (model === undefined) return undefined;
  if (verb === "count-tokens") return { format: "converseTokenCount", model: decoded(model) };
  return { format: "converse", model: decoded(model), stream: verb === "converse-stream" };
}

/** The facts about a path of Anthropic's clients for Vertex AI; undefined for other paths. */
function rawFacts(path: string): PathFacts | undefined {
  const [, model, verb] = RAW.exec(path) ?? [];
  if (model === undefined) return undefined;
  return { format: "messages", model: decoded(model), stream: verb === "streamRawPredict" };
}

function decoded(segment: string): string {
  if (!segment.includes("%")) return segment;
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
