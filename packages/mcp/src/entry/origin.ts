import { BlockList } from "node:net";
import type { Outcome } from "@edge-gateway/kernel/http/refusal";
import { CODES } from "../json/error.ts";
import type { Exchange } from "../exchange.ts";
import { mcpRefusal } from "./refusals.ts";

const FORBIDDEN = 403;

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet("127.0.0.0", 8, "ipv4");
LOOPBACK.addAddress("::1", "ipv6");
/** Host names that no name server can redirect. */
const LOCAL_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/;

/**
 * Refuses requests from web pages of other sites, which could reach this gateway by DNS rebinding (MCP
 * transports, security warning). Accepted are pages of the gateway's own host, and of origins that CORS
 * allows. If the client connects from this machine, only local host names count as the gateway's own, because
 * an attacker can rebind any other name.
 */
export function checkOrigin(exchange: Exchange): Outcome {
  const { request, original, originIsAllowed } = exchange;
  const origin = request.get("origin");
  if (origin === undefined || originIsAllowed) return undefined;
  const host = URL.parse(origin)?.host;
  const own = URL.parse(`${request.scheme}://${original.authority}`)?.host;
  if (host !== undefined && host === own && !isRebound(exchange, own)) return undefined;
  const error = { code: CODES.server, message: "Forbidden: the origin is not allowed" };
  return { ...mcpRefusal("forbidden", error), status: FORBIDDEN };
}

/** Behind a proxy on this machine, the client is known only if `trustedProxies` contains the proxy. */
function isRebound({ stream, client }: Exchange, own: string): boolean {
  if (client !== undefined || LOCAL_HOST.test(own)) return false;
  const { remoteAddress } = stream.downstream;
  return LOOPBACK.check(remoteAddress, remoteAddress.includes(":") ? "ipv6" : "ipv4");
}
