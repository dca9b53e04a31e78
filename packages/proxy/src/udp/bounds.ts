/**
 * Datagrams of a new client that wait for the name of its backend to be resolved: clients send few
 * before they get a response.
 */
export const MAX_WAITING_DATAGRAMS = 16;

/** Bytes queued in a UDP socket; further datagrams are dropped, as in a router. */
export const MAX_UDP_QUEUE_BYTES = 1_048_576;

/**
 * Milliseconds in which a backend whose port is closed gets no new UDP clients, unless all backends
 * are like that: about as long as a restart takes.
 */
export const UDP_REFUSED_MILLISECONDS = 10_000;
