import type { CompiledListener, RoutedBind } from "./compiled.ts";
import type { ExchangeState } from "./exchange-state.ts";
import type { Refusal } from "../exchange/policy.ts";

const CONNECT = "CONNECT";
/**
 * The methods in `Allow` when CONNECT is refused (RFC 9110 section 15.5.6). Unregistered methods are
 * accepted, too.
 */
const ALLOW = [["allow", "GET, HEAD, POST, PUT, DELETE, OPTIONS, TRACE, PATCH"]] as const;
const PORT = /:(\d+)$/;

/** Whether a CONNECT request leads to a bind of this process. */
export function targetsBind({ request }: ExchangeState, { frontend }: RoutedBind): boolean {
  return request.method === CONNECT && frontend.connect?.mode === "Tunnel";
}

/**
 * Finds the listener for a tunnel's CONNECT request. Its target is not a host name of the gateway, so the
 * listener of the TLS connection is used, if there is one.
 */
export function listenerOfTunnel(
  { request, stream: { downstream } }: ExchangeState,
  { listeners }: RoutedBind,
): CompiledListener | undefined {
  const spokenWith = downstream.transport?.listener;
  if (spokenWith === undefined) return listeners.find(request.authority, (found) => found);
  return listeners.values().find(({ key }) => key === spokenWith);
}

/** Why a CONNECT request is refused. */
export function refusalOfConnect(
  { request, targetsOwnListener, stream: { downstream } }: ExchangeState,
  { frontend }: RoutedBind,
): Refusal | undefined {
  if (request.method !== CONNECT || frontend.connect?.mode === "Route") return undefined;
  if (!targetsOwnListener) return { code: "method_not_allowed", headers: ALLOW };
  if (downstream.transport?.connectHeaders === undefined) return undefined;
  return { code: "method_not_allowed", headers: ALLOW, detail: "a tunnel within a tunnel" };
}

/** The port in a CONNECT target; a target without a port is invalid (RFC 9110 section 9.3.6). */
export function portOf(authority: string): number {
  return Number(PORT.exec(authority)?.[1]);
}
