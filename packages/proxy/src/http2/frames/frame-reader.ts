import type { FrameTaker } from "./frame-taker.ts";

/** What a peer may send. Sizes in bytes. */
export interface FrameBounds {
  /** Our SETTINGS_MAX_FRAME_SIZE. */
  readonly frameBytes: number;
  /** Of a field block, compressed. */
  readonly blockBytes: number;
  /** CONTINUATION frames of one block. */
  readonly continuations: number;
  /** Settings in one frame. */
  readonly settings: number;
}

/** Reads frames in one pass, however their bytes are split (RFC 9113 section 4). */
export class FrameReader {
  /** With `preface` the peer is a client, whose connection begins with `PREFACE` (RFC 9113 section 3.4). */
  constructor(taker: FrameTaker, bounds: FrameBounds, preface: boolean) {
    void [taker, bounds, preface];
  }

  /** Whether a frame or a field block has begun and not ended. */
  get underWay(): boolean {
    return false;
  }

  /** Tells the taker what the bytes say; they are not needed afterwards. Throws `Http2Error`. */
  read(bytes: Buffer, start: number, end: number): void {
    void [bytes, start, end];
  }

  /** Reads nothing any more, also of what it is reading now. */
  stop(): void {}
}
