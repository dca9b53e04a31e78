import type { Body } from "../json/message.ts";
import { METHODS } from "./methods.ts";

/** The method that describes a server. It changes nothing, and no routing depends on it. */
const DISCOVER = "server/discover";

/**
 * Session requests without a meaning of their own: they change the session, or check that it
 * exists.
 */
const OF_SESSION = new Set([
  "ping",
  "logging/setLevel",
  "resources/subscribe",
  "resources/unsubscribe",
]);

/**
 * Faults of existing clients that the gateway tolerates, each with its reason. Each has a
 * transcript in tests/e2e/mcp/client-faults, which a test replays; no other violation of the
 * protocol is tolerated.
 */
export const CLIENT_FAULTS = {
  "discover-with-other-method":
    "Editors send `server/discover` with the `Mcp-Method` of the request that they will send next. A refusal with 400 prevents them from connecting at all, and describing the server reveals nothing that the header could protect.",
  "dropped-session-id":
    "Some hosted clients, and one for terminals, begin a session and send later messages without its id. If the first of these, `initialized`, is refused, they begin again endlessly. Requests that need no session are run as stateless requests, notifications are accepted, and requests that belong to the session (subscriptions, log levels) are refused as before. A single server is asked first, because it may have no sessions.",
} as const satisfies Readonly<Record<string, string>>;

/** Whether the header `Mcp-Method` may differ from the message. */
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
