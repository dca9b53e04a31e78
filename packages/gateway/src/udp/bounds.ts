/**
 * Maximum datagrams of a new client that wait until the name of the backend is resolved: clients send few
 * datagrams before they get a response.
 */
export const MAX_WAITING_DATAGRAMS = 16;

/** Maximum bytes queued in a UDP socket; further datagrams are dropped, as in a router. */
export const MAX_UDP_QUEUE_BYTES = 1_048_576;

/**
 * Milliseconds for which a backend gets no new UDP clients after it refused a datagram: about as long as a
 * restart takes. If all backends have refused datagrams, all get new clients.
 */
export const UDP_REFUSED_MILLISECONDS = 10_000;
