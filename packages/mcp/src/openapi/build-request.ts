import { randomUUID } from "node:crypto";
import { parseExact } from "@edge-gateway/kernel/json/exact-numbers";
import type {
  ApiBody,
  ApiParameter,
  ApiTool,
  ParameterPlace,
} from "@edge-gateway/translate/ir/openapi/api-tool";
import type { RawObject } from "../json/raw-json.ts";
import { isValues, pairsOf, scalar, textOf, type Pair } from "./write-parameters.ts";

/** The HTTP request that a tool call becomes. */
export interface ApiRequest {
  readonly method: string;
  /** The path and query of the request. */
  readonly target: string;
  readonly fields: readonly Pair[];
  readonly body: Buffer;
}

/** Thrown if no request can be built from the arguments; the message is a sentence for the model. */
export class ArgumentFault extends Error {}

/** A dot segment, percent-encoded or not (RFC 3986 section 5.2.4). */
const DOTS = /^\.{1,2}$/;
const HEADER_VALUE = /^[\t\u0020-\u007E\u0080-\u00FF]*$/;
const NOTHING = Buffer.alloc(0);

/**
 * Builds the request of an operation.
 * @param base the prefix of the operation's path
 * @param args the arguments of the call
 * @throws ArgumentFault
 */
export function buildRequest(tool: ApiTool, base: string, args: RawObject): ApiRequest {
  const values = new Map(PLACES.map((place) => [place, groupOf(args, place)]));
  const given = (parameter: ApiParameter): unknown => values.get(parameter.place)?.[parameter.name];
  for (const parameter of tool.parameters)
    if (parameter.isRequired && given(parameter) === undefined)
      throw new ArgumentFault(`The argument ${parameter.place}.${parameter.name} is missing`);
  const of = (place: ParameterPlace): readonly ApiParameter[] =>
    tool.parameters.filter((each) => each.place === place && given(each) !== undefined);
  const query = of("query").map((parameter) => {
    const encode = parameter.keepsReserved ? encodeOthers : encodeURIComponent;
    return encoded(pairsOf(parameter, given(parameter)), "&", encode);
  });
  const cookies = of("cookie").flatMap((parameter) => pairsOf(parameter, given(parameter)));
  const headers = of("header").map((parameter): Pair => {
    const value = textOf(parameter, given(parameter), String).trim();
    if (!HEADER_VALUE.test(value))
      throw new ArgumentFault(
        `The argument header.${parameter.name} contains characters that are not allowed in a header`,
      );
    return [parameter.name.toLowerCase(), value];
  });
  const { body, contentType } = bodyOf(tool.body, args);
  const written = query.filter((each) => each !== "");
  const search = written.length === 0 ? "" : `?${written.join("&")}`;
  return {
    method: tool.method,
    target: `${base}${pathOf(tool, of("path"), given)}${search}`,
    fields: [
      ...headers,
      ...(cookies.length === 0 ? [] : [["cookie", encoded(cookies, "; ")] as const]),
      ...(contentType === undefined ? [] : [["content-type", contentType] as const]),
    ],
    body,
  };
}

const PLACES: readonly ParameterPlace[] = ["path", "query", "header", "cookie"];

function groupOf(args: RawObject, place: string): Readonly<Record<string, unknown>> {
  const raw = args.raw(place);
  const value: unknown = raw === undefined ? {} : parseExact(raw);
  if (!isValues(value)) throw new ArgumentFault(`The argument ${place} is not an object`);
  return value;
}

function pathOf(
  { path }: ApiTool,
  parameters: readonly ApiParameter[],
  given: (parameter: ApiParameter) => unknown,
): string {
  return path
    .replaceAll(/\{(?<name>[^}]*)\}/g, (_whole, name: string) => {
      const parameter = parameters.find((each) => each.name === name);
      const text =
        parameter === undefined ? "" : textOf(parameter, given(parameter), encodeURIComponent);
      if (text === "") throw new ArgumentFault(`The argument path.${name} is empty`);
      return text;
    })
    .split("/")
    .map((segment) => {
      if (DOTS.test(segment)) throw new ArgumentFault("An argument would change the path");
      return segment;
    })
    .join("/");
}

function encoded(
  pairs: readonly Pair[],
  separator: string,
  encode: (text: string) => string = encodeURIComponent,
): string {
  return pairs
    .map(([name, value]) => `${encodeURIComponent(name)}=${encode(value)}`)
    .join(separator);
}

/** Reserved characters (RFC 3986 section 2.2), except those that would end the value. */
const RESERVED = /%(?:3A|2F|3F|5B|5D|40|21|24|27|28|29|2A|2C|3B|3D)/g;

/** Percent-encodes a value, except its reserved characters. */
function encodeOthers(text: string): string {
  return encodeURIComponent(text).replaceAll(RESERVED, decodeURIComponent);
}

interface WrittenBody {
  readonly body: Buffer;
  readonly contentType?: string;
}

function bodyOf(body: ApiBody | undefined, args: RawObject): WrittenBody {
  const raw = body === undefined ? undefined : args.raw("body");
  if (body === undefined || raw === undefined) {
    if (body?.isRequired === true) throw new ArgumentFault("The argument body is missing");
    return { body: NOTHING };
  }
  const { contentType, form } = body;
  // Numbers are copied as text, to preserve all of their digits.
  if (form === "json") return { body: Buffer.from(raw), contentType };
  const value = parseExact(raw);
  if (form === "text") return { body: Buffer.from(scalar(value)), contentType };
  if (form === "bytes") return { body: bytesOf(value, "body"), contentType: concrete(contentType) };
  if (!isValues(value)) throw new ArgumentFault("The argument body is not an object");
  const pairs = Object.entries(value).flatMap(([name, each]): Pair[] =>
    Array.isArray(each) ? each.map((item) => [name, scalar(item)]) : [[name, scalar(each)]],
  );
  if (form === "form")
    return {
      body: Buffer.from(String(new URLSearchParams(pairs.map(([...pair]) => pair)))),
      contentType,
    };
  return multipart(pairs, new Set(body.files));
}

/** Base64 in either alphabet (RFC 4648), with or without padding. */
const BASE64 = /^[A-Za-z0-9+/_-]*={0,2}$/;

function bytesOf(value: unknown, name: string): Buffer {
  const text = typeof value === "string" ? value.replaceAll(/\s/g, "") : undefined;
  if (text === undefined || !BASE64.test(text))
    throw new ArgumentFault(`The argument ${name} is not base64`);
  return Buffer.from(text, "base64");
}

/** The media type in the document may contain a wildcard. */
function concrete(contentType: string): string {
  return contentType.includes("*") ? "application/octet-stream" : contentType;
}

const LINE = "\r\n";

/**
 * Encodes a multipart form (RFC 7578). Files are sent as bytes with a file name, because servers recognize
 * files by the name.
 */
function multipart(pairs: readonly Pair[], files: ReadonlySet<string>): WrittenBody {
  const boundary = randomUUID();
  const parts = pairs.flatMap(([name, value]) => {
    const quoted = name.replaceAll('"', "%22").replaceAll(/[\r\n]/g, "");
    const head = `--${boundary}${LINE}content-disposition: form-data; name="${quoted}"`;
    if (!files.has(name)) return [Buffer.from(`${head}${LINE}${LINE}${value}${LINE}`)];
    const typed = `; filename="${quoted}"${LINE}content-type: application/octet-stream`;
    return [
      Buffer.from(`${head}${typed}${LINE}${LINE}`),
      bytesOf(value, `body.${name}`),
      Buffer.from(LINE),
    ];
  });
  return {
    body: Buffer.concat([...parts, Buffer.from(`--${boundary}--${LINE}`)]),
    contentType: `multipart/form-data; boundary=${boundary}`,
  };
}
