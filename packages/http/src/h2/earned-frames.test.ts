import assert from "node:assert/strict";
import { test } from "node:test";
import {
  HTTP2_BYTES_PER_CONTROL_FRAME,
  HTTP2_CONTROL_FRAMES_PER_DATA_FRAME,
  HTTP2_CONTROL_FRAME_BURST,
  HTTP2_USEFUL_DATA_BYTES,
} from "../bounds.ts";
import { DATA, INITIAL_WINDOW_SIZE, SETTINGS } from "./frames/constants.ts";
import { atMost, data, get, ping, post, Repeated, windowUpdate, word } from "./testing/flood.ts";
import { frame } from "./testing/frames.ts";
import { RawPeer } from "./testing/raw-peer.ts";

const perFrame = HTTP2_BYTES_PER_CONTROL_FRAME;
const earned = HTTP2_CONTROL_FRAMES_PER_DATA_FRAME;
const burst = HTTP2_CONTROL_FRAME_BURST;
const useful = HTTP2_USEFUL_DATA_BYTES;

/** Makes a peer that has sent a request and whose windows are closed; `waits`: bytes of the response. */
function answered(waits: number): RawPeer {
  const peer = new RawPeer();
  const closed = Buffer.concat([Buffer.from([0, INITIAL_WINDOW_SIZE]), word(0)]);
  peer.receive(frame(SETTINGS, 0, 0, closed), get(0));
  const [stream] = peer.requests;
  stream?.sendHead([":status", "200"], false);
  stream?.send(Buffer.alloc(waits));
  return peer;
}

/**
 * Spends the control frame budget except for the given number of frames; the peer has already sent a head.
 */
function spendAllBut(left: number, peer: RawPeer): void {
  new Repeated(peer, () => [ping()]).times(burst - left);
  assert.equal(peer.lives, true);
}

test("a head allows a fixed number of control frames, and no more", () => {
  const peer = new RawPeer();
  peer.receive(get(0));
  spendAllBut(0, peer);
  peer.receive(get(1));
  atMost(peer, earned, () => [ping()]);
});

test("so does a received chunk of data", () => {
  const peer = new RawPeer();
  peer.receive(post(0));
  spendAllBut(0, peer);
  peer.receive(data(0, 1));
  atMost(peer, earned, () => [ping()]);
});

test("sent useful data allows the same number, and more for its size", () => {
  const peer = answered(2 * useful);
  spendAllBut(1, peer);
  peer.receive(windowUpdate(1, useful));
  assert.equal(peer.count(DATA), 1);
  atMost(peer, earned + Math.floor(useful / perFrame), () => [ping()]);
});

test("a chunk one byte smaller is not useful while more waits: it allows none", () => {
  const peer = answered(2 * useful);
  spendAllBut(1, peer);
  peer.receive(windowUpdate(1, useful - 1));
  assert.equal(peer.count(DATA), 1);
  atMost(peer, 0, () => [ping()]);
});

test("the last chunk is useful, however small", () => {
  const peer = answered(1);
  spendAllBut(1, peer);
  peer.receive(windowUpdate(1, 1));
  assert.equal(peer.count(DATA), 1);
  atMost(peer, earned, () => [ping()]);
});

test("the budget never exceeds the burst", () => {
  const peer = new RawPeer();
  new Repeated(peer, (number) => [get(number)]).times(50);
  atMost(peer, burst, () => [ping()]);
});

test("windows that force byte-by-byte responses (CVE-2019-9511)", () => {
  const peer = answered(2 * burst);
  atMost(peer, burst, () => [windowUpdate(1, 1)]);
  assert.equal(peer.count(DATA), burst);
});

test("windows that allow useful chunks continue forever", () => {
  const peer = answered(0);
  const [stream] = peer.requests;
  const updates = new Repeated(peer, () => {
    stream?.send(Buffer.alloc(useful + 1));
    return [windowUpdate(1, useful), windowUpdate(0, useful), ping()];
  });
  updates.times(burst);
  assert.equal(peer.lives, true);
});

test("a client that reads in small steps may update its window every 4 KiB, like Go's", () => {
  const peer = new RawPeer();
  peer.receive(get(0));
  const [stream] = peer.requests;
  stream?.sendHead([":status", "200"], false);
  const read = 4096;
  const reads = new Repeated(peer, () => {
    stream?.send(Buffer.alloc(4 * read));
    return Array.from({ length: 8 }, (_, index) => windowUpdate(index % 2, read));
  });
  reads.times(burst / 4 + 1);
  assert.equal(peer.lives, true);
});
