import type { Body } from "../json/message.ts";
import { METHODS } from "./methods.ts";

/** The method that tells of a server; other than all others it changes nothing, and nobody routes by it. */
const DISCOVER = "server/discover";

/** Requests of sessions that mean nothing alone: they change the session, or only ask whether it lives. */
const OF_SESSION = new Set([
  "ping",
  "logging/setLevel",
  "resources/subscribe",
  "resources/unsubscribe",
]);

/**
 * Faults of clients in use that the gateway tolerates, each with its reason. Each has a transcript in
 * tests/e2e/mcp/client-faults, which a test plays; nothing else that breaks the protocol is tolerated.
 */
export const CLIENT_FAULTS = {
  "discover-with-other-method":
    "Editors ask `server/discover` with the `Mcp-Method` of the request that they want to send next. A refusal with 400 keeps them from connecting at all, and a server that is asked who it is gives nothing away that the header could protect.",
  "dropped-session-id":
    "Hosted clients, and one for terminals, begin a session and send later messages without its id; the first of them tells that they are ready, and a refusal of it makes them begin again and again. What is complete in itself is run as a request that is alone, notifications are taken, and what belongs to the session (subscriptions, log levels) is refused as before. One server is asked first: it may have no sessions.",
} as const satisfies Readonly<Record<string, string>>;

/** Whether the header `Mcp-Method` may say something else than the message. */
export function toleratesOtherMethod(method: string, header: string | undefined): boolean {
  return method === DISCOVER && header !== undefined;
}

/** Whether messages without the id of a session are run alone. */
export function toleratesNoSession({ messages }: Body): boolean {
  return messages.every(
    (message) =>
      message.kind === "notification" ||
      (message.kind === "request" &&
        METHODS.has(message.method) &&
        !OF_SESSION.has(message.method)),
  );
}
