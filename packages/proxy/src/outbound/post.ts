import { CopiedHead, sendCopy } from "@edge-gateway/http";
import type { CallResult, Thread } from "@edge-gateway/http";
import type { ServerTarget } from "./server-target.ts";

type Field = readonly [name: string, value: string];

/** A POST request of the gateway itself. */
export interface Post {
  readonly path: string;
  /** Lower-case names. */
  readonly headers: readonly Field[];
  readonly body: Buffer;
  /** Milliseconds for the whole call. */
  readonly timeout: number;
}

/** Sends it over the connections of the target; the body of the response is thrown away. Never rejects. */
export function post(
  { upstream, authority, secure }: ServerTarget,
  { path, headers, body, timeout }: Post,
  thread: Thread,
): Promise<CallResult> {
  const valueOf = (wanted: string): string | undefined =>
    headers.find(([name]) => name === wanted)?.[1];
  const head = new CopiedHead({
    method: "POST",
    scheme: secure ? "https" : "http",
    version: "1.1",
    target: path,
    path,
    query: undefined,
    authority,
    get: valueOf,
    has: (name) => valueOf(name) !== undefined,
    entries: () => headers,
  });
  return new Promise((done) => sendCopy(head, body, { upstream, timeout }, { thread, done }));
}
