import {
  MOST_31_BITS,
  USUAL_FRAME_BYTES,
  USUAL_TABLE_BYTES,
  USUAL_WINDOW,
} from "./constants.ts";

/** What a peer has said of itself (RFC 9113 section 6.5.2). */
export class PeerSettings {
  headerTableBytes = USUAL_TABLE_BYTES;
  enablePush = true;
  maxConcurrentStreams = MOST_31_BITS;
  initialWindow = USUAL_WINDOW;
  maxFrameBytes = USUAL_FRAME_BYTES;
  maxListBytes = MOST_31_BITS;
  enableConnectProtocol = false;

  /** Takes over the payload of a SETTINGS frame; `fromServer`: the peer may not push. Throws `Http2Error`. */
  apply(bytes: Buffer, start: number, end: number, fromServer: boolean): void {
    void [bytes, start, end, fromServer];
  }
}
