import type { CopiedHead } from "./stream/copied-request.ts";
import type { Dispatch } from "./stream/stream.ts";
import { UpstreamCall, type CallReader, type CallResult } from "./upstream-call.ts";
import { ByteBuilder } from "@edge-gateway/kernel/text/byte-builder";
import { Timer } from "../wire/timer-wheel.ts";
import type { Thread } from "../wire/thread.ts";

/** The result of sending a copy of a request. */
export interface CopyResult extends CallResult {
  /** The body of the response; set if it was requested and is within the limit. */
  readonly body: Uint8Array | undefined;
}

/** Options for sending a copy of a request. */
export interface CopyOptions {
  readonly thread: Thread;
  readonly done: (result: CopyResult) => void;
  /** Maximum bytes of the response body to keep; unset: it is discarded. */
  readonly maxBodyBytes?: number;
}

/**
 * Sends a copy of a request, and reads the response within the dispatch's timeout, so that an endless
 * response ends. `done` is called once, at the end.
 */
export function sendCopy(
  head: CopiedHead,
  body: Buffer,
  dispatch: Dispatch,
  { thread, done, maxBodyBytes = 0 }: CopyOptions,
): void {
  const timer = new Timer(thread.wheel, { timedOut: () => call.abort() });
  const received = new ByteBuilder();
  let isWanted = maxBodyBytes > 0;
  const reader: CallReader = {
    responded() {},
    received(bytes) {
      isWanted &&= received.length + bytes.length <= maxBodyBytes;
      if (isWanted) received.add(bytes);
    },
    ended(result) {
      timer.release();
      done({ ...result, body: isWanted ? received.take() : undefined });
    },
  };
  timer.set(dispatch.timeout);
  const call = new UpstreamCall(head, body, dispatch, { thread, reader });
}
