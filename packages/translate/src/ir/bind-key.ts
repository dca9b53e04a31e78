import type { Bind } from "./index.ts";

/** The transport protocol of a port: TCP and UDP ports are independent. */
export type Transport = "TCP" | "UDP";

/** The key of a TCP or UDP port: `bind/8080`, `bind/udp/53`. */
export function bindKey(port: number, transport: Transport): string {
  return transport === "UDP" ? `bind/udp/${port}` : `bind/${port}`;
}

/** The transport field of a bind. */
export function bindTransport(transport: Transport): Pick<Bind, "transport"> {
  return transport === "UDP" ? { transport } : {};
}

/** The transport that a listener's protocol uses. */
export function transportOf(protocol: string): Transport {
  return protocol === "UDP" ? "UDP" : "TCP";
}
