/**
 * Bounds of the engine that no configuration sets, by the room that they belong to. What a user may set
 * comes as a parameter (`EngineLimits`, `Http2Limits`).
 */

// codec

/** Bytes of the extensions of one chunk (RFC 9112 section 7.1.1). Nobody uses extensions; without a bound a peer sends them instead of data, for which no limit of a body counts. */
export const MAX_CHUNK_EXTENSION_BYTES = 256;

// wire

/** Bytes that one read takes from the system: as many as Node.js reads at once. */
export const READ_BUFFER_BYTES = 65_536;
/** Buffers of {@link READ_BUFFER_BYTES} that a thread keeps for copies of large parts of bodies, 4 MiB. With new memory for each copy a worker took 180 to 200 MiB until the heap was collected. */
export const MAX_SPARE_BUFFERS = 64;
/** Bytes of the buffer in which a thread assembles messages: enough for the heads of one turn of the event loop under load. */
export const OUTPUT_BUFFER_BYTES = 131_072;
/** Bytes of a body that are copied behind the head: one write costs more than this copy. Larger parts are sent from where they are. */
export const MAX_COPIED_BYTES = 16_384;
/** Fewer bytes are copied one by one, which is faster than a call of `Buffer.copy` (measured). */
export const LOOPED_BYTES = 40;
/** Fewer characters are written one by one, which is faster than a call of `Buffer.write` (measured). */
export const LOOPED_CHARACTERS = 20;
/** Milliseconds between two looks at the clock: a timer fires up to two of them late. Far below the shortest timeout that is useful, and 50 wake-ups a second cost nothing. */
export const TIMER_TICK = 20;
/** Slots of the timer wheel, one per tick: a round takes 20 seconds, and most timers fire or move within one. */
export const TIMER_SLOTS = 1024;
/** Methods, hosts and targets that a thread remembers. A power of two, so that bits of the hash choose a slot. */
export const TEXT_CACHE_ENTRIES = 256;
/** Longer texts seldom repeat. */
export const MAX_CACHED_TEXT_BYTES = 64;

// exchange

/** Interim responses (1xx) to one request; with one more the exchange fails. RFC 9110 section 15.2 sets no limit, and real servers send a few. */
export const MAX_INTERIM_RESPONSES = 100;
/** How often a request is sent again that the upstream has not processed (RFC 9113 section 8.7): once wherever there is room, then on a connection of its own. */
export const MAX_REFUSED_REPEATS = 2;
/** Names of fields that a thread knows to be well formed. A configuration writes a few dozen; names that come from requests must not fill memory. */
export const MAX_REMEMBERED_FIELD_NAMES = 256;

// pool

/** Milliseconds after which another address of a name is tried: RFC 8305 section 5 recommends them. The last address has the whole time limit of the connection. */
export const CONNECTION_ATTEMPT_DELAY = 250;

// h1

/** Connections that the kernel completes before they are accepted; the kernel lowers it to its own limit (4096 by default on Linux, `net.core.somaxconn`). */
export const MAX_PENDING_CONNECTIONS = 4096;

// h2: floods (RFC 9113 section 10.5)

/** Control frames (PING, SETTINGS, WINDOW_UPDATE, empty DATA, unknown types) that a peer may send at once (CVE-2019-9512, CVE-2019-9515). */
export const HTTP2_CONTROL_FRAME_BURST = 10_000;
/** Control frames per second after that; what a peer sends and reads allows more, see the next three. */
export const HTTP2_CONTROL_FRAME_RATE = 1000;
/** Extra control frames that a peer may send per HEADERS or useful DATA frame, in either direction: a WINDOW_UPDATE for stream and connection, a PING, and one to spare. */
export const HTTP2_CONTROL_FRAMES_PER_DATA_FRAME = 4;
/** Bytes of useful data sent to a peer that allow another control frame: a peer that reads little at a time sends WINDOW_UPDATE often. */
export const HTTP2_BYTES_PER_CONTROL_FRAME = 256;
/** Bytes from which on a DATA frame is useful while more data waits: a window this large is not a small-window attack (CVE-2019-9511). */
export const HTTP2_USEFUL_DATA_BYTES = 1024;
/** CONTINUATION frames of one field block (CVE-2024-27316); nghttp2 allows as many. */
export const HTTP2_MAX_CONTINUATIONS = 8;
/** Entries of one SETTINGS frame; nghttp2 allows as many. */
export const HTTP2_MAX_SETTINGS = 32;
/** Acknowledgements and RST_STREAM frames that wait for a peer that does not read (CVE-2019-9514); nghttp2 allows as many. */
export const HTTP2_MAX_WAITING_CONTROL_FRAMES = 1000;
/** Streams of one connection that its client may reset at once, or have the gateway reset or refuse (CVE-2023-44487); nghttp2 allows as many. */
export const HTTP2_STREAM_RESET_BURST = 1000;
/** Such streams per second after that; nghttp2 allows as many. */
export const HTTP2_STREAM_RESET_RATE = 33;
/** Up to this many times its bound a field block gets 431; a larger one has its stream reset. A client that is slightly over should learn why. */
export const HTTP2_REFUSED_HEAD_FACTOR = 2;

// h2: memory

/** Bytes of one connection that have arrived and wait for a reader; beyond it new streams are refused and the peer may send no more. Node.js bounds its sessions so, too. */
export const HTTP2_MAX_HELD_BYTES = 10_000_000;
/** Bytes that an upstream may send on all streams of a connection before it hears from the gateway. With 65,535 (RFC 9113 section 6.9.2) all streams together carried 2.8 MiB/s over a way of 20 ms, now 36. */
export const HTTP2_UPSTREAM_CONNECTION_WINDOW = 1_048_576;
/** Streams of one connection that the gateway has reset and remembers: frames that are on their way to them are ignored (RFC 9113 section 5.1). */
export const HTTP2_REMEMBERED_STREAMS = 128;
/** Stream objects that are kept for the next requests, per port and per endpoint: as many as usual clients have open at the same time. */
export const HTTP2_MAX_SPARE_STREAMS = 256;
/** Bytes of the buffer in which a connection assembles its frames: two DATA frames of the usual size. What does not fit leaves before the end of the turn. */
export const HTTP2_OUTPUT_BUFFER_BYTES = 32_768;
/** Connections of a thread that have such a buffer at the same time, 1 MiB; with one more the first one writes at once. */
export const HTTP2_MAX_OUTPUT_BUFFERS = 32;
/** Bytes of the buffer in which a thread decodes Huffman strings: larger than a usual head. Longer strings get memory of their own. */
export const HTTP2_STRING_BUFFER_BYTES = 16_384;
