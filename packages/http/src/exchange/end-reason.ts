/** The reason if nothing is known about the end of a connection. */
export const CLOSED_EARLY = "the connection ended before the response was complete";

/** Descriptions of common error codes; other codes are shown unchanged. */
const MEANINGS: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: "certificate expired",
  DEPTH_ZERO_SELF_SIGNED_CERT: "certificate not trusted: it is self-signed",
  ECONNREFUSED: "connection refused",
  ECONNRESET: "connection reset by the peer",
  EHOSTUNREACH: "host not reachable",
  ENETUNREACH: "network not reachable",
  ENOENT: "no such socket",
  ENOTFOUND: "host not found",
  EAI_AGAIN: "name server not reachable",
  EPIPE: "connection closed by the peer",
  ETIMEDOUT: "connection timed out",
  SELF_SIGNED_CERT_IN_CHAIN: "certificate not trusted: its root certificate is not trusted",
  UNABLE_TO_GET_ISSUER_CERT: "certificate not trusted: its issuer is not known",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: "certificate not trusted: its issuer is not known",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "certificate not trusted: its issuer is not known",
};

/**
 * Why a connection ended, in words that are the same for every kind of socket. Addresses are
 * included, transferred bytes never.
 */
export function reasonOf(error: Error | undefined): string {
  if (error === undefined) return CLOSED_EARLY;
  // Node.js has tried several addresses of a name, each with its own error.
  if (error instanceof AggregateError) return error.errors.map(eachReason).join(", ");
  const code = textIn(error, "code") ?? "";
  const words = MEANINGS[code];
  if (words !== undefined) return `${words} (${[code, ...placeOf(error)].join(" ")})`;
  // Only the reason is shown, because the full OpenSSL message contains source files and a thread id.
  const reason = textIn(error, "reason");
  return reason === undefined ? error.message : `TLS: ${reason}`;
}

function eachReason(error: unknown): string {
  return error instanceof Error ? reasonOf(error) : String(error);
}

/** The address or host name that could not be reached. */
function placeOf(error: Error): readonly string[] {
  const host = textIn(error, "address") ?? textIn(error, "hostname");
  if (host === undefined) return [];
  const port = "port" in error && typeof error.port === "number" ? `:${error.port}` : "";
  return [host.includes(":") && port !== "" ? `[${host}]${port}` : host + port];
}

function textIn(error: Error, name: string): string | undefined {
  const value: unknown = Reflect.get(error, name);
  return typeof value === "string" ? value : undefined;
}
