import { CopiedHead, sendCopy } from "@edge-gateway/http";
import type { CopyResult, Thread } from "@edge-gateway/http";
import type { ServerTarget } from "./server-target.ts";

type Field = readonly [name: string, value: string];

/** A POST request that the gateway itself makes. */
export interface Post {
  readonly path: string;
  /** The headers; their names are in lower case. */
  readonly headers: readonly Field[];
  readonly body: Buffer;
  /** The maximum time of the whole call, in milliseconds. */
  readonly timeout: number;
}

type PostTarget = Pick<ServerTarget, "upstream" | "authority" | "secure">;

/**
 * Sends the message over the target's connection pool, and discards the response body. The promise never
 * rejects.
 */
export function post(target: PostTarget, message: Post, thread: Thread): Promise<CopyResult> {
  const { body, timeout } = message;
  const { upstream } = target;
  const head = postHead(target, message);
  return new Promise((done) => sendCopy(head, body, { upstream, timeout }, { thread, done }));
}

/** The headers of one of the gateway's own POST requests. */
export function postHead(
  { authority, secure }: PostTarget,
  { path, headers }: Pick<Post, "path" | "headers">,
): CopiedHead {
  return new CopiedHead({
    method: "POST",
    scheme: secure ? "https" : "http",
    version: "1.1",
    target: path,
    path,
    query: undefined,
    authority,
    entries: () => headers,
  });
}
