import { chatFormat, isObject, type ChatFormat, type JsonObject } from "@edge-gateway/llm";
import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import { parse } from "yaml";
import { emittedIn } from "../../e2e/llm/formats/emitted.ts";

/** The result for one message: what is wrong with it, if anything. */
export interface Checked {
  readonly what: string;
  readonly problem: string | undefined;
}

/** The parts of the published OpenAPI document that are used. */
interface OpenAiDocument {
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
  readonly paths: Readonly<Record<string, { readonly post?: Operation } | undefined>>;
}

interface Operation {
  readonly "x-oaiMeta"?: { readonly examples?: readonly Example[] };
}

interface Example {
  readonly title?: string;
  readonly request?: { readonly curl?: string };
  readonly response?: string;
}

/** A format's path, and the names of its schemas in the document. */
const FORMATS = [
  {
    name: "completions",
    path: "/chat/completions",
    requests: "CreateChatCompletionRequest",
    responses: "CreateChatCompletionResponse",
    events: "CreateChatCompletionStreamResponse",
  },
  {
    name: "responses",
    path: "/responses",
    requests: "CreateResponse",
    responses: "Response",
    events: "ResponseStreamEvent",
  },
] as const;

/**
 * Validates what the gateway writes by the schemas of the document, and reads the document's
 * examples as the gateway reads clients and providers.
 * @param text OpenAI's OpenAPI document, as YAML or JSON
 * @throws Error if it is another document
 */
export function checkDocument(text: string): readonly Checked[] {
  const document = documentOf(text);
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: false });
  ajv.addSchema({ $id: "openai:", ...document });
  const validator = (schema: string): ValidateFunction => {
    const validate = ajv.getSchema(`openai:#/components/schemas/${schema}`);
    if (validate === undefined) throw new Error(`the document has no schema ${schema}`);
    return validate;
  };
  return FORMATS.flatMap((format) => {
    const emitted = emittedIn(format.name);
    const written = (["requests", "responses", "events"] as const).flatMap((part) => {
      const validate = validator(format[part]);
      return emitted[part].map((value, index) => ({
        what: `${format.name}: written ${part}[${index}] is a ${format[part]}`,
        problem: validate(value) ? undefined : shown(validate.errors, value),
      }));
    });
    return [...written, ...readExamples(document, format)];
  });
}

function documentOf(text: string): OpenAiDocument {
  const document: unknown = parse(text, asJsonSchema, { maxAliasCount: -1 });
  if (isDocument(document)) return document;
  throw new Error("this is not an OpenAPI document with schemas and paths");
}

/**
 * Two things that the document says and does not mean: `nullable`, which JSON Schema does not know,
 * and `oneOf` where several alternatives fit (a message of a user is both an easy and a full one).
 */
function asJsonSchema(_key: unknown, value: unknown): unknown {
  if (!isObject(value)) return value;
  const { nullable, oneOf, ...rest } = value;
  const schema = Array.isArray(oneOf) ? { ...rest, anyOf: oneOf } : rest;
  return nullable === true ? { anyOf: [schema, { type: "null" }] } : schema;
}

function isDocument(value: unknown): value is OpenAiDocument {
  return typeof value === "object" && value !== null && "components" in value && "paths" in value;
}

function shown(errors: ValidateFunction["errors"], value: unknown): string {
  const lines = (errors ?? []).map(
    ({ instancePath, message }: ErrorObject) => `${instancePath || "/"} ${message}`,
  );
  return `${lines.join("; ")}\n    ${JSON.stringify(value)}`;
}

function readExamples(
  { paths }: OpenAiDocument,
  { name, path }: (typeof FORMATS)[number],
): readonly Checked[] {
  const format = chatFormat(name);
  if (format === undefined) throw new Error(`there is no format ${name}`);
  const examples = paths[path]?.post?.["x-oaiMeta"]?.examples ?? [];
  if (examples.length === 0) throw new Error(`the document has no examples for ${path}`);
  return examples.flatMap(({ title = "", request, response = "" }) => {
    const body = /(?:-d|--data) '(\{.*\})'/s.exec(request?.curl ?? "")?.[1];
    const reads = response.startsWith("{\n") ? readWhole : readStream;
    return [
      ...(body === undefined
        ? []
        : [attempt(`${name}: the request "${title}" is read`, () => readRequest(format, body))]),
      attempt(`${name}: the response "${title}" is read`, () => reads(format, response)),
    ];
  });
}

function attempt(what: string, action: () => void): Checked {
  try {
    action();
    return { what, problem: undefined };
  } catch (error) {
    return { what, problem: error instanceof Error ? error.message : String(error) };
  }
}

function readRequest(format: ChatFormat, body: string): void {
  format.readRequest(objectOf(body));
}

function readWhole(format: ChatFormat, body: string): void {
  const { parts, finish } = format.readResponse(objectOf(body));
  if (parts.length === 0) throw new Error("nothing of it is understood");
  if (finish === undefined) throw new Error("why it ended is not understood");
}

/** The examples of completions are bare chunks; those of responses are events. */
function readStream(format: ChatFormat, text: string): void {
  const events = text.includes("data: ")
    ? `${text.trimEnd()}\n\n`
    : text.replace(/^(\{.*\})$/gm, "data: $1\n");
  const reader = format.streamReader();
  const kinds = [...reader.read(Buffer.from(events)), ...reader.end()].map(({ kind }) => kind);
  for (const wanted of ["start", "delta", "finish"] as const)
    if (!kinds.includes(wanted)) throw new Error(`it has no ${wanted}: ${kinds.join(", ")}`);
}

function objectOf(json: string): JsonObject {
  const value: JsonObject = JSON.parse(json);
  return value;
}
