import type { Finding } from "../diagnostics/diagnostic.ts";

const PATH = /^(?:[-A-Za-z0-9/._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})+$/;

/** Why a text is no path by the rules of HTTPPathMatch in the Gateway API; undefined when it is one. */
export function pathFault(path: string): Pick<Finding, "message" | "suggestion"> | undefined {
  if (!path.startsWith("/")) return { message: "must begin with `/`", suggestion: `/${path}` };
  if (/\/\.{0,2}\//.test(path) || /\/\.{1,2}$/.test(path)) {
    return { message: "must not have empty segments or the segments `.` and `..`" };
  }
  if (/%2[fF]/.test(path)) return { message: "must not have an encoded `/`" };
  if (/[?#]/.test(path))
    return { message: "must not have a query or fragment; queries are matched by `queryParams`" };
  return PATH.test(path)
    ? undefined
    : { message: "has characters that a path cannot have (RFC 3986)" };
}
