import type { IncomingMessage, RequestOptions } from "node:http";
import type { RequestOptions as SecureOptions } from "node:https";

/** A request; its members win over those of the URL. */
export interface SingleCall extends RequestOptions, Pick<SecureOptions, "ca" | "servername"> {
  readonly body?: string;
}

/**
 * Sends a request over a connection of its own, without redirects, cookies or a proxy: for programs that call
 * now and then. What data planes call has pools and bounds (docs/decisions/021-http-clients.md).
 * @returns the response, whose body is not yet read
 * @throws Error if there is no response
 */
export function singleCall(url: URL, { body, ...options }: SingleCall): Promise<IncomingMessage> {
  const library =
    url.protocol === "https:"
      ? process.getBuiltinModule("node:https")
      : process.getBuiltinModule("node:http");
  return new Promise((resolve, reject) => {
    library
      .request(url, { ...options, agent: false }, resolve)
      .on("error", reject)
      .end(body);
  });
}
