import { ListHead, upgradeOf } from "@edge-gateway/http";
import type { RequestHead } from "@edge-gateway/http";

const DEFAULT_PORTS: Readonly<Record<string, number>> = { "http:": 80, "https:": 443 };

/** A request given on the command line. */
export interface Written {
  readonly request: RequestHead;
  readonly url: URL;
  /** The port in the URL; undefined: the default port of the scheme. */
  readonly port: number | undefined;
  readonly defaultPort: number;
}

/**
 * Parses `METHOD URL` or a URL, and headers such as `name: value`.
 * @returns one line that says what is wrong
 */
export function readRequest(line: string, fields: readonly string[]): Written | string {
  const words = line.trim().split(/\s+/);
  const [method = "", address] = words.length === 1 ? ["GET", words[0]] : words;
  const url = URL.parse(address ?? "");
  if (words.length > 2 || url === null || DEFAULT_PORTS[url.protocol] === undefined)
    return "--request must be a method and a URL, such as 'GET http://host/path'";
  if (!/^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/.test(method)) return `${method} is not a method`;
  const headers: [string, string][] = [];
  for (const field of fields) {
    const at = field.indexOf(":");
    if (at <= 0)
      return `--header must be a name and a value, such as 'x-user: ann', not '${field}'`;
    headers.push([field.slice(0, at).trim().toLowerCase(), field.slice(at + 1).trim()]);
  }
  return {
    request: new WrittenRequest(method, url, target(address ?? ""), headers),
    url,
    port: url.port === "" ? undefined : Number(url.port),
    defaultPort: DEFAULT_PORTS[url.protocol] ?? 0,
  };
}

/**
 * The request target as the user wrote it. The class `URL` would remove dot segments, but the gateway must
 * see them.
 */
function target(address: string): string {
  const path = /^[a-z]+:\/\/[^/?#]*([^#]*)/i.exec(address)?.[1] ?? "";
  return path.startsWith("/") ? path : `/${path}`;
}

class WrittenRequest extends ListHead implements RequestHead {
  readonly method: string;
  readonly scheme: "http" | "https";
  readonly version = "1.1";
  target: string;
  authority: string;

  constructor(
    method: string,
    { protocol, host }: URL,
    requestTarget: string,
    fields: readonly (readonly [name: string, value: string])[],
  ) {
    super(
      0,
      fields.filter(([name]) => name !== "host"),
    );
    this.method = method;
    this.scheme = protocol === "https:" ? "https" : "http";
    this.target = requestTarget;
    this.authority = fields.findLast(([name]) => name === "host")?.[1] ?? host;
  }

  get path(): string {
    return this.target.split("?")[0] ?? "";
  }

  get query(): string | undefined {
    const at = this.target.indexOf("?");
    return at < 0 ? undefined : this.target.slice(at + 1);
  }

  get upgrade(): string | undefined {
    return upgradeOf(this);
  }

  mark(): () => void {
    return this.markFields();
  }
}
