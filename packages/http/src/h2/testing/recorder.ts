import type { DataPiece, FieldBlock, FrameTaker } from "../frames/frame-taker.ts";
import { FrameReader } from "../frames/frame-reader.ts";
import type { FrameBounds } from "../frames/frame-rules.ts";
import { Http2Error } from "../frames/http2-error.ts";

export const FRAME_BOUNDS: FrameBounds = {
  frameBytes: 16_384,
  blockBytes: 400,
  continuations: 3,
  settings: 4,
};

/** Records the events that a frame reader reports. */
export class Recorder implements FrameTaker {
  readonly told: string[] = [];
  #bytes = "";
  #credit = 0;

  data(stream: number, { bytes, start, end, credit, endsFrame, endStream }: DataPiece): void {
    this.#bytes += bytes.toString("latin1", start, end);
    this.#credit += credit;
    if (!endsFrame) return;
    this.told.push(`data ${stream} ${this.#bytes} ${this.#credit} ${endStream}`);
    this.#bytes = "";
    this.#credit = 0;
  }

  headers(stream: number, { bytes, start, end, endStream }: FieldBlock): void {
    this.told.push(`headers ${stream} ${bytes.toString("latin1", start, end)} ${endStream}`);
  }

  reset(stream: number, code: number): void {
    this.told.push(`reset ${stream} ${code}`);
  }

  settings(bytes: Buffer, start: number, end: number): void {
    this.told.push(`settings ${bytes.toString("hex", start, end)}`);
  }

  settingsAcknowledged(): void {
    this.told.push("settings acknowledged");
  }

  ping(bytes: Buffer, start: number): void {
    this.told.push(`ping ${bytes.toString("latin1", start, start + 8)}`);
  }

  pong(bytes: Buffer, start: number): void {
    this.told.push(`pong ${bytes.toString("latin1", start, start + 8)}`);
  }

  goaway(last: number, code: number): void {
    this.told.push(`goaway ${last} ${code}`);
  }

  windowUpdate(stream: number, increment: number): void {
    this.told.push(`window ${stream} ${increment}`);
  }

  streamError(stream: number, code: number): void {
    this.told.push(`error ${stream} ${code}`);
  }

  ignored(): void {
    this.told.push("ignored");
  }
}

/** Returns the events that a frame reader reports for the given parts, and the error with which it ends. */
export function outcomeOf(parts: readonly Buffer[], preface = false): string[] {
  const recorder = new Recorder();
  const reader = new FrameReader(recorder, FRAME_BOUNDS, preface);
  try {
    for (const part of parts) reader.read(part, 0, part.length);
  } catch (error) {
    if (!(error instanceof Http2Error)) throw error;
    return [...recorder.told, `${error.code}: ${error.message}`];
  }
  return reader.headUnderWay ? [...recorder.told, "more"] : recorder.told;
}
