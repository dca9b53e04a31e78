import { normalizePath } from "@edge-gateway/kernel/request-path";

/** Normalizing with these settings changes every path that has a dot segment beside an escaped slash. */
const FORM = { unescapesSlashes: false, mergesSlashes: true };
/** Dot segments with parameters: to servers that remove parameters, these are plain dot segments. */
const DOTS_WITH_PARAMETERS = /\/\.{1,2};/;

/**
 * Whether all servers and clients read a path in the same way. Only then can nobody resolve it from a
 * discovery document, or from the path of an MCP server, to another path, even where the frontend keeps paths
 * unchanged.
 */
export function isUnambiguous(path: string): boolean {
  return normalizePath(path, FORM) === path && !DOTS_WITH_PARAMETERS.test(path);
}
