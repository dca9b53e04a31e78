import {
  ENABLE_CONNECT_PROTOCOL,
  ENABLE_PUSH,
  FLOW_CONTROL_ERROR,
  HEADER_TABLE_SIZE,
  INITIAL_WINDOW_SIZE,
  MAX_CONCURRENT_STREAMS,
  MAX_FRAME_SIZE,
  MAX_HEADER_LIST_SIZE,
  MOST_31_BITS,
  MOST_FRAME_BYTES,
  NO_RFC7540_PRIORITIES,
  PROTOCOL_ERROR,
  USUAL_FRAME_BYTES,
  USUAL_TABLE_BYTES,
  USUAL_WINDOW,
} from "./constants.ts";
import { SETTING_BYTES } from "./frame-rules.ts";
import { Http2Error } from "./http2-error.ts";

/** Bytes of a setting's id (RFC 9113 section 6.5.1). */
const ID_BYTES = 2;

/** A peer's settings (RFC 9113 section 6.5.2). Sizes in bytes. */
export class PeerSettings {
  headerTableBytes = USUAL_TABLE_BYTES;
  maxConcurrentStreams = Infinity;
  initialWindow = USUAL_WINDOW;
  maxFrameBytes = USUAL_FRAME_BYTES;
  maxListBytes = Infinity;
  enableConnectProtocol = false;

  /**
   * Applies the payload of a SETTINGS frame; `fromServer`: the peer must not enable push. Throws
   * {@link Http2Error}.
   */
  apply(bytes: Buffer, start: number, end: number, fromServer: boolean): void {
    for (let at = start; at < end; at += SETTING_BYTES) {
      const id = bytes.readUInt16BE(at);
      const value = bytes.readUInt32BE(at + ID_BYTES);
      if (id === ENABLE_PUSH) checkAtMost(fromServer ? 0 : 1, value);
      else this.#set(id, value);
    }
  }

  #set(id: number, value: number): void {
    switch (id) {
      case HEADER_TABLE_SIZE:
        this.headerTableBytes = value;
        return;
      case MAX_CONCURRENT_STREAMS:
        this.maxConcurrentStreams = value;
        return;
      case INITIAL_WINDOW_SIZE:
        if (value > MOST_31_BITS)
          throw new Http2Error(FLOW_CONTROL_ERROR, `invalid initial window: ${value}`);
        this.initialWindow = value;
        return;
      case MAX_FRAME_SIZE:
        if (value < USUAL_FRAME_BYTES || value > MOST_FRAME_BYTES)
          throw new Http2Error(PROTOCOL_ERROR, `invalid maximum frame size: ${value}`);
        this.maxFrameBytes = value;
        return;
      case MAX_HEADER_LIST_SIZE:
        this.maxListBytes = value;
        return;
      case ENABLE_CONNECT_PROTOCOL:
        return this.#setConnectProtocol(value);
      case NO_RFC7540_PRIORITIES:
        return checkAtMost(1, value);
      default:
    }
  }

  /** Sets the setting of extended CONNECT, which cannot be withdrawn (RFC 8441 section 3). */
  #setConnectProtocol(value: number): void {
    checkAtMost(1, value);
    if (this.enableConnectProtocol && value === 0)
      throw new Http2Error(PROTOCOL_ERROR, "ENABLE_CONNECT_PROTOCOL cannot be withdrawn");
    this.enableConnectProtocol = value === 1;
  }
}

function checkAtMost(most: number, value: number): void {
  if (value > most) throw new Http2Error(PROTOCOL_ERROR, `invalid value of a setting: ${value}`);
}
