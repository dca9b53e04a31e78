import type { Bind } from "./index.ts";

/** The transport protocol of a port: one number may be used by both. */
export type Transport = "TCP" | "UDP";

/** `bind/8080`, `bind/udp/53`: a port of TCP or of UDP. */
export function bindKey(port: number, transport: Transport): string {
  return transport === "UDP" ? `bind/udp/${port}` : `bind/${port}`;
}

/** What a bind says about its transport. */
export function bindTransport(transport: Transport): Pick<Bind, "transport"> {
  return transport === "UDP" ? { transport } : {};
}

/** Of the protocol of a listener. */
export function transportOf(protocol: string): Transport {
  return protocol === "UDP" ? "UDP" : "TCP";
}
