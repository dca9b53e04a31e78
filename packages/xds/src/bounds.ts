/** Bytes of resources in one response; one that is larger goes alone. What a slow reader holds up is not more. */
export const RESPONSE_BYTES = 1_048_576;
/** Bytes of a request: the names and versions of about a hundred thousand resources. */
export const MAX_REQUEST_BYTES = 16_777_216;
/** Bytes of a response: a resource with the largest Secret that there can be. */
export const MAX_RESPONSE_BYTES = 67_108_864;
/** Streams of one connection: a data plane has one. */
export const STREAMS_PER_CONNECTION = 4;
/** Milliseconds without a message after which an end asks whether the other one is still there. */
export const KEEPALIVE_MILLISECONDS = 20_000;
/** Milliseconds within which the other end must respond to that. */
export const KEEPALIVE_TIMEOUT_MILLISECONDS = 10_000;
/** Milliseconds within which a new stream has to say whose configuration it wants. */
export const FIRST_REQUEST_MILLISECONDS = 10_000;
/** Data planes at the same time. */
export const MAX_STREAMS = 10_000;
/** Milliseconds before a lost controller is sought again: they double with every failure, from here … */
export const FIRST_RETRY_MILLISECONDS = 50;
/** … up to here. */
export const LAST_RETRY_MILLISECONDS = 15_000;
/** Refusals that are told of one configuration. */
export const MAX_REFUSALS = 64;
/** Characters of the reason of one refusal. */
export const REFUSAL_CHARACTERS = 1024;
