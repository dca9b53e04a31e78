import { isIP } from "node:net";
import type { BackendTls } from "@edge-gateway/generated/types/index.ts";

/** How the gateway makes sure whom it speaks TLS with. */
export interface TlsPolicy {
  /** The name that is asked for and checked; undefined takes the host. */
  readonly serverName: string | undefined;
  /** `All` accepts any certificate, `Hostname` one for another name. */
  readonly skipVerify: "All" | "Hostname" | undefined;
}

/** Options of a TLS socket, as `node:tls` and undici take them. */
export interface TlsSocketOptions {
  readonly servername?: string;
  readonly rejectUnauthorized?: boolean;
  readonly checkServerIdentity?: () => undefined;
}

/** The policy as configured; undefined where nothing is configured. */
export function tlsPolicyOf(tls: BackendTls | undefined): TlsPolicy | undefined {
  return tls === undefined
    ? undefined
    : { serverName: tls.sni, skipVerify: tls.insecureSkipVerify };
}

/** An address is never sent as server name (RFC 6066 section 3). */
export function tlsSocketOptions(
  { serverName, skipVerify }: TlsPolicy,
  host?: string,
): TlsSocketOptions {
  const name = serverName ?? host;
  return {
    ...(name === undefined || isIP(name) !== 0 ? {} : { servername: name }),
    ...(skipVerify === "All" ? { rejectUnauthorized: false } : {}),
    ...(skipVerify === "Hostname" ? { checkServerIdentity: () => undefined } : {}),
  };
}
