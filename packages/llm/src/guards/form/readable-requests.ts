import type { PathFacts } from "../../formats/detect.ts";
import { type FormatName, isListOfModels } from "../../formats/names.ts";

/** What decides whether guards can read a request, besides the facts about its path. */
export interface RequestForm {
  readonly method: string;
  readonly path: string;
  readonly hasBody: boolean;
  /** Whether the client asks for another protocol on the connection. */
  readonly upgrades: boolean;
  /** Whether the request begins a WebSocket whose events guards read. */
  readonly isSocket: boolean;
}

const READ_METHODS: ReadonlySet<string> = new Set(["GET", "HEAD"]);
/** APIs that the gateway does not read. */
const UNREAD: ReadonlySet<FormatName> = new Set(["otherChat", "detect", "passthrough"]);
/**
 * Characters by which a path has one end for the configuration and another one for a server: parameters of a
 * segment, a query and a fragment, also encoded, and NUL.
 */
const AMBIGUOUS = /;|%(?:3b|3f|23|00)/i;

/** Whether the gateway forwards bodies of the format without reading them for guards. */
export function isUnreadFormat(format: FormatName): boolean {
  return UNREAD.has(format);
}

/**
 * Whether guards can read a request. The requests that they can read are listed, not the others: an API that
 * is not known cannot be checked. Paths that the configuration lets pass by their ends are not checked.
 */
export function isReadableRequest(
  { format, stored, isConfigured }: PathFacts,
  { method, path, hasBody, upgrades, isSocket }: RequestForm,
): boolean {
  if (upgrades || format === "realtime") return isSocket;
  if (isUnreadFormat(format) && isConfigured === true) return !AMBIGUOUS.test(path);
  if (isListOfModels(format)) return READ_METHODS.has(method) && !hasBody;
  if (isUnreadFormat(format)) return stored !== undefined && !hasBody;
  return true;
}
