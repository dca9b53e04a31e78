import { Agent, request as startRequest } from "node:https";
import type { IncomingMessage } from "node:http";
import { json, text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";

/** The response of the API server. */
export interface KubeResponse {
  readonly status: number;
  /** The texts of the response's `Warning` headers. */
  readonly warnings: readonly string[];
  readonly body: unknown;
}

/** A body that is not plain JSON, with its media type. */
export interface KubeBody {
  readonly type:
    "application/yaml" | "application/apply-patch+yaml" | "application/merge-patch+json";
  readonly text: string;
}

export type KubeMethod = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

const TOO_MANY_REQUESTS = 429;
const TIMED_OUT = 504;
const RETRIES = 100;
const RETRY_MS = 100;
const CONNECTIONS = 8;

class UnusableConnection extends Error {}

/** The address of an API server, and the credentials for it. */
export interface KubeAccess {
  /** The URL of the API server, such as `https://127.0.0.1:6443`. */
  readonly server: string;
  /** The certificates to trust, as PEM. */
  readonly authority: string;
  readonly token: string;
}

/** Sends requests to an API server over connections that stay open. */
export class KubeClient implements Disposable {
  readonly access: KubeAccess;
  readonly #agent: Agent;

  constructor(access: KubeAccess) {
    this.access = access;
    this.#agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS, ca: access.authority });
  }

  /** A client of the same server with another token. */
  withToken(token: string): KubeClient {
    return new KubeClient({ ...this.access, token });
  }

  /**
   * Sends one request, and repeats it while the server says that it is busy.
   * @param path with its query, such as `/api/v1/namespaces?limit=1`
   * @param body any JSON value, or a string with its media type
   */
  async request(method: KubeMethod, path: string, body?: unknown): Promise<KubeResponse> {
    for (let tries = 0; ; tries += 1) {
      const response = await this.#send(method, path, body).catch(ignoreClosedConnection);
      if (response === undefined) continue;
      if (!isBusy(method, response) || tries === RETRIES) return response;
      await wait(RETRY_MS);
    }
  }

  /**
   * Sends a request like `request`, but fails for any other status than 2xx.
   * @throws Error with the server's response
   */
  async expect(method: KubeMethod, path: string, body?: unknown): Promise<KubeResponse> {
    const response = await this.request(method, path, body);
    if (response.status >= 200 && response.status < 300) return response;
    throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(response.body)}`);
  }

  [Symbol.dispose](): void {
    this.#agent.destroy();
  }

  async #send(method: KubeMethod, path: string, body: unknown): Promise<KubeResponse> {
    const { type, content } = encoded(body);
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const request = startRequest(new URL(path, this.access.server), {
        method,
        agent: this.#agent,
        headers: {
          authorization: `Bearer ${this.access.token}`,
          accept: "application/json",
          ...(content === undefined
            ? {}
            : { "content-type": type, "content-length": Buffer.byteLength(content) }),
        },
      });
      request.on("error", (error) => {
        reject(request.reusedSocket ? new UnusableConnection("closed", { cause: error }) : error);
      });
      request.on("response", resolve).end(content);
    });
    const isJson = response.headers["content-type"]?.startsWith("application/json") === true;
    return {
      status: response.statusCode ?? 0,
      warnings: warningsOf(response),
      body: isJson ? await json(response) : await text(response),
    };
  }
}

/** The server sometimes closes an idle connection just when the next request uses it. */
function ignoreClosedConnection(error: unknown): undefined {
  if (error instanceof UnusableConnection) return;
  throw error;
}

function encoded(body: unknown): { readonly type: string; readonly content: string | undefined } {
  if (body === undefined) return { type: "", content: undefined };
  if (isText(body)) return { type: body.type, content: body.text };
  return { type: "application/json", content: JSON.stringify(body) };
}

function isText(body: unknown): body is KubeBody {
  return typeof body === "object" && body !== null && "text" in body && "type" in body;
}

/** The texts of `Warning: 299 - "text"` headers (RFC 7234, section 5.5). */
function warningsOf({ headersDistinct }: IncomingMessage): readonly string[] {
  return headersDistinct["warning"] ?? [];
}

/**
 * Whether a request may be repeated. A server that reports a timeout may have executed the request,
 * and creating an object twice would fail.
 */
function isBusy(method: KubeMethod, { status }: KubeResponse): boolean {
  return status === TOO_MANY_REQUESTS || (status === TIMED_OUT && method !== "POST");
}
