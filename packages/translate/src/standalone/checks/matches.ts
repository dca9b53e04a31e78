import { compilePattern } from "@edge-gateway/kernel/pattern";
import type { Finding } from "../../diagnostics/diagnostic.ts";
import type { Cursor } from "../cursor.ts";
import { routePlaces } from "../places.ts";
import type { Check } from "./check.ts";

/** Paths are absolute and normal, expressions have the syntax of RE2. */
export const checkMatches: Check = (document) =>
  routePlaces(document)
    .flatMap(({ route }) => route.at("matches").items())
    .flatMap((match) => [
      ...checkPath(match.at("path")),
      ...[...match.at("headers").items(), ...match.at("queryParams").items()].flatMap(checkPattern),
    ]);

function checkPath(path: Cursor): readonly Finding[] {
  const { text, pointer } = path.at("value");
  if (text === undefined) return [];
  if (path.at("type").text === "RegularExpression") return checkPattern(path);
  const fault = pathFault(text);
  if (fault === undefined) return [];
  return [{ pointer, code: "wrong-value", ...fault }];
}

const PATH = /^(?:[-A-Za-z0-9/._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})+$/;

/** The rules of HTTPPathMatch in the Gateway API. */
function pathFault(path: string): Pick<Finding, "message" | "suggestion"> | undefined {
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

function checkPattern(match: Cursor): readonly Finding[] {
  const { text, pointer } = match.at("value");
  if (text === undefined || match.at("type").text !== "RegularExpression") return [];
  try {
    compilePattern(text);
    return [];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [
      {
        pointer,
        code: "expression",
        message: `is not a regular expression of the RE2 syntax: ${reason}`,
      },
    ];
  }
}
