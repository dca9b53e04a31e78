import { normalizePath } from "@edge-gateway/kernel/request-path";

/** A path with a dot segment beside an escaped slash has no such form. */
const FORM = { unescapesSlashes: false, mergesSlashes: true };
/** A dot segment to servers that cut parameters off segments. */
const DOTS_WITH_PARAMETERS = /\/\.{1,2};/;

/**
 * Whether nothing in a path leads servers or clients from a discovery document, or from the path of an
 * MCP server, to another path, even where the frontend keeps paths unchanged.
 */
export function isUnambiguous(path: string): boolean {
  return normalizePath(path, FORM) === path && !DOTS_WITH_PARAMETERS.test(path);
}
