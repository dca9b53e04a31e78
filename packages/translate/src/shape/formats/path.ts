import type { Fault } from "./fault.ts";

const PATH = /^(?:[-A-Za-z0-9/._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})+$/;
const TARGET = /^(?:[-A-Za-z0-9/._~!$&'()*+,;=:@?]|%[0-9A-Fa-f]{2})+$/;
/** Percent-encoded dots count as dots (RFC 3986 section 6.2.2.2). */
const DOT_SEGMENT = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

/** Why a text is not a valid HTTPPathMatch path (Gateway API); undefined if the path is valid. */
export function pathFault(path: string): Fault | undefined {
  if (!path.startsWith("/")) return relative(path);
  if (DOT_SEGMENT.test(path) || path.includes("//")) {
    return { message: "must not have empty segments or the segments `.` and `..`" };
  }
  if (/%2[fF]/.test(path)) return { message: "must not contain an encoded `/`" };
  if (/[?#]/.test(path))
    return { message: "must not have a query or fragment; queries are matched by `queryParams`" };
  return PATH.test(path)
    ? undefined
    : { message: "contains characters that are not allowed in a path (RFC 3986)" };
}

/** Why a text is not a valid request path with an optional query (RFC 9112 section 3.2.1). */
export function targetFault(target: string): Fault | undefined {
  if (!target.startsWith("/")) return relative(target);
  return TARGET.test(target)
    ? undefined
    : { message: "contains characters that are not allowed in a path with a query (RFC 3986)" };
}

function relative(path: string): Fault {
  return { message: "must begin with `/`", suggestion: `/${path}` };
}
