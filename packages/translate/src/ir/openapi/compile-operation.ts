import { MAX_TOOL_NAME } from "../../bounds.ts";
import {
  ApiFault,
  type ApiBody,
  type ApiParameter,
  type ApiTool,
  type BodyForm,
  type JsonObject,
  type ParameterPlace,
} from "./api-tool.ts";
import { isBinary, SchemaWriter } from "./json-schema.ts";
import { isObject, textIn, type References } from "./references.ts";

/** The place of an operation in the document. */
export interface OperationPlace {
  /** The HTTP method in lower case. */
  readonly method: string;
  readonly path: string;
  /** The path item, with the parameters and servers that its operations share. */
  readonly shared: JsonObject;
  readonly references: References;
  readonly isOld: boolean;
}

interface WrittenParameter {
  readonly parameter: ApiParameter;
  readonly schema: unknown;
}

const PLACES: readonly ParameterPlace[] = ["path", "query", "header", "cookie"];
const USUAL_STYLES = { path: "simple", query: "form", header: "simple", cookie: "form" };
/**
 * Header parameters that are ignored: `accept`, `content-type` and `authorization` by OpenAPI 3.1
 * section 4.8.12.2.1, the others because the gateway itself writes these headers.
 */
const OWN_HEADERS = new Set([
  "accept",
  "authorization",
  "connection",
  "content-length",
  "content-type",
  "cookie",
  "host",
  "te",
  "transfer-encoding",
  "upgrade",
]);
const IDEMPOTENT = new Set(["get", "head", "options", "put", "delete", "trace"]);
const SAFE = new Set(["get", "head", "options", "trace"]);

/**
 * Converts one operation to a tool.
 * @throws ApiFault
 */
export function compileOperation(place: OperationPlace): ApiTool {
  const { method, path, shared, references, isOld } = place;
  const operation = references.object(shared[method]) ?? {};
  const name = nameOf(operation, place);
  const schemas = new SchemaWriter(references, isOld);
  const parameters = parametersOf(operation, place, schemas);
  const body = bodyOf(operation, references, schemas);
  const inputSchema = inputOf(parameters, body, schemas);
  const output = outputOf(operation, references, isOld);
  const summary = textIn(operation, "summary");
  const description = textIn(operation, "description") ?? summary;
  return {
    name,
    method: method.toUpperCase(),
    path,
    parameters: parameters.map(({ parameter }) => parameter),
    body: body?.body,
    output: output?.form,
    description: JSON.stringify({
      name,
      ...(summary === undefined ? {} : { title: summary }),
      description: description ?? `${method.toUpperCase()} ${path}`,
      inputSchema,
      ...(output === undefined ? {} : { outputSchema: output.schema }),
      annotations: {
        readOnlyHint: SAFE.has(method),
        ...(SAFE.has(method) ? {} : { destructiveHint: method !== "post" }),
        idempotentHint: IDEMPOTENT.has(method),
      },
    }),
  };
}

/** The operation's id, or its method and path, restricted to the characters of tool names. */
function nameOf(operation: JsonObject, { method, path }: OperationPlace): string {
  const written = textIn(operation, "operationId") ?? `${method}${path}`;
  const name = written.replaceAll(/[^A-Za-z0-9_.-]+/g, "_").replaceAll(/^_+|_+$/g, "");
  return name === "" ? method : name.slice(0, MAX_TOOL_NAME);
}

function parametersOf(
  operation: JsonObject,
  { shared, path, references }: OperationPlace,
  schemas: SchemaWriter,
): readonly WrittenParameter[] {
  const found = new Map<string, WrittenParameter>();
  const lists: unknown[] = [shared["parameters"], operation["parameters"]];
  for (const item of lists.flatMap((list): unknown[] => (Array.isArray(list) ? list : []))) {
    const written = parameterOf(references.object(item) ?? {}, references, schemas);
    if (written !== undefined)
      found.set(`${written.parameter.place} ${written.parameter.name}`, written);
  }
  for (const [, name = ""] of path.matchAll(/\{(?<name>[^}]*)\}/g))
    if (!found.has(`path ${name}`))
      throw new ApiFault(`has a path whose parameter is not described: ${name} of ${path}`);
  return [...found.values()];
}

function parameterOf(
  written: JsonObject,
  references: References,
  schemas: SchemaWriter,
): WrittenParameter | undefined {
  const name = textIn(written, "name");
  const place = PLACES.find((each) => each === written["in"]);
  if (name === undefined || place === undefined) return undefined;
  if (place === "header" && OWN_HEADERS.has(name.toLowerCase())) return undefined;
  const style = textIn(written, "style") ?? USUAL_STYLES[place];
  const { explode, content } = written;
  const [media] = Object.values(references.object(content) ?? {});
  const schema = isObject(media) ? media["schema"] : written["schema"];
  const about = textIn(written, "description");
  const shape = schemas.write(schema);
  return {
    parameter: {
      name,
      place,
      isRequired: place === "path" || written["required"] === true,
      style,
      explode: typeof explode === "boolean" ? explode : style === "form",
      isJson: isObject(content),
      keepsReserved: place === "query" && written["allowReserved"] === true,
    },
    schema: about === undefined || !isObject(shape) ? shape : { description: about, ...shape },
  };
}

interface WrittenBody {
  readonly body: ApiBody;
  readonly schema: unknown;
}

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\b/i;
/** The media types of bodies, ordered by how well models can produce them. */
const BODY_FORMS: readonly (readonly [RegExp, BodyForm])[] = [
  [JSON_TYPE, "json"],
  [/^application\/x-www-form-urlencoded\b/i, "form"],
  [/^multipart\/form-data\b/i, "multipart"],
  [/^text\//i, "text"],
  [/^/, "bytes"],
];

function bodyOf(
  operation: JsonObject,
  references: References,
  schemas: SchemaWriter,
): WrittenBody | undefined {
  const written = references.object(operation["requestBody"]);
  const content = Object.entries(references.object(written?.["content"]) ?? {});
  for (const [pattern, form] of BODY_FORMS) {
    const found = content.find(([type]) => pattern.test(type));
    if (found === undefined) continue;
    const [contentType, media] = found;
    const schema = isObject(media) ? media["schema"] : undefined;
    const own = schemas.write(schema);
    const files = form === "multipart" ? filesOf(schema, references) : [];
    const body = { contentType, form, isRequired: written?.["required"] === true, files };
    return { body, schema: form === "bytes" ? BASE64 : form === "text" ? TEXT : own };
  }
  return undefined;
}

/** The members of a form whose values are bytes, or lists of them. */
function filesOf(schema: unknown, references: References): readonly string[] {
  const whole = references.object(schema) ?? {};
  const parts: readonly unknown[] = Array.isArray(whole["allOf"]) ? whole["allOf"] : [];
  return [whole, ...parts].flatMap((part) => {
    const properties = references.object(references.object(part)?.["properties"]);
    const isFile = (value: unknown): boolean => {
      const found = references.object(value) ?? {};
      return isBytes(found) || isBytes(references.object(found["items"]) ?? {});
    };
    return Object.keys(properties ?? {}).filter((name) => isFile(properties?.[name]));
  });
}

/** Whether a schema describes bytes, in the words of OpenAPI 3.0 or 3.1 (section 4.8.14.4). */
function isBytes(schema: JsonObject): boolean {
  const type = textIn(schema, "contentMediaType");
  const isText = type === undefined || /^text\/|json\b/i.test(type);
  return isBinary(schema) || (!isText && schema["contentEncoding"] === undefined);
}

const BASE64 = { type: "string", contentEncoding: "base64" };
const TEXT = { type: "string" };

/** The input schema: an object per parameter place, and the body. */
function inputOf(
  parameters: readonly WrittenParameter[],
  body: WrittenBody | undefined,
  schemas: SchemaWriter,
): JsonObject {
  const groups = PLACES.flatMap((place) => {
    const own = parameters.filter(({ parameter }) => parameter.place === place);
    return own.length === 0 ? [] : [{ place, own }];
  });
  const required = groups
    .filter(({ own }) => own.some(({ parameter }) => parameter.isRequired))
    .map<string>(({ place }) => place);
  return {
    type: "object",
    properties: {
      ...Object.fromEntries(groups.map(({ place, own }) => [place, groupOf(own)])),
      ...(body === undefined ? {} : { body: body.schema }),
    },
    ...listOf(body?.body.isRequired === true ? [...required, "body"] : required),
    additionalProperties: false,
    ...schemas.definitions(),
  };
}

function groupOf(parameters: readonly WrittenParameter[]): JsonObject {
  return {
    type: "object",
    properties: Object.fromEntries(
      parameters.map(({ parameter, schema }) => [parameter.name, schema]),
    ),
    ...listOf(
      parameters
        .filter(({ parameter }) => parameter.isRequired)
        .map(({ parameter }) => parameter.name),
    ),
    additionalProperties: false,
  };
}

function listOf(required: readonly string[]): JsonObject {
  return required.length === 0 ? {} : { required };
}

interface Output {
  readonly form: "object" | "wrapped";
  readonly schema: JsonObject;
}

/** The output schema, only if every successful response is JSON with the same schema. */
function outputOf(
  operation: JsonObject,
  references: References,
  isOld: boolean,
): Output | undefined {
  const schema = promisedSchema(operation, references);
  if (schema === undefined) return undefined;
  const schemas = new SchemaWriter(references, isOld);
  const written = schemas.write(schema);
  const resolved = references.object(schema) ?? {};
  const definitions = schemas.definitions();
  const isPlain = resolved["type"] === "object" && resolved["nullable"] !== true;
  if (isPlain && isObject(written))
    return { form: "object", schema: { ...written, type: "object", ...definitions } };
  const properties = { data: written };
  return {
    form: "wrapped",
    schema: { type: "object", properties, required: ["data"], ...definitions },
  };
}

function promisedSchema(operation: JsonObject, references: References): JsonObject | undefined {
  const responses = Object.entries(references.object(operation["responses"]) ?? {});
  const [success, ...others] = responses.filter(([status]) => status.startsWith("2"));
  if (success === undefined || others.length > 0) return undefined;
  const response = references.object(success[1]);
  const [only, ...more] = Object.entries(references.object(response?.["content"]) ?? {});
  if (only === undefined || more.length > 0 || !JSON_TYPE.test(only[0])) return undefined;
  const schema = isObject(only[1]) ? only[1]["schema"] : undefined;
  return isObject(schema) ? schema : undefined;
}
