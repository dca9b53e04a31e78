import { CODES, type JsonRpcError } from "../json/error.ts";
import type { RawObject } from "../json/raw-json.ts";

/** MCP elicitation, URL mode: the request cannot be run before the user has been to these URLs. */
const URL_ELICITATION_REQUIRED = -32_042;
/** Version 2026-07-28: the client has not declared a capability that the request needs. */
const MISSING_CAPABILITY = -32_021;

/** A page that a user has to see. */
export interface UrlElicitation {
  /** The target that needs the user's consent. */
  readonly target: string;
  readonly elicitationId: string;
  readonly url: string;
  readonly message: string;
}

/** Whether a client can show its user a URL, by its capabilities. */
export function showsUrls(capabilities: RawObject | undefined): boolean {
  return capabilities?.object("elicitation")?.object("url") !== undefined;
}

/**
 * Makes an error that sends the user to URLs; a client that cannot show URLs itself gets them as
 * text.
 */
export function elicitationError(all: readonly UrlElicitation[], canShow: boolean): JsonRpcError {
  if (!canShow) return { code: CODES.server, message: readable(all) };
  const elicitations = all.map(({ elicitationId, url, message }) => ({
    mode: "url",
    elicitationId,
    url,
    message,
  }));
  const message = all.map((each) => each.message).join(" ");
  return { code: URL_ELICITATION_REQUIRED, message, data: JSON.stringify({ elicitations }) };
}

/** Requests whose result may ask for more input (2026-07-28, multi round-trip requests). */
const ASKING = new Set(["tools/call", "prompts/get", "resources/read"]);

export type ElicitationResult =
  /** The result of the call as JSON text. */
  | { readonly result: string; readonly error?: never }
  | { readonly result?: never; readonly error: JsonRpcError };

/**
 * Makes a result that sends the user of a client without a session to URLs: it requires input if
 * the method supports that, otherwise it is text. This version has no error with URLs.
 */
export function elicitationResult(
  method: string,
  all: readonly UrlElicitation[],
  canShow: boolean,
): ElicitationResult {
  if (!canShow) {
    const data = JSON.stringify({ requiredCapabilities: { elicitation: { url: {} } } });
    return { error: { code: MISSING_CAPABILITY, message: readable(all), data } };
  }
  if (!ASKING.has(method)) return { error: { code: CODES.internal, message: readable(all) } };
  const requests = all.map(({ target, url, message }) => {
    const params = { mode: "url", url, message };
    return [PREFIX + target, { method: "elicitation/create", params }] as const;
  });
  const inputRequests = Object.fromEntries(requests);
  return { result: JSON.stringify({ resultType: "input_required", inputRequests }) };
}

/** Keys of the gateway's own input requests, which no server uses. */
const PREFIX = "edge-gateway/consent/";

/**
 * The user's response to each target's URL, e.g. `accept`. The responses are removed, because the
 * target did not ask for them.
 */
export function takeAnswers(request: RawObject): ReadonlyMap<string, string> {
  const answers = new Map<string, string>();
  const params = request.object("params");
  const responses = params?.object("inputResponses");
  if (params === undefined || responses === undefined) return answers;
  for (const key of responses.keys()) {
    if (!key.startsWith(PREFIX)) continue;
    answers.set(key.slice(PREFIX.length), responses.object(key)?.text("action") ?? "");
    responses.delete(key);
  }
  if (answers.size === 0) return answers;
  if (responses.keys().length === 0) params.delete("inputResponses");
  else params.set("inputResponses", responses.toString());
  request.set("params", params.toString());
  return answers;
}

function readable(all: readonly UrlElicitation[]): string {
  const ways = all.map(({ message, url }) => `${message} Open ${url} in a browser.`);
  return `${ways.join(" ")} Then try again.`;
}
