import type { Csrf } from "@edge-gateway/generated/types/index.ts";
import type { RequestHead } from "@edge-gateway/http";
import { serializeOrigin } from "../../serialize-origin.ts";
import { CONTINUE, type Outcome, type PolicyDefinition } from "../../../pipeline/policy.ts";

/** RFC 9110 section 9.2.1; TRACE never carries a credential that a page could use. */
const SAFE_METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);
/** Fetch Metadata, Sec-Fetch-Site: made by the page itself, or by the user. */
const OWN_SITES: ReadonlySet<string> = new Set(["same-origin", "none"]);

/**
 * Refuses requests with effects that a page of another origin makes; those of no page pass. A browser
 * that says that the page is of another site is believed, even if it hides the origin.
 */
export const csrf: PolicyDefinition<Csrf> = {
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

/** An entry without a scheme is the host of a page, whichever scheme that page is loaded by. */
function trustedOrigins(entry: string): readonly string[] {
  const urls = entry.includes("://") ? [entry] : [`http://${entry}`, `https://${entry}`];
  return urls.map(serializeOrigin);
}

function reasonToPass(
  request: RequestHead,
  authority: string,
  trusted: ReadonlySet<string>,
): string | undefined {
  if (SAFE_METHODS.has(request.method)) return "the method has no effects";
  const site = request.get("sec-fetch-site");
  if (site !== undefined && OWN_SITES.has(site)) return `the request is ${site}`;
  const origin = request.get("origin")?.toLowerCase();
  if (origin === undefined || origin === "null")
    return site === undefined ? "no page made the request" : undefined;
  // Without TLS here the browser may still have used it, with a proxy before the gateway.
  const host = authority.toLowerCase();
  if (origin === `https://${host}` || origin === `${request.scheme}://${host}`)
    return "the origin is the host";
  return trusted.has(origin) ? "the origin is trusted" : undefined;
}
