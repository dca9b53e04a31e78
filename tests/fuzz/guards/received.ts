import { type FormatName, isObject, type JsonObject } from "@edge-gateway/llm";

/**
 * What a vendor's model, or the user of a client, reads in a document, written from the descriptions of the formats
 * and without the code of guards: every string as it is, and the texts of one speaker put together in their order.
 */

/** Members that no model reads: they identify, choose or prove something. */
const NOT_READ: ReadonlySet<string> = new Set(
  `id call_id tool_call_id tool_use_id toolUseId model item_id type role object signature thought_signature
   thoughtSignature encrypted_content encrypted_index encrypted_stdout redactedContent approval_request_id voice file_id container_id authorization status guardrailVersion guardrailIdentifier modelId mode latency trace inference_geo schema ttl detail format mime_type mimeType media_type response_id`.split(
    /\s+/,
  ),
);
/** What joins the texts of a speaker. */
const SEPARATORS = ["", " "];

/** Whether the receiver of a document reads the text. */
export function isRead(format: FormatName, body: JsonObject, secret: string): boolean {
  for (const text of strings(body)) if (text.includes(secret)) return true;
  const runs = [...(RUNS[format]?.(body) ?? []), ...lists(body)];
  return runs.some((run) => SEPARATORS.some((between) => run.join(between).includes(secret)));
}

/** Members of a response with calls, which are for programs, and with what the request has set. */
const NOT_SHOWN: ReadonlySet<string> = new Set(
  `arguments input args partialArgs name server_label instructions tools metadata prompt user tool_choice
   prompt_cache_key prompt_cache_options safety_identifier automaticFunctionCallingHistory sdkHttpResponse
   action operation caller code reasoning_signature responseId previous_response_id chunkId modelVersion
   system_fingerprint stopReason trace expires_at createTime sourceId skill_id reason
   format size quality background output_format sdkBlob`.split(/\s+/),
);

/** Whether the receiver of a response reads the text. */
export function isShown(body: JsonObject, secret: string): boolean {
  return JSON.stringify(body, (name, value: unknown) =>
    NOT_SHOWN.has(name) || isProof(value) || (isToken(name) && typeof value === "string")
      ? undefined
      : value,
  )
    .replaceAll(/"[^"]*":/g, "")
    .includes(JSON.stringify(secret).slice(1, -1));
}

function isToken(name: string): boolean {
  return NOT_READ.has(name) || /(?:_id|Id)s?$/.test(name);
}

function isProof(value: unknown): boolean {
  return isObject(value) && value["type"] === "redacted_thinking";
}

/** Every string that is read, names of members and texts within base64 included. */
function* strings(value: unknown, name = ""): Generator<string> {
  if (typeof value === "string") {
    yield value;
    if (FILES.has(name) || DATA.test(value))
      yield Buffer.from(value.replace(DATA, ""), "base64").toString();
    if (value.startsWith("{") || value.startsWith("[")) yield* inJson(value);
  } else if (Array.isArray(value)) for (const item of value) yield* strings(item, name);
  else if (isObject(value) && !isProof(value))
    for (const [name, one] of Object.entries(value)) {
      // A word is the name of a member; models do not read these.
      if (!/^\w+$/.test(name)) yield name;
      if (!NOT_READ.has(name) || typeof one !== "string") yield* strings(one, name);
    }
}

const DATA = /^data:[^,]*,/;
const FILES: ReadonlySet<string> = new Set(["data", "bytes", "file_data"]);

function* inJson(text: string): Generator<string> {
  try {
    yield* strings(JSON.parse(text));
  } catch {
    // A text that only begins like JSON.
  }
}

/** The texts of each list of parts, wherever it is, and the thoughts in it. */
function* lists(value: unknown): Generator<Run> {
  if (Array.isArray(value)) {
    const parts = value.filter((item) => isObject(item));
    yield textsOf(parts);
    yield parts.flatMap(thoughtsOf);
    for (const item of value) yield* lists(item);
  } else if (isObject(value)) for (const one of Object.values(value)) yield* lists(one);
}

function thoughtsOf(part: JsonObject): Run {
  const { type, text, thinking, thought } = part;
  const own =
    type === "summary_text" || type === "reasoning_text" || thought === true ? text : thinking;
  return typeof own === "string" ? [own] : [];
}

type Run = readonly string[];
interface Turn {
  readonly role: string;
  readonly texts: readonly string[];
}

const RUNS: Readonly<Partial<Record<FormatName, (body: JsonObject) => readonly Run[]>>> = {
  completions: (body) => runsOf(listOf(body["messages"]).map((one) => turn(one, one["content"]))),
  messages: (body) =>
    runsOf([
      { role: "system", texts: textsOf(body["system"]) },
      ...listOf(body["messages"]).map((one) => turn(one, one["content"])),
    ]),
  responses: (body) => {
    const input = body["input"];
    const items = typeof input === "string" ? [{ role: "user", content: input }] : listOf(input);
    return runsOf([
      { role: "system", texts: textsOf(body["instructions"]) },
      ...items.map((one) => turn(one, one["content"])),
    ]);
  },
  gemini: (body) => {
    const system = body["systemInstruction"] ?? body["system_instruction"];
    return runsOf([
      { role: "system", texts: textsOf(isObject(system) ? system["parts"] : system) },
      ...listOf(body["contents"]).map((one) => turn(one, one["parts"])),
    ]);
  },
  converse: (body) =>
    runsOf([
      { role: "system", texts: textsOf(body["system"]) },
      ...listOf(body["messages"]).map((one) => turn(one, one["content"])),
    ]),
};

function turn(message: JsonObject, content: unknown): Turn {
  const { role, type } = message;
  const isCall = typeof type === "string" && type !== "message";
  const name = typeof role === "string" ? role : isCall ? type : "user";
  const { refusal } = message;
  const refused = typeof refusal === "string" ? [refusal] : [];
  return {
    role: name === "developer" ? "system" : name,
    texts: [...textsOf(content), ...refused],
  };
}

/** The texts of a content: a text, or a list of parts; thoughts, calls and results are others. */
function textsOf(content: unknown): readonly string[] {
  if (typeof content === "string") return [content];
  return listOf(content).flatMap((part) => {
    const { type, text, thought } = part;
    const isText = type === undefined || TEXTS.has(type);
    if (type === "refusal" && typeof part["refusal"] === "string") return [part["refusal"]];
    return isText && typeof text === "string" && thought !== true ? [text] : [];
  });
}

const TEXTS: ReadonlySet<unknown> = new Set(["text", "input_text", "output_text"]);

const RESULTS: ReadonlySet<string> = new Set(["tool", "function"]);

/** The texts of each speaker until another one speaks; everything that the system says is one. */
function runsOf(turns: readonly Turn[]): readonly Run[] {
  const system = turns.filter(({ role }) => role === "system").flatMap(({ texts }) => texts);
  const runs: string[][] = [system];
  let last = "";
  for (const { role, texts } of turns) {
    if (role === "system") continue;
    if (role === last && !RESULTS.has(role)) runs.at(-1)?.push(...texts);
    else runs.push([...texts]);
    last = role;
  }
  return runs;
}

function listOf(value: unknown): readonly JsonObject[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.flatMap((item) =>
    typeof item === "string" ? [{ text: item }] : isObject(item) ? [item] : [],
  );
}
