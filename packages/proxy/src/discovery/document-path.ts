import { normalizePath } from "@edge-gateway/kernel/request-path";

/** A path with a dot segment beside an escaped slash does not match this form. */
const FORM = { unescapesSlashes: false, mergesSlashes: true };
/** Servers that cut parameters off segments treat these segments as dot segments. */
const DOTS_WITH_PARAMETERS = /\/\.{1,2};/;

/**
 * Whether a path has only one reading: no server or client can resolve it from a discovery
 * document, or from the path of an MCP server, to another path, even where the frontend keeps paths
 * unchanged.
 */
export function isUnambiguous(path: string): boolean {
  return normalizePath(path, FORM) === path && !DOTS_WITH_PARAMETERS.test(path);
}
