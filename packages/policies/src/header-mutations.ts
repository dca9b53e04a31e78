import type { HeaderValue, HeaderValueOption } from "@edge-gateway/generated/proto/messages.ts";
import { isAuthority } from "@edge-gateway/http";
import type { Head, RequestHead, ResponseHead } from "@edge-gateway/http";

/** A header's name in lower case (RFC 9110 section 5.6.2). */
const NAME = /^[!#$%&'*+\-.^_`|~0-9a-z]+$/;
/** A header's value as Latin-1 (RFC 9110 section 5.5). */
const VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;
/** Characters allowed in a request target. */
const TARGET = /^\/[\x21-\x7e]*$/;

/** Returns a header's name in lower case and its value in Latin-1; undefined if the header is not valid. */
export function fieldOf(header: HeaderValue): readonly [name: string, value: string] | undefined {
  const name = (header.key ?? "").toLowerCase();
  const bytes = header.rawValue ?? Buffer.from(header.value ?? "");
  const value = Buffer.from(bytes).toString("latin1");
  return (NAME.test(name) || name.startsWith(":")) && VALUE.test(value) ? [name, value] : undefined;
}

/** Converts headers to names and values, and leaves out invalid headers. */
export function fieldsOf(headers: readonly HeaderValueOption[] = []): [string, string][] {
  return headers.flatMap(({ header = {} }): [string, string][] => {
    const [name, value] = fieldOf(header) ?? [];
    return name === undefined || value === undefined || name.startsWith(":") ? [] : [[name, value]];
  });
}

/**
 * Applies edits to a request; the pseudo-headers `:path` and `:authority` edit its target and host.
 */
export function applyToRequest(
  request: RequestHead,
  set: readonly HeaderValueOption[] = [],
  removed: readonly string[] = [],
): void {
  remove(request, removed);
  for (const option of set) {
    const [name, value] = fieldOf(option.header ?? {}) ?? [];
    if (name === undefined || value === undefined) continue;
    if (setPseudo(request, name, value) === undefined && !name.startsWith(":"))
      write(request, name, value, option);
  }
}

/**
 * Sets the target for the name `:path`, and the host for `:authority` or `host`. Returns whether the value is
 * valid; undefined for every other name.
 */
export function setPseudo(request: RequestHead, name: string, value: string): boolean | undefined {
  if (name === ":path") {
    if (!TARGET.test(value)) return false;
    request.target = value;
    return true;
  }
  if (name !== ":authority" && name !== "host") return undefined;
  const bytes = Buffer.from(value, "latin1");
  if (!isAuthority(bytes, 0, bytes.length)) return false;
  request.authority = value;
  return true;
}

/** Applies edits to a response; the pseudo-header `:status` edits its status. */
export function applyToResponse(
  response: ResponseHead,
  set: readonly HeaderValueOption[] = [],
  removed: readonly string[] = [],
): void {
  remove(response, removed);
  for (const option of set) {
    const [name, value] = fieldOf(option.header ?? {}) ?? [];
    if (name === undefined || value === undefined) continue;
    if (name === ":status") response.status = statusOf(Number(value)) ?? response.status;
    else if (!name.startsWith(":")) write(response, name, value, option);
  }
}

/** A final HTTP status (RFC 9110 section 15). */
export function statusOf(code: number | undefined): number | undefined {
  return code !== undefined && Number.isInteger(code) && code >= 200 && code <= 599
    ? code
    : undefined;
}

function remove(head: Head, names: readonly string[]): void {
  for (const name of names.map((each) => each.toLowerCase()))
    if (NAME.test(name) && name !== "host") head.remove(name);
}

/** Writes a header as the option says; by default the value replaces the header. */
function write(head: Head, name: string, value: string, option: HeaderValueOption): void {
  if (value === "" && option.keepEmptyValue !== true) return head.remove(name);
  if (option.append?.value === true) return head.add(name, value);
  const exists = head.has(name);
  if (option.appendAction === "ADD_IF_ABSENT" && exists) return;
  if (option.appendAction === "OVERWRITE_IF_EXISTS" && !exists) return;
  head.set(name, value);
}
