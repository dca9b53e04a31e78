import assert from "node:assert/strict";
import { test } from "node:test";
import {
  ENABLE_CONNECT_PROTOCOL,
  ENABLE_PUSH,
  HEADER_TABLE_SIZE,
  INITIAL_WINDOW_SIZE,
  MAX_CONCURRENT_STREAMS,
  MAX_FRAME_SIZE,
  MAX_HEADER_LIST_SIZE,
  MOST_31_BITS,
  NO_RFC7540_PRIORITIES,
} from "./constants.ts";
import { FrameWriter } from "./frame-writer.ts";
import { Http2Error } from "./http2-error.ts";
import { PeerSettings } from "./settings.ts";

const HEADER_BYTES = 9;
const UNKNOWN = 0x99;

function apply(pairs: readonly number[], fromServer = false, settings = new PeerSettings()) {
  const writer = new FrameWriter(Buffer.alloc(100), 0);
  writer.settings(pairs);
  settings.apply(writer.bytes, HEADER_BYTES, writer.at, fromServer);
  return settings;
}

test("the peer's latest settings apply", () => {
  const settings = apply([
    ...[HEADER_TABLE_SIZE, 1, ENABLE_PUSH, 1, MAX_CONCURRENT_STREAMS, 2],
    ...[INITIAL_WINDOW_SIZE, 3, MAX_FRAME_SIZE, 16_384, MAX_HEADER_LIST_SIZE, 0xff_ff_ff_ff],
    ...[ENABLE_CONNECT_PROTOCOL, 1, NO_RFC7540_PRIORITIES, 1, UNKNOWN, 7],
    ...[MAX_FRAME_SIZE, 16_777_215, INITIAL_WINDOW_SIZE, MOST_31_BITS],
  ]);
  assert.deepEqual(
    { ...settings },
    {
      headerTableBytes: 1,
      maxConcurrentStreams: 2,
      initialWindow: MOST_31_BITS,
      maxFrameBytes: 16_777_215,
      maxListBytes: 0xff_ff_ff_ff,
      enableConnectProtocol: true,
    },
  );
});

test("invalid settings are refused, each with its error code", () => {
  for (const [id, value, code, fromServer] of [
    [ENABLE_PUSH, 2, 1, false],
    [ENABLE_PUSH, 1, 1, true],
    [INITIAL_WINDOW_SIZE, MOST_31_BITS + 1, 3, false],
    [MAX_FRAME_SIZE, 16_383, 1, false],
    [MAX_FRAME_SIZE, 16_777_216, 1, false],
    [ENABLE_CONNECT_PROTOCOL, 2, 1, false],
    [NO_RFC7540_PRIORITIES, 2, 1, false],
  ] as const) {
    assert.throws(
      () => apply([id, value], fromServer),
      (error) => error instanceof Http2Error && error.code === code,
    );
  }
  assert.equal(apply([ENABLE_PUSH, 0], true).maxConcurrentStreams, Infinity);
});

test("extended CONNECT cannot be withdrawn", () => {
  const settings = apply([ENABLE_CONNECT_PROTOCOL, 1]);
  assert.throws(() => apply([ENABLE_CONNECT_PROTOCOL, 0], false, settings), Http2Error);
  assert.equal(apply([ENABLE_CONNECT_PROTOCOL, 0]).enableConnectProtocol, false);
});
