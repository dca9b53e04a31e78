import type { TriedRequest } from "./drafting.ts";

/** The headers of a request with a body. */
export const JSON_FIELDS = [
  "content-type: application/json",
  "accept: application/json, text/event-stream",
];

/**
 * The request as a command of a shell.
 * @param credential the key or token of a client; its variable `$TOKEN` when empty
 */
export function curlOf(
  { url, body, shell }: Pick<TriedRequest, "url" | "body" | "shell">,
  credential = "",
): string {
  const { hostname, port, protocol } = new URL(url);
  const { resolvedTo, isSecure, hasCredential } = shell;
  const address = resolvedTo === "localhost" ? "127.0.0.1" : resolvedTo;
  const usualPort = protocol === "https:" ? "443" : "80";
  const words = [
    "curl -i",
    ...(isSecure ? ["-k"] : []),
    // curl takes addresses here alone, and no names.
    ...(address !== undefined && /^[\d.]+$|^\[/.test(address)
      ? [`--resolve ${hostname}:${port || usualPort}:${address}`]
      : []),
    /^[\w.:/-]+$/.test(url) ? url : quoted(url),
    ...(hasCredential ? [`-H "Authorization: Bearer ${credential || "$TOKEN"}"`] : []),
    ...(body === undefined ? [] : JSON_FIELDS.map((field) => `-H ${quoted(field)}`)),
    ...(body === undefined ? [] : [`-d ${quoted(body)}`]),
  ];
  return words.join(" ");
}

/** A text as a shell takes it, whatever it contains. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
