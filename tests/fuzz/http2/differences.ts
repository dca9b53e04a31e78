import { frames } from "@edge-gateway/http/testing";

/** A behaviour in which the engine and nghttp2 differ. */
export interface Difference {
  readonly name: string;
  /** The section of the standard that allows the difference. */
  readonly source: string;
  readonly sentence: string;
}

/** A header, or a list of headers, that the engine refuses and nghttp2 passes on or drops. */
interface FieldDifference extends Difference {
  readonly applies: (fields: Fields) => boolean;
}

/** The names and values of header fields, alternating. */
type Fields = readonly string[];

const TOKEN = /^[!#$%&'*+\-.^_`|~0-9a-z]+$/;
const CONNECTION = /^(?:connection|proxy-connection|keep-alive|transfer-encoding|upgrade)$/;
const AUTHORITY = /^(?:[-._~!$&'()*+,;=0-9A-Za-z]|%[0-9A-Fa-f]{2})+(?::\d{0,5})?$/;
const TARGET = /^\/[!-"$-~]*$/;

const some =
  (test: (name: string, value: string) => boolean) =>
  (fields: Fields): boolean =>
    fields.some((name, index) => index % 2 === 0 && test(name, fields[index + 1] ?? ""));

const valueOf = (fields: Fields, name: string): string | undefined => {
  const at = fields.findIndex((text, index) => index % 2 === 0 && text === name);
  return at < 0 ? undefined : fields[at + 1];
};

const count = (fields: Fields, name: string): number =>
  fields.filter((text, index) => index % 2 === 0 && text === name).length;

/** Requests, and trailers, that the engine refuses although nghttp2 does not. */
export const FIELD_DIFFERENCES: readonly FieldDifference[] = [
  {
    name: "field name",
    source: "RFC 9113 section 8.2.1",
    sentence:
      "A field name MUST NOT contain characters in the ranges 0x00-0x20, 0x41-0x5a, or 0x7f-0xff; a request or response that contains a field that violates any of these conditions MUST be treated as malformed",
    applies: some((name) => !TOKEN.test(name) && !name.startsWith(":")),
  },
  {
    name: "field value",
    source: "RFC 9113 section 8.2.1",
    sentence:
      "A field value MUST NOT contain the zero value, line feed, or carriage return at any position; a field value MUST NOT start or end with an ASCII whitespace character",
    applies: some(
      (_name, value) => /[\0-\x08\n-\x1f\x7f]/.test(value) || /^[ \t]|[ \t]$/.test(value),
    ),
  },
  {
    name: "field of a connection",
    source: "RFC 9113 section 8.2.2",
    sentence:
      "Any message containing connection-specific header fields MUST be treated as malformed; TE MUST NOT contain any value other than trailers",
    applies: some(
      (name, value) => CONNECTION.test(name) || (name === "te" && value !== "trailers"),
    ),
  },
  {
    name: "pseudo-header fields",
    source: "RFC 9113 section 8.3",
    sentence:
      "Any request or response that contains a pseudo-header field that appears more than once, after a regular field, in a trailer section, or that is undefined MUST be treated as malformed",
    applies: (fields) =>
      some((name) => name.startsWith(":") && count(fields, name) > 1)(fields) ||
      some((name) => /^:(?!method$|scheme$|path$|authority$|protocol$)/.test(name))(fields) ||
      fields.some(
        (name, index) =>
          index % 2 === 0 &&
          index > 0 &&
          name.startsWith(":") &&
          !fields[index - 2]?.startsWith(":"),
      ),
  },
  {
    name: "request line",
    source: "RFC 9113 section 8.3.1",
    sentence:
      "All HTTP/2 requests MUST include exactly one valid value for the :method, :scheme, and :path pseudo-header fields, unless they are CONNECT requests",
    applies: (fields) =>
      !/^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/.test(valueOf(fields, ":method") ?? "") ||
      (valueOf(fields, ":method") === "CONNECT"
        ? valueOf(fields, ":protocol") === undefined
        : valueOf(fields, ":protocol") !== undefined) ||
      !valueOf(fields, ":scheme") ||
      !valueOf(fields, ":path"),
  },
  {
    name: "target",
    source: "RFC 9113 section 8.3.1",
    sentence: "The :path pseudo-header field includes the path and query parts of the target URI",
    applies: (fields) => !TARGET.test(valueOf(fields, ":path") ?? ""),
  },
  {
    name: "authority",
    source: "RFC 9113 section 8.3.1, RFC 3986 section 3.2",
    sentence:
      ":authority MUST NOT include the deprecated userinfo subcomponent; a server SHOULD treat a request as malformed if it contains a Host header field that identifies an entity that differs",
    applies: (fields) => {
      const authority = valueOf(fields, ":authority") ?? valueOf(fields, "host") ?? "";
      const host = valueOf(fields, "host") ?? authority;
      return !AUTHORITY.test(authority) || host !== authority || count(fields, "host") > 1;
    },
  },
  {
    name: "content-length",
    source: "RFC 9110 section 8.6, RFC 9113 section 8.1.1",
    sentence:
      "A request or response that is defined as having content when it contains a Content-Length header field is malformed if the value does not equal the sum of the DATA frame payload lengths; an invalid value is unrecoverable",
    applies: some((name) => name === "content-length"),
  },
  {
    name: "expectation",
    source: "RFC 9110 section 10.1.1",
    sentence:
      "A server that receives an Expect field value containing a member other than 100-continue MAY respond with a 417 (Expectation Failed) status code",
    applies: (fields) => (valueOf(fields, "expect") ?? "100-continue") !== "100-continue",
  },
  {
    name: "protocol",
    source: "RFC 8441 section 4",
    sentence: "The gateway passes on what it can upgrade to and refuses the rest",
    applies: (fields) => valueOf(fields, ":protocol") !== undefined,
  },
];

/** A frame that ends the connection on one side, and only a stream, or nothing, on the other. */
interface ScopeDifference extends Difference {
  /** The side that ends the connection. */
  readonly by: "engine" | "nghttp2";
  readonly types: readonly number[];
  /** The error codes of the engine; NO_ERROR means that it continues. */
  readonly codes: readonly number[];
}

/** Frames that end a connection on one side only. */
export const SCOPE_DIFFERENCES: readonly ScopeDifference[] = [
  {
    name: "frames behind the end",
    source: "RFC 9113 section 5.1",
    sentence:
      "If an endpoint receives additional frames, other than WINDOW_UPDATE, PRIORITY, or RST_STREAM, for a stream that is in this state, it MUST respond with a stream error of type STREAM_CLOSED",
    by: "nghttp2",
    types: [frames.DATA, frames.HEADERS, frames.CONTINUATION],
    codes: [frames.STREAM_CLOSED],
  },
  {
    name: "frames of a stream that was reset",
    source: "RFC 9113 section 5.1",
    sentence:
      "After sending a RST_STREAM frame endpoints MUST minimally be prepared to receive frames that were in transit, and ignore them",
    by: "nghttp2",
    types: [frames.DATA, frames.HEADERS, frames.CONTINUATION],
    codes: [frames.PROTOCOL_ERROR],
  },
  {
    name: "NO_RFC7540_PRIORITIES that changes",
    source: "RFC 9218 section 2.1",
    sentence:
      "Receivers that detect a change MAY treat it as a connection error of type PROTOCOL_ERROR",
    by: "nghttp2",
    types: [frames.SETTINGS],
    codes: [frames.NO_ERROR],
  },
  {
    name: "window of a stream",
    source: "RFC 9113 sections 6.9 and 6.9.1",
    sentence:
      "A receiver MUST treat the receipt of a WINDOW_UPDATE frame with a flow-control window increment of 0 as a stream error of type PROTOCOL_ERROR; if a sender receives a WINDOW_UPDATE that causes a flow-control window to exceed this maximum, it MUST terminate either the stream or the connection",
    by: "nghttp2",
    types: [frames.WINDOW_UPDATE],
    codes: [frames.PROTOCOL_ERROR, frames.FLOW_CONTROL_ERROR],
  },
  {
    name: "frames of a closed stream",
    source: "RFC 9113 section 5.1",
    sentence:
      "An endpoint MAY treat receipt of any other type of frame on a closed stream as a connection error of type STREAM_CLOSED",
    by: "engine",
    types: [frames.HEADERS, frames.CONTINUATION],
    codes: [frames.STREAM_CLOSED],
  },
  {
    name: "stream that depends on itself",
    source: "RFC 7540 section 5.3.1, RFC 9113 section 5.4.1",
    sentence:
      "A stream cannot depend on itself; an endpoint MUST treat this as an error of type PROTOCOL_ERROR",
    by: "engine",
    types: [frames.PRIORITY, frames.HEADERS],
    codes: [frames.PROTOCOL_ERROR],
  },
  {
    name: "padding of a closed stream",
    source: "RFC 9113 section 6.1",
    sentence:
      "If the length of the padding is the length of the frame payload or greater, the recipient MUST treat this as a connection error of type PROTOCOL_ERROR",
    by: "engine",
    types: [frames.DATA],
    codes: [frames.PROTOCOL_ERROR, frames.FRAME_SIZE_ERROR],
  },
  {
    name: "NO_RFC7540_PRIORITIES that is not an answer",
    source: "RFC 9218 section 2.1",
    sentence:
      "The value MUST be 0 or 1; any value other than 0 or 1 MUST be treated as a connection error of type PROTOCOL_ERROR",
    by: "engine",
    types: [frames.SETTINGS],
    codes: [frames.PROTOCOL_ERROR],
  },
];

/**
 * Frames after a refusal that was sent: the stream has ended, but nghttp2 still waits for its
 * response.
 */
export const ANSWERED: Difference = {
  name: "frames of a stream that is answered",
  source: "RFC 9113 section 5.1",
  sentence:
    "An endpoint that sends a frame with the END_STREAM flag set might receive a WINDOW_UPDATE or RST_STREAM frame from its peer in the time before the peer receives and processes it",
};

/** Frames of a stream that was never opened and can no longer be opened. */
export const PASSED_OVER: Difference = {
  name: "frames of a stream that was passed over",
  source: "RFC 9113 section 5.1.1",
  sentence:
    "The first use of a new stream identifier implicitly closes all streams in the idle state that might have been initiated by that peer with a lower-valued stream identifier",
};
