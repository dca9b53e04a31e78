import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import type { Listening } from "../listen.ts";
import { startUpstream } from "./upstream.ts";

/** A request that the model server received. */
export interface SeenCall {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/**
 * A response of the model server. An object is sent as JSON, and a list as the chunks of a stream; after
 * them, `cut` closes the connection, and `open` keeps it open.
 */
export interface ModelAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly pieces?: readonly (string | Uint8Array)[];
  /** Further chunks, which are sent after a promise is fulfilled. */
  readonly later?: {
    readonly after: Promise<void>;
    readonly pieces: readonly (string | Uint8Array)[];
  };
  readonly type?: string;
  readonly cut?: boolean;
  readonly open?: boolean;
}

/** A language model server whose responses a test defines, and which records its requests. */
export class ModelServer implements AsyncDisposable {
  readonly seen: SeenCall[] = [];
  answer: (call: SeenCall) => ModelAnswer | Promise<ModelAnswer> = () => ({ status: 500 });
  #listening: Listening | undefined;

  static async start(): Promise<ModelServer> {
    const server = new ModelServer();
    server.#listening = await startUpstream((request, response) => {
      void server.#serve(request, response);
    });
    return server;
  }

  get port(): number {
    return this.#listening?.port ?? 0;
  }

  /**
   * Returns the last request.
   * @throws Error if there was no request
   */
  get last(): SeenCall {
    const last = this.seen.at(-1);
    if (last === undefined) throw new Error("the model server has received no request");
    return last;
  }

  async close(): Promise<void> {
    await this.#listening?.close();
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const call = {
      url: request.url ?? "",
      headers: request.headers,
      text: body,
      body: body === "" ? {} : JSON.parse(body),
    };
    this.seen.push(call);
    const {
      status = 200,
      headers = {},
      json,
      pieces,
      later,
      type,
      cut,
      open,
    } = await this.answer(call);
    if (pieces === undefined) {
      response.writeHead(status, { "content-type": "application/json", ...headers });
      response.end(JSON.stringify(json));
      return;
    }
    response.writeHead(status, { "content-type": type ?? "text/event-stream", ...headers });
    await sendAll(response, pieces);
    await later?.after;
    await sendAll(response, later?.pieces ?? []);
    if (cut === true) response.destroy();
    else if (open !== true) response.end();
  }
}

async function sendAll(
  response: ServerResponse,
  pieces: readonly (string | Uint8Array)[],
): Promise<void> {
  for (const piece of pieces) {
    response.write(piece);
    await new Promise((resolve) => setImmediate(resolve));
  }
}
