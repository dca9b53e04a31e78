import { BlockList } from "node:net";
import { CODES } from "@edge-gateway/mcp/json/error";
import type { Exchange } from "../../pipeline/exchange.ts";
import type { Outcome } from "../../pipeline/policy.ts";
import { mcpRefusal } from "./refusals.ts";

const FORBIDDEN = 403;

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet("127.0.0.0", 8, "ipv4");
LOOPBACK.addAddress("::1", "ipv6");
/** Hosts that no name server can lead elsewhere. */
const LOCAL_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/;

/**
 * Refuses pages of other sites, which a browser may have been led here by (DNS rebinding; MCP
 * transports, security warning): only the gateway's own host and what CORS allows may call. For a
 * browser on this machine only names of this machine are own: any other one may have been made to lead
 * here.
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

/** Behind a proxy of this machine `trustedProxies` says who the client is. */
function isRebound({ stream, client }: Exchange, own: string): boolean {
  if (client !== undefined || LOCAL_HOST.test(own)) return false;
  const { remoteAddress } = stream.downstream;
  return LOOPBACK.check(remoteAddress, remoteAddress.includes(":") ? "ipv6" : "ipv4");
}
