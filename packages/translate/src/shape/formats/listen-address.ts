import { isIPv4, isIPv6 } from "node:net";
import { LIMITS } from "@edge-gateway/generated/limits/index.ts";

/** The address on which one of the gateway's own servers listens. */
export type ListenAddress =
  | { readonly kind: "off" }
  | { readonly kind: "unix"; readonly path: string }
  | { readonly kind: "tcp"; readonly host: string; readonly port: number };

const TCP = /^(?:\[([0-9a-f:.]+)\]|([^:[\]]+)):([0-9]{1,5})$/i;

/** Parses `ip:port`, `localhost:port`, `unix:/path` or `off`; undefined for other texts. */
export function readListenAddress(text: string): ListenAddress | undefined {
  if (text === "off") return { kind: "off" };
  if (text.startsWith("unix:/")) return { kind: "unix", path: text.slice("unix:".length) };
  const [, bracketed = "", plain = "", digits] = TCP.exec(text) ?? [];
  const port = Number(digits);
  const isHost = isIPv6(bracketed) || isIPv4(plain) || plain === "localhost";
  // Port 0 is allowed: the system chooses a free port.
  if (!isHost || !(port <= LIMITS.port.maximum)) return undefined;
  return { kind: "tcp", host: bracketed === "" ? plain : bracketed, port };
}
