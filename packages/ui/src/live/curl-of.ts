/** A request that a shell can send, too. */
export interface ShellRequest {
  readonly url: string;
  /** The body of a POST request as JSON; a GET request has none. */
  readonly body: string | undefined;
  /** What a command of a shell needs besides the URL. */
  readonly shell: ShellNeeds;
}

/** What a request from a shell needs besides its URL. */
interface ShellNeeds {
  /** The host of the page, where the host of the URL may have no address in the DNS; undefined: the same host. */
  readonly resolvedTo: string | undefined;
  /** Whether the certificate may be private. */
  readonly isSecure: boolean;
  /** Whether the gateway demands a key or token. */
  readonly hasCredential: boolean;
}

/** The headers of a request with a body. */
export const JSON_FIELDS = [
  "content-type: application/json",
  "accept: application/json, text/event-stream",
];

/**
 * The request as a command of a shell.
 * @param credential the key or token of a client; its variable `$TOKEN` when empty
 */
export function curlOf({ url, body, shell }: ShellRequest, credential = ""): string {
  const { hostname, port, protocol } = new URL(url);
  const { resolvedTo, isSecure, hasCredential } = shell;
  const address = resolvedTo === "localhost" ? "127.0.0.1" : resolvedTo;
  const usualPort = protocol === "https:" ? "443" : "80";
  const words = [
    "curl -i",
    ...(isSecure ? ["-k"] : []),
    // curl takes addresses here alone, and no names.
    ...(address !== undefined && /^[\d.]+$|^\[/.test(address)
      ? [`--resolve ${hostname}:${port || usualPort}:${address}`]
      : []),
    /^[\w.:/-]+$/.test(url) ? url : quoted(url),
    ...(hasCredential ? [`-H "Authorization: Bearer ${credential || "$TOKEN"}"`] : []),
    ...(body === undefined ? [] : JSON_FIELDS.map((field) => `-H ${quoted(field)}`)),
    ...(body === undefined ? [] : [`-d ${quoted(body)}`]),
  ];
  return words.join(" ");
}

/** A text as a shell takes it, whatever it contains. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
