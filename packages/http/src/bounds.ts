/**
 * Limits of the engine that no configuration sets, by folder. Configurable limits are parameters
 * (`EngineLimits`, `Http2Limits`).
 */

// Limits of the folder `codec`.

/**
 * Maximum bytes of a chunk's extensions (RFC 9112 section 7.1.1). Clients do not use extensions, and body
 * limits do not count them; without this limit a peer could send extensions instead of data.
 */
export const MAX_CHUNK_EXTENSION_BYTES = 256;

// The number of bytes of a single read: the size that Node.js uses.

/** Bytes of a single read: the size that Node.js uses. */
export const READ_BUFFER_BYTES = 65_536;
/**
 * Buffers of {@link READ_BUFFER_BYTES} that a thread reuses for copies of large body parts, 4 MiB
 * in total. With a new allocation per copy, a worker used 180 to 200 MiB until the next garbage
 * collection.
 */
export const MAX_SPARE_BUFFERS = 64;
/**
 * Size of the buffer in which a thread assembles messages: enough for the headers of one turn of
 * the event loop under load.
 */
export const OUTPUT_BUFFER_BYTES = 131_072;
/**
 * Maximum bytes of a body that are copied after the headers: the copy costs less than a second
 * write. Larger parts are sent without a copy.
 */
export const MAX_COPIED_BYTES = 16_384;
/** Up to this length, copying bytes in a loop is faster than `Buffer.copy` (measured). */
export const LOOPED_BYTES = 40;
/** Up to this length, writing characters in a loop is faster than `Buffer.write` (measured). */
export const LOOPED_CHARACTERS = 20;
/**
 * Milliseconds between two checks of the timers: a timer fires at most two checks late. That is far below the
 * shortest useful timeout, and 50 wake-ups per second cost nothing.
 */
export const TIMER_TICK = 20;
/**
 * Slots of the timer wheel, one per tick: one round takes 20 seconds, and most timers fire or are set again
 * within one round.
 */
export const TIMER_SLOTS = 1024;
/**
 * Methods, hosts and targets that a thread caches. A power of two, so that bits of the hash select
 * a slot.
 */
export const TEXT_CACHE_ENTRIES = 256;
/**
 * Number of characters that determine the cache slot of a text; the last character is always one of them.
 * Hashing all of a long text would cost more than decoding it again when two texts collide.
 */
export const TEXT_CACHE_SAMPLES = 8;
/** Maximum size of a cached text in bytes: longer texts rarely repeat. */
export const MAX_CACHED_TEXT_BYTES = 64;

// Limits of the folder `exchange`.

/**
 * Bytes of a body from which its memory consists of pages of its own. To get pages costs about as much as to copy the bytes.
 */
export const MIN_PAGED_BYTES = 131_072;
/**
 * Maximum number of interim responses (1xx) to a request; one more fails the exchange. RFC 9110
 * section 15.2 sets no limit, and real servers send few.
 */
export const MAX_INTERIM_RESPONSES = 100;
/**
 * Milliseconds in which the other half of a WebSocket must end, send or take bytes after one half has ended: endpoints
 * close the connection together (RFC 6455 section 7.1.1), and the usual library for Node.js waits as long.
 */
export const WEB_SOCKET_CLOSING_TIME = 30_000;
/**
 * How often a request that the upstream has not processed is repeated (RFC 9113 section 8.7): first on any
 * connection, then on a new one.
 */
export const MAX_REFUSED_REPEATS = 2;
/**
 * Header names that a thread remembers as valid. A configuration sets a few dozen; names from
 * requests must not fill memory.
 */
export const MAX_REMEMBERED_FIELD_NAMES = 256;

// Limits of the folder `pool`.

/**
 * Milliseconds after which the next address of a name is tried, as RFC 8305 section 5 recommends.
 * The last address has the whole connect timeout.
 */
export const CONNECTION_ATTEMPT_DELAY = 250;

// Limits of the folder `h1`.

/**
 * Maximum queue of completed but not yet accepted connections in the kernel, which applies its own
 * limit, too (4096 by default on Linux, `net.core.somaxconn`).
 */
export const MAX_PENDING_CONNECTIONS = 4096;

// Limits of the folder `h2` against floods (RFC 9113 section 10.5).

/**
 * Control frames (PING, SETTINGS, WINDOW_UPDATE, empty DATA, unknown types) that a peer may send in
 * a burst (CVE-2019-9512, CVE-2019-9515).
 */
export const HTTP2_CONTROL_FRAME_BURST = 10_000;
/**
 * Control frames that a peer may send per second after the burst; the next three constants allow more for
 * useful traffic.
 */
export const HTTP2_CONTROL_FRAME_RATE = 1000;
/** Extra control frames that a peer may send per HEADERS or useful DATA frame, in either direction: a WINDOW_UPDATE for stream and connection, a PING, and one to spare. */
export const HTTP2_CONTROL_FRAMES_PER_DATA_FRAME = 4;
/**
 * A peer may send one more control frame per this number of bytes of useful data that it receives: a peer
 * that reads in small steps often sends WINDOW_UPDATE.
 */
export const HTTP2_BYTES_PER_CONTROL_FRAME = 256;
/**
 * The minimum size of a useful DATA frame while more data waits: a window this large is not a
 * small-window attack (CVE-2019-9511).
 */
export const HTTP2_USEFUL_DATA_BYTES = 1024;
/** Maximum CONTINUATION frames per field block (CVE-2024-27316); nghttp2 has the same limit. */
export const HTTP2_MAX_CONTINUATIONS = 8;
/** Maximum entries of a SETTINGS frame; nghttp2 has the same limit. */
export const HTTP2_MAX_SETTINGS = 32;
/**
 * Maximum queued acknowledgements and RST_STREAM frames for a peer that does not read
 * (CVE-2019-9514); nghttp2 has the same limit.
 */
export const HTTP2_MAX_WAITING_CONTROL_FRAMES = 1000;
/**
 * Streams of a connection that a client may reset in a burst, or make the gateway reset or refuse
 * (CVE-2023-44487); nghttp2 has the same limit.
 */
export const HTTP2_STREAM_RESET_BURST = 1000;
/** Maximum number of reset streams per second after the burst; nghttp2 has the same limit. */
export const HTTP2_STREAM_RESET_RATE = 33;
/**
 * A request whose field block is up to this many times the limit gets a 431 response, because its client
 * should learn the reason; with a larger field block, the stream is reset.
 */
export const HTTP2_REFUSED_HEAD_FACTOR = 2;
/**
 * Milliseconds. If a request is cancelled after at least this time, and the upstream has sent nothing since
 * the request, the connection takes no new requests. Clients that cancel earlier cause no new connections;
 * usual timeouts are longer.
 */
export const HTTP2_SUSPICIOUS_SILENCE = 100;

// Limits of the folder `h2` for memory.

/**
 * Maximum received bytes of a connection that wait for a reader. Beyond this limit, new streams are refused
 * and the peer gets no more window. Node.js has a similar limit.
 */
export const HTTP2_MAX_HELD_BYTES = 10_000_000;
/**
 * Bytes that an upstream may send on all streams of a connection before the next window update. At a round
 * trip of 20 ms, all streams together reach 36 MiB/s with this value, and 2.8 MiB/s with the default of
 * 65,535 (RFC 9113 section 6.9.2).
 */
export const HTTP2_UPSTREAM_CONNECTION_WINDOW = 1_048_576;
/**
 * Reset streams of a connection that the gateway remembers, to ignore frames that were already in
 * transit (RFC 9113 section 5.1).
 */
export const HTTP2_REMEMBERED_STREAMS = 128;
/**
 * Unused stream objects kept for reuse, per port and per endpoint: as many as usual clients open
 * concurrently.
 */
export const HTTP2_MAX_SPARE_STREAMS = 256;
/**
 * Size of the buffer in which a connection assembles frames: two DATA frames of the usual size. A full buffer
 * is sent before the end of the turn.
 */
export const HTTP2_OUTPUT_BUFFER_BYTES = 32_768;
/**
 * Maximum number of {@link HTTP2_OUTPUT_BUFFER_BYTES} buffers in a thread, 1 MiB in total; when all are in
 * use, the first connection writes its buffer immediately.
 */
export const HTTP2_MAX_OUTPUT_BUFFERS = 32;
/**
 * Size of the buffer in which a thread decodes Huffman strings: larger than usual headers. Longer
 * strings get their own memory.
 */
export const HTTP2_STRING_BUFFER_BYTES = 16_384;
