import { CODES, type JsonRpcError } from "../json/error.ts";
import type { RawObject } from "../json/raw-json.ts";

/**
 * The error code of MCP elicitation in URL mode: the user must open these URLs before the request can be run.
 */
const URL_ELICITATION_REQUIRED = -32_042;
/**
 * The error code of version 2026-07-28 if the client has not declared a capability that the request needs.
 */
const MISSING_CAPABILITY = -32_021;

/** A page that a user must open. */
export interface UrlElicitation {
  /** The target that needs the user's consent. */
  readonly target: string;
  readonly elicitationId: string;
  readonly url: string;
  readonly message: string;
}

/** Whether a client's capabilities say that it can show a URL to its user. */
export function showsUrls(capabilities: RawObject | undefined): boolean {
  return capabilities?.object("elicitation")?.object("url") !== undefined;
}

/** Creates an error that sends the user to URLs. A client that cannot show URLs itself gets them as text. */
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

/** Methods whose result may require more input (version 2026-07-28, multi round-trip requests). */
const ASKING = new Set(["tools/call", "prompts/get", "resources/read"]);

export type ElicitationResult =
  /** The result of the call as JSON text. */
  | { readonly result: string; readonly error?: never }
  | { readonly result?: never; readonly error: JsonRpcError };

/**
 * Creates a result that sends the user of a client without a session to URLs. If the method supports it, the
 * result requires input; otherwise it is an error with the URLs as text. This protocol version has no error
 * code for URLs.
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

/** The prefix of the keys of the gateway's own input requests; no server uses it. */
const PREFIX = "edge-gateway/consent/";

/**
 * Removes the user's responses about each target's URL from a request and returns them, e.g. `accept`. The
 * target has not requested these responses.
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
