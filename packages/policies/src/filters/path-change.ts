import type { HttpPathModifier } from "@edge-gateway/generated/types/index.ts";

/** Changes the path of a request. */
export type PathChange = (path: string) => string;

/**
 * Compiles a path replacement (Gateway API, HTTPPathModifier). A path that another step has changed may not have
 * the prefix any more; it stays.
 * @param prefix the prefix that the route matches; undefined if the route does not match by prefix
 * @returns undefined if a prefix must be replaced, but the route does not match by prefix
 */
export function compilePathChange(
  { replaceFullPath, replacePrefixMatch }: HttpPathModifier,
  prefix: string | undefined,
): PathChange | undefined {
  if (replacePrefixMatch === undefined) {
    const path = absolute(replaceFullPath ?? "");
    return () => path;
  }
  if (prefix === undefined) return undefined;
  const from = withoutSlash(prefix);
  const to = replacePrefixMatch === "" ? "" : withoutSlash(absolute(replacePrefixMatch));
  return (path) => {
    const hasPrefix = path === from || path.startsWith(`${from}/`);
    return hasPrefix ? absolute(to + path.slice(from.length)) : path;
  };
}

/** Returns the request target with another path and the same query. */
export function withPath(target: string, path: string): string {
  const question = target.indexOf("?");
  return question < 0 ? path : path + target.slice(question);
}

function absolute(path: string): string {
  return path.startsWith("/") ? path : `/${path}`;
}

function withoutSlash(path: string): string {
  return path.endsWith("/") ? path.slice(0, -1) : path;
}
