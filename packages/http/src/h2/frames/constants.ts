/** Bytes of a frame header, which precedes each payload (RFC 9113 section 4.1). */
export const FRAME_HEADER_BYTES = 9;
/** The payload size that every peer accepts (RFC 9113 section 6.5.2). */
export const USUAL_FRAME_BYTES = 16_384;
/** The largest SETTINGS_MAX_FRAME_SIZE (RFC 9113 section 6.5.2). */
export const MOST_FRAME_BYTES = 16_777_215;
/** The size of a flow control window until settings change it (RFC 9113 section 6.9.2). */
export const USUAL_WINDOW = 65_535;
/** The largest flow control window, and the largest stream id (RFC 9113 sections 5.1.1 and 6.9.1). */
export const MOST_31_BITS = 0x7f_ff_ff_ff;
/** The size of the dynamic table until settings change it (RFC 7541 section 4.2). */
export const USUAL_TABLE_BYTES = 4096;
/** The bytes that a client sends first (RFC 9113 section 3.4). */
export const PREFACE = Buffer.from("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "latin1");

/** Types of frames (RFC 9113 section 6). */
export const DATA = 0;
export const HEADERS = 1;
export const PRIORITY = 2;
export const RST_STREAM = 3;
export const SETTINGS = 4;
export const PUSH_PROMISE = 5;
export const PING = 6;
export const GOAWAY = 7;
export const WINDOW_UPDATE = 8;
export const CONTINUATION = 9;

/** Frame flags; RFC 9113 section 6 says which types use them. */
export const FLAG_ACK = 0x1;
export const FLAG_END_STREAM = 0x1;
export const FLAG_END_HEADERS = 0x4;
export const FLAG_PADDED = 0x8;
export const FLAG_PRIORITY = 0x20;

/** Error codes (RFC 9113 section 7). */
export const NO_ERROR = 0;
export const PROTOCOL_ERROR = 1;
export const INTERNAL_ERROR = 2;
export const FLOW_CONTROL_ERROR = 3;
export const SETTINGS_TIMEOUT = 4;
export const STREAM_CLOSED = 5;
export const FRAME_SIZE_ERROR = 6;
export const REFUSED_STREAM = 7;
export const CANCEL = 8;
export const COMPRESSION_ERROR = 9;
export const CONNECT_ERROR = 10;
export const ENHANCE_YOUR_CALM = 11;
export const INADEQUATE_SECURITY = 12;
export const HTTP_1_1_REQUIRED = 13;

/** The identifiers of settings (RFC 9113 section 6.5.2). */
export const HEADER_TABLE_SIZE = 1;
export const ENABLE_PUSH = 2;
export const MAX_CONCURRENT_STREAMS = 3;
export const INITIAL_WINDOW_SIZE = 4;
export const MAX_FRAME_SIZE = 5;
export const MAX_HEADER_LIST_SIZE = 6;
/** The setting of extended CONNECT (RFC 8441 section 3). */
export const ENABLE_CONNECT_PROTOCOL = 8;
/** The setting that turns off priorities (RFC 9218 section 2.1). */
export const NO_RFC7540_PRIORITIES = 9;
