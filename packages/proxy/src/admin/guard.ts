import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import type { ListenAddress } from "@edge-gateway/translate/shape/formats/listen-address";

/** Why a request is refused; undefined when it is allowed. */
export type Guard = (request: IncomingMessage) => string | undefined;

const WILDCARDS = new Set(["0.0.0.0", "::"]);
/** Pages that another site may link to. */
const PAGES = new Set(["/", "/ui", "/ui/"]);
const OWN_SITE = new Set(["same-origin", "none"]);

/**
 * Protects the admin server, which has no authentication, from web pages: requests of other
 * origins, and of host names rebound to a loopback address, are refused. Other clients are allowed.
 */
export function guardOf(address: ListenAddress): Guard {
  return ({ headers, method, url = "" }) => {
    const { host } = headers;
    // Browsers cannot reach a Unix socket, and its clients send any Host.
    if (address.kind === "tcp" && !isOwnHost(host, address.host)) {
      return `host '${host ?? ""}' is not an address of this server`;
    }
    if (headers.origin !== undefined && headers.origin !== `http://${host}`) {
      return `origin '${headers.origin}' is not allowed`;
    }
    const site = headers["sec-fetch-site"];
    if (typeof site !== "string" || OWN_SITE.has(site)) return undefined;
    const [path = ""] = url.split("?", 1);
    const opensPage =
      method === "GET" && headers["sec-fetch-mode"] === "navigate" && PAGES.has(path);
    return opensPage ? undefined : "the request was made by another site";
  };
}

function isOwnHost(header: string | undefined, configured: string): boolean {
  const [, bracketed, plain] = /^(?:\[([^\]]*)\]|([^:]+))(?::\d*)?$/.exec(header ?? "") ?? [];
  const host = (bracketed ?? plain ?? "").toLowerCase();
  if (host === "localhost" || host === "::1" || host === configured) return true;
  // DNS rebinding needs a host name, so an IP address is safe.
  return WILDCARDS.has(configured) ? isIP(host) > 0 : isIP(host) > 0 && host.startsWith("127.");
}
