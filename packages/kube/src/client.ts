import { request as startRequest } from "node:https";
import type { ClientRequest, IncomingMessage } from "node:http";
import { json, text } from "node:stream/consumers";
import { isSuccess } from "@edge-gateway/kernel/http/http-status";
import { API_BOUNDS } from "./bounds.ts";
import type { ApiBounds } from "./bounds.ts";
import { ApiError } from "./api-error.ts";
import type { Access } from "./access.ts";
import { boundedLines } from "./bounded-lines.ts";

/** The body of a request, with its media type. */
export interface RequestBody {
  readonly type:
    "application/json" | "application/merge-patch+json" | "application/apply-patch+yaml";
  /** The request body as JSON, also for YAML: JSON is valid YAML. */
  readonly value: unknown;
}

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Sends requests to an API server. */
export interface Client {
  readonly bounds: ApiBounds;
  /**
   * Sends a request and parses the response as JSON.
   * @param path including the query, for example `/api/v1/namespaces?limit=1`
   * @throws {ApiError} if the server refuses the request; Error if there is no response
   */
  request(method: Method, path: string, options?: RequestOptions): Promise<unknown>;
  /**
   * Returns the events of a watch, until the server ends the watch.
   * @throws {ApiError} if the server refuses the watch; Error if the connection breaks
   */
  watch(path: string, signal: AbortSignal): AsyncIterable<unknown>;
}

export interface RequestOptions {
  readonly body?: RequestBody;
  readonly signal?: AbortSignal;
}

/** Sends requests to an API server over persistent connections. */
export class ApiClient implements Client {
  readonly bounds: ApiBounds;
  readonly #access: Access;

  constructor(access: Access, bounds = API_BOUNDS) {
    this.#access = access;
    this.bounds = bounds;
  }

  async request(
    method: Method,
    path: string,
    { body, signal }: RequestOptions = {},
  ): Promise<unknown> {
    const late = AbortSignal.timeout(this.bounds.requestMilliseconds);
    const signals = signal === undefined ? late : AbortSignal.any([late, signal]);
    const response = await this.#send(method, path, { signal: signals, ...(body && { body }) });
    return json(bounded(response, this.bounds.responseBytes));
  }

  async *watch(path: string, signal: AbortSignal): AsyncGenerator<unknown> {
    const response = await this.#send("GET", path, { signal });
    try {
      for await (const line of boundedLines(response, this.bounds.responseBytes))
        yield JSON.parse(line);
    } finally {
      response.destroy();
    }
  }

  async #send(
    method: Method,
    path: string,
    { body, signal }: RequestOptions,
  ): Promise<IncomingMessage> {
    const options = await this.#access.options();
    const content = body === undefined ? undefined : JSON.stringify(body.value);
    const request = startRequest(`${this.#access.server}${path}`, {
      ...options,
      method,
      ...(signal && { signal }),
      headers: {
        ...options.headers,
        accept: "application/json",
        "user-agent": "edge-gateway",
        ...(content === undefined || body === undefined
          ? {}
          : { "content-type": body.type, "content-length": Buffer.byteLength(content) }),
      },
    });
    const response = await responseOf(request, content);
    const { statusCode = 0 } = response;
    if (isSuccess(statusCode)) return response;
    throw new ApiError(`${method} ${path}`, statusCode, await bodyOf(response));
  }
}

function responseOf(request: ClientRequest, content: string | undefined): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.on("error", reject).on("response", resolve).end(content);
  });
}

/** Reads the message of an error response; empty if its body is not JSON. */
async function bodyOf(response: IncomingMessage): Promise<unknown> {
  try {
    return JSON.parse(await text(response));
  } catch {
    return undefined;
  }
}

/**
 * Reads a body as text.
 * @throws RangeError if the body is too long
 */
async function* bounded(response: IncomingMessage, most: number): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of response) {
    if (!Buffer.isBuffer(chunk)) continue;
    size += chunk.length;
    if (size > most)
      throw new RangeError(`a response of the API server is longer than ${most} bytes`);
    yield chunk;
  }
}
