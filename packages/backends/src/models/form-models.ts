import { bodyNaming, ChatFault, isObject, namesInBody, parsed } from "@edge-gateway/llm";
import { hasDuplicates } from "@edge-gateway/kernel/json/json-duplicates";

/** A form (RFC 7578) and the models that it names. */
export interface FormModels {
  readonly names: readonly string[];
  /** The form with another model wherever it names one. */
  naming(model: string): Uint8Array;
}

/** A part of a form. */
interface Part {
  readonly name: string;
  readonly isFile: boolean;
  /** The media type; undefined: none is named. */
  readonly type: string | undefined;
  /** Where the content begins and ends, in bytes. */
  readonly start: number;
  readonly end: number;
}

/** A content that names models, and how it names another one. */
interface NamingPart extends Pick<Part, "start" | "end"> {
  readonly names: readonly string[];
  naming(model: string): string;
}

const BAD_REQUEST = 400;
const TYPE =
  /^multipart\/form-data(?:\s*;\s*charset="?utf-8"?)?\s*;\s*boundary=(?:"([\w'()+,./:=? -]{1,70})"|([\w'()+./:=?-]{1,70}))\s*(?:;\s*charset="?utf-8"?\s*)?$/i;
const HEADER = /^([\w-]+):[ \t]*([^\r\n\0]*)$/;
const DISPOSITION =
  /^form-data((?:\s*;\s*(?:name|filename|filename\*)=(?:"[^"]*"|[^\s;",]+))+)\s*$/i;
const PARAMETER = /;\s*([\w*]+)=(?:"([^"]*)"|([^\s;",]+))/g;
const NAME = /^[\w.[\]-]+$/;
/** A field that some servers read as the model, whatever its case, and also as the item of a list. */
const MODEL = /^(?:model|session\[model\])(?:\[\d*\])?$/i;
/** The field of a realtime call (`/v1/realtime/calls`) that contains the session as JSON. */
const SESSION = /^session$/i;
/** A field that names the encoding of the others (RFC 7578 section 4.6). */
const CHARSET = "_charset_";
const UNENCODED = /^(?:7bit|8bit|binary)$/i;
const PLAIN = /^text\/plain(?:\s*;\s*charset="?(?:utf-8|us-ascii|iso-8859-1)"?)?$/i;
/** A name that has the same characters in all of these encodings, and no space around it. */
const VALUE = /^[\x21-\x7e]+(?: +[\x21-\x7e]+)*$/;
const [CR, LF] = [13, 10];
const LINE_END = "\r\n";
/** What may be behind the last part: some clients write one line end more. */
const LINE_ENDS = /^(?:\r\n){0,2}$/;
const END = "--";
const HEAD_END = "\r\n\r\n";

/**
 * Reads the models that a form names, strictly: servers differ in how they read what RFC 7578 and RFC 2046 do not
 * allow, and a name that another server reads must not be missed.
 * @param type the content type of the request
 * @throws ChatFault if a server could read another form than the gateway
 */
export function readFormModels(type: string, bytes: Uint8Array): FormModels {
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const naming = partsOf(type, body).flatMap((part) => namingPart(part, body));
  return {
    names: naming.flatMap(({ names }) => names),
    naming: (model) => replaced(body, naming, model),
  };
}

function replaced(body: Buffer, naming: readonly NamingPart[], model: string): Uint8Array {
  let at = 0;
  const pieces = naming.flatMap((part) => {
    const before = body.subarray(at, part.start);
    at = part.end;
    return [before, Buffer.from(part.naming(model))];
  });
  return Buffer.concat([...pieces, body.subarray(at)]);
}

function partsOf(type: string, body: Buffer): readonly Part[] {
  const [, quoted, plain] = TYPE.exec(type) ?? [];
  const boundary = quoted ?? plain ?? unclear("its content type");
  const delimiter = Buffer.from(END + boundary, "latin1");
  if (body.indexOf(delimiter) !== 0) unclear("bytes before the first part");
  const parts: Part[] = [];
  let at = delimiter.length;
  while (textAt(body, at) !== END) {
    if (textAt(body, at) !== LINE_END) unclear("a line that begins like the boundary");
    const next = nextDelimiter(body, delimiter, at);
    parts.push(partAt(body, at + LINE_END.length, next - LINE_END.length));
    at = next + delimiter.length;
  }
  const rest = body.subarray(at + END.length).toString("latin1");
  if (!LINE_ENDS.test(rest)) unclear("bytes behind the last part");
  return parts;
}

function textAt(body: Buffer, at: number): string {
  return body.subarray(at, at + LINE_END.length).toString("latin1");
}

/** The position of the next delimiter, which is at the beginning of a line. */
function nextDelimiter(body: Buffer, delimiter: Buffer, from: number): number {
  for (let at = body.indexOf(delimiter, from); at >= 0; at = body.indexOf(delimiter, at + 1)) {
    const [before, last] = [body[at - 2], body[at - 1]];
    if (last === LF && before === CR) return at;
    if (last === LF || last === CR) unclear("a line end that is not CRLF before the boundary");
  }
  return unclear("the end is missing");
}

function partAt(body: Buffer, start: number, end: number): Part {
  const headEnd = body.indexOf(HEAD_END, start);
  if (headEnd < 0 || headEnd + HEAD_END.length > end) unclear("a part without a header");
  const headers = headersOf(body.toString("latin1", start, headEnd));
  const disposition = headers.get("content-disposition") ?? "";
  const encoding = headers.get("content-transfer-encoding");
  if (encoding !== undefined && !UNENCODED.test(encoding)) unclear("an encoded part");
  const [, parameters] = DISPOSITION.exec(disposition) ?? [];
  // A backslash before a quote ends the value for some servers only.
  if (parameters === undefined || disposition.includes('\\"')) unclear("`Content-Disposition`");
  const said = [...parameters.matchAll(PARAMETER)].map(
    ([, name = "", quoted, plain = ""]) => [name.toLowerCase(), quoted ?? plain] as const,
  );
  const own = new Map(said);
  const name = own.get("name") ?? "";
  if (own.size !== said.length || !NAME.test(name) || name.toLowerCase() === CHARSET)
    unclear("the name of a field");
  const isFile = own.size > 1;
  return { name, isFile, type: headers.get("content-type"), start: headEnd + HEAD_END.length, end };
}

function headersOf(text: string): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  for (const line of text.split(LINE_END)) {
    const [, name = unclear("the header of a part"), value = ""] = HEADER.exec(line) ?? [];
    const key = name.toLowerCase();
    if (headers.has(key)) unclear("the header of a part");
    headers.set(key, value.trim());
  }
  return headers;
}

function namingPart(part: Part, body: Buffer): readonly NamingPart[] {
  const { name, isFile, type, start, end } = part;
  const text = (): string => body.toString("utf8", start, end);
  if (SESSION.test(name)) return [sessionPart(text(), part)];
  if (!MODEL.test(name)) return [];
  const isPlain = type === undefined || PLAIN.test(type);
  if (isFile || !isPlain || !VALUE.test(text())) unclear("the field `model`");
  return [{ start, end, names: [text()], naming: (model) => model }];
}

function sessionPart(text: string, { start, end }: Part): NamingPart {
  const session = parsed(text);
  if (!isObject(session) || hasDuplicates(text)) return unclear("the field `session`");
  const naming = (model: string): string => JSON.stringify(bodyNaming(session, model));
  return { start, end, names: namesInBody(session), naming };
}

function unclear(what: string): never {
  throw new ChatFault(`the form can be read in several ways: ${what}`, BAD_REQUEST);
}
