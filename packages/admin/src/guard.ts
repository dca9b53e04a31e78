import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import type { AdminVisitor } from "@edge-gateway/gateway/shared/admin-visitor";
import type { ListenAddress } from "@edge-gateway/translate/shape/formats/listen-address";

/** Why a request is refused; undefined when it is allowed. */
export type Guard = (request: IncomingMessage) => string | undefined;

const WILDCARDS = new Set(["0.0.0.0", "::"]);
/** Pages that another site may link to. */
const PAGES = /^\/(?:ui(?:\/(?!api(?:\/|$)|debug\/).*)?)?$/;
const OWN_SITE = new Set(["same-origin", "none"]);

/**
 * Protects the admin server, which has no authentication, from web pages: requests of other
 * origins, and of host names rebound to a loopback address, are refused. Other clients are allowed.
 * @param hosts the host names that the settings allow
 */
export function guardOf(address: ListenAddress, hosts: readonly string[] = []): Guard {
  const known = new Set(hosts);
  return ({ headers, method, url = "" }) => {
    const { host } = headers;
    // Browsers cannot reach a Unix socket, and its clients send any Host.
    const name = nameIn(host);
    if (address.kind === "tcp" && !known.has(name) && !isOwnHost(name, address.host)) {
      return `host '${host ?? ""}' is not an address of this server: \`config.adminHosts\` can allow it`;
    }
    if (headers.origin !== undefined && !isOwnOrigin(headers.origin, host, known.has(name))) {
      return `origin '${headers.origin}' is not allowed`;
    }
    return bySite(headers, method === "GET" && PAGES.test(url.split("?", 1)[0] ?? ""));
  };
}

/**
 * Protects the UI at a listener from web pages of other origins, and, where it needs no credential, from host
 * names rebound to its address.
 * @param isPage whether the request reads a page, which another site may link to
 */
export function visitorRefusal(
  { headers }: IncomingMessage,
  { authority, checksHost }: Pick<AdminVisitor, "authority" | "checksHost">,
  isPage: boolean,
): string | undefined {
  const name = nameIn(authority);
  // A browser does not send the credentials of a page to another host name that leads to the same address.
  if (checksHost && name !== "localhost" && isIP(name) === 0)
    return `host '${authority}' is not known: name it in \`ui.hostnames\``;
  const { origin } = headers;
  // A proxy before the gateway may have terminated TLS.
  const isOwn = origin === `http://${authority}` || origin === `https://${authority}`;
  if (origin !== undefined && !isOwn) return `origin '${origin}' is not allowed`;
  return bySite(headers, isPage);
}

function bySite(headers: IncomingMessage["headers"], isPage: boolean): string | undefined {
  const site = headers["sec-fetch-site"];
  if (typeof site !== "string" || OWN_SITE.has(site)) return undefined;
  return isPage && headers["sec-fetch-mode"] === "navigate"
    ? undefined
    : "the request was made by another site";
}

/** The host in a Host header, without its port; empty if there is none. */
function nameIn(header: string | undefined): string {
  const [, bracketed, plain] = /^(?:\[([^\]]*)\]|([^:]+))(?::\d*)?$/.exec(header ?? "") ?? [];
  return (bracketed ?? plain ?? "").toLowerCase();
}

/** A host that the settings allow may be behind a proxy that terminates TLS. */
function isOwnOrigin(origin: string, host: string | undefined, isAllowed: boolean): boolean {
  return origin === `http://${host}` || (isAllowed && origin === `https://${host}`);
}

function isOwnHost(host: string, configured: string): boolean {
  if (host === "localhost" || host === "::1" || host === configured) return true;
  // DNS rebinding needs a host name, so an IP address is safe.
  return WILDCARDS.has(configured) ? isIP(host) > 0 : isIP(host) > 0 && host.startsWith("127.");
}
