import type { Body } from "../json/message.ts";
import { METHODS } from "./names/methods.ts";

/** The method that describes a server. It changes nothing, and no routing depends on it. */
const DISCOVER = "server/discover";

/** Requests that have no effect outside their session: they change the session, or check that it exists. */
const OF_SESSION = new Set([
  "ping",
  "logging/setLevel",
  "resources/subscribe",
  "resources/unsubscribe",
]);

/**
 * Violations of the protocol by existing clients that the gateway tolerates, each with its reason. A test
 * replays a transcript of each, in tests/e2e/mcp/client-faults. No other violation of the protocol is
 * tolerated.
 */
export const CLIENT_FAULTS = {
  "discover-with-other-method":
    "Editors send `server/discover` with the `Mcp-Method` of the request that they will send next. A refusal with 400 prevents them from connecting at all, and describing the server reveals nothing that the header could protect.",
  "dropped-session-id":
    "Some hosted clients, and one for terminals, begin a session and send later messages without the session id. If the first of these messages, `initialized`, is refused, these clients begin new sessions endlessly. Requests that need no session are run as stateless requests, notifications are accepted, and requests that belong to the session (subscriptions, log levels) are refused as before. If the backend has a single server, the message is sent to the server first, because the server may have no sessions.",
} as const satisfies Readonly<Record<string, string>>;

/** Whether the header `Mcp-Method` may differ from the method in the message. */
export function toleratesOtherMethod(method: string, header: string | undefined): boolean {
  return method === DISCOVER && header !== undefined;
}

/** Whether messages without a session id are run as stateless requests. */
export function toleratesNoSession({ messages }: Body): boolean {
  return messages.every(
    (message) =>
      message.kind === "notification" ||
      (message.kind === "request" &&
        METHODS.has(message.method) &&
        !OF_SESSION.has(message.method)),
  );
}
