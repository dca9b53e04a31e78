import { curlOf } from "../../../live/curl-of.ts";
import { requestOf, urlOf } from "../play-formats.ts";

interface KeyCall {
  /** The URL of the route for clients. */
  readonly base: string;
  readonly model: string;
  readonly key: string;
  /** The host of the page, for URLs whose host may have no address. */
  readonly host: string;
}

/** A command of a shell that calls a model with a key; undefined if there is no model or no route to it. */
export function keyCommand({ base, model, key, host }: KeyCall): string | undefined {
  const url = urlOf("chat-completions", base);
  if (model === "" || !URL.canParse(url)) return undefined;
  const { hostname, protocol } = new URL(url);
  const prompt = { model, text: "Hello", isStreamed: false };
  const shell = {
    resolvedTo: hostname === host ? undefined : host,
    isSecure: protocol === "https:",
    hasCredential: true,
  };
  return curlOf({ url, body: JSON.stringify(requestOf("chat-completions", prompt)), shell }, key);
}
