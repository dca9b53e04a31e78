import { isSessionless } from "../federation/sessionless.ts";
import { readBody } from "../json/message.ts";
import type { Membership } from "../federation/session.ts";
import type { CallEnd } from "./target-call.ts";

const NOT_FOUND = 404;
const BAD_REQUEST = 400;

/**
 * Whether a response means that the session is lost. For a request with a session, 404 means that (MCP
 * transports, session management). Servers based on the SDK's own example respond with 400 and mention the
 * session.
 */
export function hasLostSession(
  end: CallEnd,
  { session, server, version }: Pick<Membership, "session"> & Partial<Membership>,
): boolean {
  if (isUnreachable(end)) return server !== undefined;
  if (end.kind !== "refused") return false;
  // The server may have been replaced by an older one, which needs a session.
  if (isSessionless(version)) return end.status === NOT_FOUND || end.status === BAD_REQUEST;
  if (session === undefined) return false;
  return end.status === NOT_FOUND || (end.status === BAD_REQUEST && namesSession(end.body));
}

/**
 * Whether the server could not be connected to. If there are several servers, another one may have to take
 * over.
 */
export function isUnreachable(end: CallEnd): boolean {
  return end.kind === "failed" && end.about === "server";
}

function namesSession(body: Buffer): boolean {
  const message = readBody(body).found?.messages[0];
  const text = message?.object.object("error")?.text("message");
  return message?.kind === "response" && message.id === undefined && /session/i.test(text ?? "");
}
