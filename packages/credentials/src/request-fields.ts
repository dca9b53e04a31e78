import type { RequestHead } from "@edge-gateway/http";

type Selector = (name: string, value: string) => boolean;

/** The decoded values of a name in the `a=b` pairs of a query or a cookie header, in order. */
export function values(text: string | undefined, separator: "&" | ";", name: string): string[] {
  if (text === undefined || !mayHold(text, name)) return [];
  return text
    .split(separator)
    .map((pair) => (separator === "&" ? decodeParameter(pair) : decodeCookie(pair)))
    .filter((pair) => pair.name === name)
    .map((pair) => pair.value);
}

/** Checks quickly whether the text may contain the name, plain or percent-encoded. */
function mayHold(text: string, name: string): boolean {
  return text.includes(name) || text.includes("%") || text.includes("+");
}

/** Removes the selected query parameters, and leaves the others unchanged, byte for byte. */
export function removeParameters(request: RequestHead, selects: Selector): void {
  const { path, query } = request;
  if (query === undefined) return;
  const parts = query.split("&");
  const kept = parts.filter((part) => {
    const { name, value } = decodeParameter(part);
    return !selects(name, value);
  });
  if (kept.length === parts.length) return;
  request.target = kept.length === 0 ? path : `${path}?${kept.join("&")}`;
}

/** Removes the selected cookies, and leaves the others unchanged. */
export function removeCookies(request: RequestHead, selects: Selector): void {
  const cookies = request.get("cookie");
  if (cookies === undefined) return;
  const parts = cookies.split(";").map((part) => part.trim());
  const kept = parts.filter((part) => {
    const { name, value } = decodeCookie(part);
    return !selects(name, value);
  });
  if (kept.length === parts.length) return;
  if (kept.length === 0) request.remove("cookie");
  else request.set("cookie", kept.join("; "));
}

interface Pair {
  readonly name: string;
  readonly value: string;
}

function decodeParameter(text: string): Pair {
  const { name, value } = splitPair(text);
  return { name: decodeForm(name), value: decodeForm(value) };
}

/** A cookie's value may be in quotation marks (RFC 6265 section 4.1.1). */
function decodeCookie(text: string): Pair {
  const { name, value } = splitPair(text.trim());
  return { name, value: /^".*"$/.test(value) ? value.slice(1, -1) : value };
}

function splitPair(text: string): Pair {
  const at = text.indexOf("=");
  return at < 0
    ? { name: text, value: "" }
    : { name: text.slice(0, at), value: text.slice(at + 1) };
}

function decodeForm(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return text;
  }
}
