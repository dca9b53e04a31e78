import type { CopiedHead } from "./copied-request.ts";
import type { Dispatch } from "./stream.ts";
import { UpstreamCall, type CallReader, type CallResult } from "./upstream-call.ts";
import { ByteBuilder } from "@edge-gateway/kernel/byte-builder";
import { Timer } from "../wire/timer-wheel.ts";
import type { Thread } from "../wire/thread.ts";

/** How a copy ended. */
export interface CopyResult extends CallResult {
  /** Where it was wanted, and is not larger than that. */
  readonly body: Uint8Array | undefined;
}

/** Who sends a copy, and is told how it ended. */
export interface CopyOptions {
  readonly thread: Thread;
  readonly done: (result: CopyResult) => void;
  /** Bytes of the response's body that are wanted; unset: it is discarded. */
  readonly maxBodyBytes?: number;
}

/**
 * Sends a copy; its response is read, as long as the time of the dispatch lasts, so that a response
 * without an end has one. `done` is called once, at the end of it all.
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
