/**
 * Maximum bytes of resources in a response, unless the response consists of a single larger resource. This
 * limits the memory used for a slow reader.
 */
export const RESPONSE_BYTES = 1_048_576;
/** Maximum bytes of a request: names and versions of about a hundred thousand resources. */
export const MAX_REQUEST_BYTES = 16_777_216;
/** Maximum bytes of a response: a resource with the largest possible Secret. */
export const MAX_RESPONSE_BYTES = 67_108_864;
/** Maximum streams per connection; a data plane needs only one. */
export const STREAMS_PER_CONNECTION = 4;
/** Milliseconds without a message before a keep-alive ping. */
export const KEEPALIVE_MILLISECONDS = 20_000;
/** Milliseconds to wait for the response to a ping. */
export const KEEPALIVE_TIMEOUT_MILLISECONDS = 10_000;
/** Milliseconds in which a new stream must name its gateway. */
export const FIRST_REQUEST_MILLISECONDS = 10_000;
/** Maximum number of connected data planes. */
export const MAX_STREAMS = 10_000;
/**
 * The delay in milliseconds before the first reconnection to the controller; the delay doubles after each
 * failure.
 */
export const FIRST_RETRY_MILLISECONDS = 50;
/** The maximum delay in milliseconds before the client connects again. */
export const LAST_RETRY_MILLISECONDS = 15_000;
/** Maximum number of refusals reported for a configuration. */
export const MAX_REFUSALS = 64;
/** Maximum characters of a refusal's reason. */
export const REFUSAL_CHARACTERS = 1024;
