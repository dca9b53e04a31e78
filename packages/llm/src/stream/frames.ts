import { isUtf8 } from "node:buffer";
import { writtenLike } from "@edge-gateway/kernel/json/exact-numbers";
import { hasDuplicates } from "@edge-gateway/kernel/json/json-duplicates";
import { badResponse } from "../chat/fault.ts";
import { isObject, type JsonObject, parsed } from "../json.ts";
import { AwsEventReader, awsEvent, ERROR_FRAME, errorIn, type AwsEvent } from "./aws-events.ts";
import { AWS_EVENTS } from "./content-types.ts";
import { EventBytes } from "./event-bytes.ts";

/** An event of a streamed response, with its bytes. */
export interface Frame {
  /** The bytes as they were received, unless the client might read another body or further lines in them. */
  readonly bytes: Uint8Array;
  /** The type of the event, if the format has a type beside the body. */
  readonly type: string;
  /** The body of the event; undefined if it is not JSON, such as `[DONE]`. */
  readonly body: JsonObject | undefined;
  /** Whether the event has no data, such as a comment that keeps the connection alive. */
  readonly isComment: boolean;
  /** Returns the bytes of the event with another body. */
  with(body: JsonObject): Uint8Array;
}

/**
 * Splits a stream into events, however its bytes are split.
 * @throws ChatFault if the bytes are invalid
 */
export interface FrameReader {
  read(bytes: Uint8Array): Iterable<Frame>;
  /** Is called when the body has ended. */
  end(): Iterable<Frame>;
}

export function frameReader(streamType: string): FrameReader {
  return streamType === AWS_EVENTS ? new AwsFrames() : new TextFrames();
}

class TextFrames implements FrameReader {
  readonly #events = new EventBytes();

  *read(bytes: Uint8Array): Generator<Frame> {
    // The chunk is copied, because its memory is reused.
    for (const event of this.#events.split(bytes)) yield textFrame(Buffer.from(event));
  }

  /** Some servers omit the last empty line. */
  *end(): Generator<Frame> {
    const rest = this.#events.rest();
    if (rest.length > 0) yield textFrame(rest);
  }
}

class AwsFrames implements FrameReader {
  readonly #events = new AwsEventReader();

  *read(bytes: Uint8Array): Generator<Frame> {
    for (const event of this.#events.read(bytes)) yield awsFrame(event);
  }

  end(): readonly Frame[] {
    if (this.#events.isWithin) throw badResponse("the stream ends within a message");
    return [];
  }
}

const DATA = "data:";
const DONE = "[DONE]";
const BYTE_ORDER_MARK = /^\uFEFF/;
/** All line ends of `text/event-stream` (WHATWG HTML, section 9.2.6). */
const LINE_END = /\r\n|\r|\n/;
/** The lines of an event that have a meaning and, beside its data, no text; and empty comments. */
const LINE = /^(?:data(?:$|:)|event: ?[A-Za-z._-]+$|retry: ?\d{1,6}$|:?$)/;
/** A comment whose text clients must ignore. It keeps the connection alive. */
const COMMENT = /^:/;
/** Any other field: clients must ignore those with other names, and read the data without the known ones. */
const OTHER_FIELD = /^[\w-]+(?:$|:)/;

function textFrame(bytes: Buffer): Frame {
  const all = bytes.toString("utf8").replace(BYTE_ORDER_MARK, "").split(LINE_END);
  const known = all.filter((line) => LINE.test(line) || !OTHER_FIELD.test(line));
  const lines = known.map((line) => (COMMENT.test(line) ? ":" : line));
  if (!lines.every((line) => LINE.test(line)))
    throw badResponse("a line of the stream is neither a field nor a comment");
  const data = lines.filter((line) => line.startsWith(DATA)).map((line) => line.slice(DATA.length));
  const text = data.join("\n").trim();
  const rewritten = (body: JsonObject): Buffer => {
    const first = lines.findIndex((line) => line.startsWith(DATA));
    const other = lines.filter((line, index) => index === first || !line.startsWith(DATA));
    return Buffer.from(other.with(first, `${DATA} ${writtenLike(body, text)}`).join("\n"));
  };
  const body = text === "" || text === DONE ? undefined : bodyOf(text);
  const isClear = body === undefined || (isUtf8(bytes) && isUnambiguous(text, body));
  const isSame = lines.length === all.length && lines.every((line, index) => line === all[index]);
  const own = isSame ? bytes : Buffer.from(lines.join("\n"));
  return {
    bytes: isClear ? own : rewritten(body),
    type: "",
    body,
    isComment: text === "",
    with: rewritten,
  };
}

/**
 * Whether every parser reads the same in the JSON text of a body. Most servers write the same text as this
 * one, so that its names need not be counted.
 */
export function isUnambiguous(text: string, body: JsonObject): boolean {
  return JSON.stringify(body) === text || !hasDuplicates(text);
}

/** The headers of a message that have a meaning, and no text. */
const AWS_HEADERS: ReadonlyMap<string, RegExp> = new Map([
  [":event-type", /^[A-Za-z]*$/],
  [":exception-type", /^[A-Za-z]*$/],
  [":message-type", /^[a-z]*$/],
  [":content-type", /^[a-z]+\/[a-z0-9.+-]+$/],
]);

/** An event, without headers in which a client could find a text. */
function awsFrame(event: AwsEvent): Frame {
  const error = errorIn(event);
  if (error !== undefined) return awsError(event, error);
  const text = event.payload.toString("utf8");
  const body = bodyOf(text);
  const headers = Object.entries(event.headers).filter(([name, value]) =>
    AWS_HEADERS.get(name)?.test(value),
  );
  const written = (payload: string): Buffer => awsEvent(Object.fromEntries(headers), payload);
  const isClear = isUtf8(event.payload) && isUnambiguous(text, body);
  return {
    bytes: written(isClear ? text : writtenLike(body, text)),
    type: event.headers[":event-type"] ?? "",
    body,
    isComment: false,
    with: (other) => written(writtenLike(other, text)),
  };
}

/** An error, in the form that clients read: what some servers write in headers is in the payload. */
function awsError({ payload }: AwsEvent, body: JsonObject): Frame {
  const written = ({ __type: code, ...said }: JsonObject): Buffer => {
    const headers = {
      ":message-type": "exception",
      ...(typeof code === "string" && { ":exception-type": code }),
      ":content-type": "application/json",
    };
    return awsEvent(headers, writtenLike(said, payload.toString("utf8")));
  };
  return { bytes: written(body), type: ERROR_FRAME, body, isComment: false, with: written };
}

function bodyOf(text: string): JsonObject {
  const body = parsed(text);
  if (!isObject(body)) throw badResponse("an event of the stream is not a JSON object");
  return body;
}
