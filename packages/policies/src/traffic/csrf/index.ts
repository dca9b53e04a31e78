import type { Csrf } from "@edge-gateway/generated/types/index.ts";
import { asksForWebSocket, type RequestHead } from "@edge-gateway/http";
import { serializeOrigin } from "../../serialize-origin.ts";
import {
  CONTINUE,
  type Outcome,
  type PolicyDefinition,
} from "@edge-gateway/gateway/exchange/policy";

/**
 * Methods that change nothing (RFC 9110 section 9.2.1). TRACE is missing, because web pages cannot send it.
 */
const SAFE_METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);
/** Values of Sec-Fetch-Site (Fetch Metadata) for requests by the page's own site or by the user. */
const OWN_SITES: ReadonlySet<string> = new Set(["same-origin", "none"]);

/**
 * Refuses unsafe requests from web pages of other origins. A request without Origin is allowed, unless its
 * Sec-Fetch-Site names another site. The origin `null`, which a sandboxed frame has, for example, can be any
 * page's.
 */
export const csrf: PolicyDefinition<Csrf> = {
  isShared: true,
  compile({ additionalOrigins = [] }) {
    const trusted = new Set(additionalOrigins.flatMap(trustedOrigins));
    return {
      request({ request, original, trace }): Outcome {
        const reason = reasonToPass(request, original.authority, trusted);
        if (reason === undefined) return { code: "csrf_refused" };
        trace?.note("skip", reason);
        return CONTINUE;
      },
    };
  },
};

/** An entry without a scheme allows pages of that host with any scheme. */
function trustedOrigins(entry: string): readonly string[] {
  const urls = entry.includes("://") ? [entry] : [`http://${entry}`, `https://${entry}`];
  return urls.map(serializeOrigin);
}

function reasonToPass(
  request: RequestHead,
  authority: string,
  trusted: ReadonlySet<string>,
): string | undefined {
  // The page may send and read messages, which browsers do not ask the server for (RFC 6455 section 10.2).
  if (SAFE_METHODS.has(request.method) && !asksForWebSocket(request)) return "the method is safe";
  const site = request.get("sec-fetch-site");
  if (site !== undefined && OWN_SITES.has(site)) return `the request is ${site}`;
  const origin = request.get("origin")?.toLowerCase();
  if (origin === undefined) return site === undefined ? "no web page sent the request" : undefined;
  // A proxy before the gateway may terminate TLS, so the https origin is accepted even if the gateway's own
  // scheme is http.
  const host = authority.toLowerCase();
  if (origin === `https://${host}` || origin === `${request.scheme}://${host}`)
    return "the origin is the host";
  return trusted.has(origin) ? "the origin is trusted" : undefined;
}
