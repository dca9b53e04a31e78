import { CODES, type JsonRpcError } from "../json/error.ts";
import type { RawObject } from "../json/raw-json.ts";

/** MCP elicitation, URL mode: the request cannot be run before the user has been to these URLs. */
const URL_ELICITATION_REQUIRED = -32_042;

/** A page that a user has to see. */
export interface UrlElicitation {
  readonly elicitationId: string;
  readonly url: string;
  readonly message: string;
}

/** Whether a client can show its user a URL, by its capabilities. */
export function showsUrls(capabilities: RawObject | undefined): boolean {
  return capabilities?.object("elicitation")?.object("url") !== undefined;
}

/** Leads the user to URLs; a client that shows none of itself gets them as text. */
export function elicitationError(all: readonly UrlElicitation[], canShow: boolean): JsonRpcError {
  if (canShow) {
    const elicitations = all.map((each) => ({ mode: "url", ...each }));
    const message = all.map((each) => each.message).join(" ");
    return { code: URL_ELICITATION_REQUIRED, message, data: JSON.stringify({ elicitations }) };
  }
  const ways = all.map(({ message, url }) => `${message} Open ${url} in a browser.`);
  return { code: CODES.server, message: `${ways.join(" ")} Then try again.` };
}
