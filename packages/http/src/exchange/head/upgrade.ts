import type { Head } from "./head.ts";

/** The name of WebSocket in upgrade requests. */
export const WEB_SOCKET = "websocket";

const LIST = /[\t ]*,[\t ]*/;

/**
 * Upgrades to other versions of HTTP and to TLS are not forwarded, because the gateway would no longer see
 * the requests inside (RFC 9113 section 3.1 has removed h2c).
 */
const NOT_PASSED = /^(?:h2c?|https?|tls)(?:\/|$)/;

/** A protocol name with an optional version (RFC 9110 section 7.8). */
const PROTOCOL = /^[\w!#$%&'*+.^`|~-]+(?:\/[\w!#$%&'*+.^`|~-]+)?$/;

/** Whether the gateway supports an upgrade to a protocol with the given name. */
export function canUpgrade(name: string): boolean {
  return PROTOCOL.test(name) && !NOT_PASSED.test(name.toLowerCase());
}

/** Whether a request wants to switch to WebSocket. */
export function asksForWebSocket({ upgrade }: { readonly upgrade?: string | undefined }): boolean {
  return upgrade?.toLowerCase() === WEB_SOCKET;
}

/**
 * The protocols that a request wants to switch to (RFC 9110 section 7.8); undefined if none is supported. Only
 * WebSocket if it is one of them: its messages are limited and checked, so another one must not be chosen.
 */
export function upgradeOf(request: Pick<Head, "getAll">): string | undefined {
  const asked = listOf(request, "upgrade").filter((name) => !NOT_PASSED.test(name.toLowerCase()));
  if (asked.length === 0) return undefined;
  const options = listOf(request, "connection").map((option) => option.toLowerCase());
  if (!options.includes("upgrade")) return undefined;
  return asked.find((name) => name.toLowerCase() === WEB_SOCKET) ?? asked.join(", ");
}

/** Whether a response switches to one of the requested protocols. */
export function isSwitch(response: Pick<Head, "getAll">, asked: string | undefined): boolean {
  const [chosen, ...more] = listOf(response, "upgrade").map((name) => name.toLowerCase());
  if (asked === undefined || chosen === undefined || more.length > 0) return false;
  return asked.toLowerCase().split(LIST).includes(chosen);
}

function listOf(head: Pick<Head, "getAll">, name: string): readonly string[] {
  return head
    .getAll(name)
    .flatMap((value) => value.split(LIST))
    .filter((item) => item !== "");
}
