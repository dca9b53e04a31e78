import type {
  HttpHeaderMatch,
  HttpQueryParamMatch,
  HttpRouteMatch,
} from "@edge-gateway/generated/types/index.ts";
import type { RequestHead } from "@edge-gateway/http";
import type { RouteMatch } from "@edge-gateway/translate/ir";

import { firstByName } from "@edge-gateway/kernel/first-by-name";
import type { ValueTest } from "@edge-gateway/kernel/pattern/pattern";

/** Compiles a regular expression with linear matching time; it must match the whole value. */
export type CompilePattern = (pattern: string) => ValueTest;

/** A match's conditions besides host and path; undefined if there are none. */
export type HeadTest = (request: RequestHead) => boolean;

/** Compiles method, header and query conditions; all of them must be true. */
export function compileHeadTest(
  match: HttpRouteMatch,
  pattern: CompilePattern,
): HeadTest | undefined {
  const tests: HeadTest[] = [];
  const { method } = match;
  if (method !== undefined) tests.push((request) => request.method === method);
  for (const header of firstByName(match.headers)) tests.push(headerTest(header, pattern));
  for (const parameter of match.queryParams ?? []) tests.push(queryTest(parameter, pattern));
  const [first] = tests;
  if (tests.length <= 1) return first;
  return (request) => tests.every((holds) => holds(request));
}

function headerTest(header: HttpHeaderMatch, pattern: CompilePattern): HeadTest {
  const name = header.name.toLowerCase();
  const holds = valueTest(header, pattern);
  const pseudo = PSEUDO_HEADERS.get(name);
  if (pseudo !== undefined) return (request) => holds(pseudo(request));
  return (request) => {
    const value = request.get(name);
    return value !== undefined && holds(value);
  };
}

/** Pseudo-headers of requests (RFC 9113 section 8.3.1), available for every HTTP version. */
const PSEUDO_HEADERS: ReadonlyMap<string, (request: RequestHead) => string> = new Map([
  [":method", ({ method }: RequestHead) => method],
  [":authority", ({ authority }: RequestHead) => authority],
  [":path", ({ target }: RequestHead) => target],
  [":scheme", ({ scheme }: RequestHead) => scheme],
]);

function queryTest(parameter: HttpQueryParamMatch, pattern: CompilePattern): HeadTest {
  const holds = valueTest(parameter, pattern);
  return (request) => {
    if (request.query === undefined) return false;
    const value = new URLSearchParams(request.query).get(parameter.name);
    return value !== null && holds(value);
  };
}

function valueTest(
  match: HttpHeaderMatch | HttpQueryParamMatch,
  pattern: CompilePattern,
): ValueTest {
  if (match.type === "RegularExpression") return pattern(match.value);
  const expected = match.value;
  return (value) => value === expected;
}

/**
 * Normalizes the paths of matches like those of requests; regular expressions stay unchanged. A list in which nothing
 * changes stays the same list.
 */
export function formPaths(
  matches: readonly RouteMatch[],
  form: (path: string) => string,
): readonly RouteMatch[] {
  const all = matches.map((match) => {
    const { type, value } = match.path;
    const formed = type === "RegularExpression" ? value : form(value);
    return formed === value ? match : { ...match, path: { type, value: formed } };
  });
  return all.every((match, index) => match === matches[index]) ? matches : all;
}

const EVERYTHING: HttpRouteMatch["path"] = { type: "PathPrefix", value: "/" };

/** The paths of all these matches, for example `/exact`, `/prefix/*`, or a regular expression. */
export function patternOf(matches: readonly HttpRouteMatch[]): string | undefined {
  const [first, ...others] = new Set(
    matches.length === 0
      ? [textOf(EVERYTHING)]
      : matches.map(({ path }) => textOf(path ?? EVERYTHING)),
  );
  return others.length === 0 ? first : undefined;
}

function textOf({ type, value }: NonNullable<HttpRouteMatch["path"]>): string {
  return type === "PathPrefix" ? `${value.replace(/\/$/, "")}/*` : value;
}
