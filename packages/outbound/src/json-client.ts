import type { LookupFunction } from "node:net";
import { isSuccess } from "@edge-gateway/kernel/http/http-status";
import { ServiceKey } from "@edge-gateway/kernel/process/services";
import { SETTINGS } from "@edge-gateway/kernel/thread-parts";
import { HttpClient } from "./http-client.ts";
import { LOOKUP } from "./names.ts";
import { OutboundError } from "./outbound-error.ts";
import type { OutboundTarget } from "./outbound-target.ts";

export interface OutboundLimits {
  /** The maximum time of a whole call, in milliseconds. */
  readonly requestTimeoutMilliseconds: number;
  readonly maxDocumentBytes: number;
}

/**
 * Reads a JSON document.
 * @throws OutboundError
 */
export type FetchJson = (target: OutboundTarget) => Promise<unknown>;

/** Service key: reads the documents of identity providers. */
export const FETCH_JSON = new ServiceKey<FetchJson>("documents of identity providers", (use) => {
  const { identity } = use(SETTINGS);
  return new JsonClient(identity, use(LOOKUP)).fetchJson;
});

/** Fetches documents of identity providers. */
export class JsonClient {
  readonly #client: HttpClient;
  readonly #timeout: number;

  /** @param lookup resolves the host names of servers; undefined: the system's resolver */
  constructor(
    { requestTimeoutMilliseconds, maxDocumentBytes }: OutboundLimits,
    lookup?: LookupFunction,
  ) {
    this.#client = new HttpClient(maxDocumentBytes, lookup);
    this.#timeout = requestTimeoutMilliseconds;
  }

  /**
   * Fetches the JSON document at a URL.
   * @throws OutboundError
   */
  readonly fetchJson: FetchJson = async (target) => {
    const { host } = new URL(target.url);
    const { status, body } = await this.#client.send(target, {
      method: "GET",
      headers: { accept: "application/json" },
      isRepeatable: true,
      timeout: this.#timeout,
    });
    if (!isSuccess(status))
      throw new OutboundError(host, `the response has status ${status}`, status);
    try {
      return JSON.parse(body.toString());
    } catch (cause) {
      throw new OutboundError(host, "the response is not JSON", status, cause);
    }
  };

  close(): Promise<void> {
    return this.#client.close();
  }
}
