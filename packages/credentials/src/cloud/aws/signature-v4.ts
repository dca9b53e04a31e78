import { createHash, createHmac } from "node:crypto";

/**
 * Signs requests with Signature Version 4 of AWS. The library `@smithy/signature-v4` is not used: it needs
 * many packages for a few lines with node:crypto, and reads a query as a map, while the gateway forwards the
 * query byte for byte. The tests use AWS's published vectors.
 */

export interface AwsKeys {
  readonly accessKey: string;
  readonly secretKey: string;
}

/** The date, region and service that a signature is valid for. */
export interface SigningScope {
  readonly region: string;
  readonly service: string;
  /** The time of the signature, for example `20150830T123600Z`. */
  readonly timestamp: string;
}

/** The signed parts of a request. */
export interface SignedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: string | undefined;
  /** The signed headers: names in lower case. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** SHA-256 of the body, in hexadecimal. */
  readonly bodyHash: string;
}

const ALGORITHM = "AWS4-HMAC-SHA256";
const DATE_LENGTH = 8;

/** The value of the Authorization header. */
export function signatureV4(request: SignedRequest, scope: SigningScope, keys: AwsKeys): string {
  const { region, service, timestamp } = scope;
  const date = timestamp.slice(0, DATE_LENGTH);
  const place = [date, region, service, "aws4_request"];
  const headers = request.headers.toSorted(([one], [other]) => (one < other ? -1 : 1));
  const names = headers.map(([name]) => name).join(";");
  const canonical = [
    request.method,
    canonicalPath(request.path, service),
    canonicalQuery(request.query),
    ...headers.map(([name, value]) => `${name}:${value.trim().replaceAll(/ +/g, " ")}`),
    "",
    names,
    request.bodyHash,
  ].join("\n");
  const text = [ALGORITHM, timestamp, place.join("/"), sha256(canonical)].join("\n");
  const key = place.reduce<Buffer | string>(hmac, `AWS4${keys.secretKey}`);
  const signature = hmac(key, text).toString("hex");
  const credential = `${keys.accessKey}/${place.join("/")}`;
  return `${ALGORITHM} Credential=${credential}, SignedHeaders=${names}, Signature=${signature}`;
}

/**
 * Formats the time of a signature.
 * @param now milliseconds since 1970
 */
export function timestampOf(now: number): string {
  return new Date(now).toISOString().replaceAll(/[-:]|\.\d+/g, "");
}

export function sha256(data: Uint8Array | string): string {
  return createHash("sha256").update(data).digest("hex");
}

function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}

/**
 * Returns the path to sign. S3 signs the path as sent; other services encode it again and remove empty and
 * dot segments.
 */
function canonicalPath(path: string, service: string): string {
  if (service === "s3")
    return path
      .split("/")
      .map((segment) => encode(decode(segment)))
      .join("/");
  const kept: string[] = [];
  for (const segment of path.split("/")) {
    if (segment === "..") kept.pop();
    else if (segment !== "" && segment !== ".") kept.push(encode(segment));
  }
  const end = kept.length > 0 && path.endsWith("/") ? "/" : "";
  return `/${kept.join("/")}${end}`;
}

function canonicalQuery(query: string | undefined): string {
  if (query === undefined || query === "") return "";
  const pairs = query.split("&").map((pair) => {
    const at = pair.indexOf("=");
    const [name, value] = at < 0 ? [pair, ""] : [pair.slice(0, at), pair.slice(at + 1)];
    return [encode(decode(name)), encode(decode(value))] as const;
  });
  return pairs
    .toSorted(([a, x], [b, y]) => (a === b ? order(x, y) : order(a, b)))
    .map((pair) => pair.join("="))
    .join("&");
}

function order(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}

/** Encodes all characters except unreserved ones (RFC 3986 section 2.3). */
function encode(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
