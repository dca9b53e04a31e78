import { type Frame, frameReader } from "../../stream/frames.ts";
import { EventTexts, type GuardedEvent, type Lane } from "../events/event-texts.ts";
import { type Piece, RESPONSES } from "../events/index.ts";
import type { GuardedFormat, GuardedFormatName } from "../form/guarded-format.ts";
import { mediaIn } from "../form/response-media.ts";

/** A streamed response that is buffered completely. */
export class WholeStream {
  readonly #events: readonly GuardedEvent[];
  readonly #blocks: Block[] = [];
  /** The blocks whose text arrives in pieces. */
  readonly #inPieces: Block[] = [];
  /** All other blocks, by their text. */
  readonly #wholes = new Map<string, Block>();
  /** The name of a member that guards cannot read; undefined: there is none. */
  readonly media: string | undefined;

  /** @throws ChatFault if the bytes are not a stream, or contain too many texts */
  static read({ name, streamType }: GuardedFormat, bytes: Uint8Array): WholeStream {
    const reader = frameReader(streamType);
    return new WholeStream(name, [...reader.read(bytes), ...reader.end()]);
  }

  /** @throws ChatFault if there are too many texts */
  constructor(name: GuardedFormatName, frames: readonly Frame[]) {
    const texts = new EventTexts(RESPONSES[name].event, {
      lane: () => {
        const block = this.#block();
        this.#inPieces.push(block);
        return block;
      },
      whole: (text) => this.#repeated(text),
    });
    this.media = mediaIn(frames.map(({ body }) => body));
    this.#events = frames.map((frame) => texts.event(frame));
  }

  /** The model's texts, one per choice, block or item. */
  get texts(): readonly string[] {
    return this.#blocks.map(({ text }) => text);
  }

  /** The bytes of the stream with other texts; everything else in its events stays unchanged. */
  with(texts: readonly string[]): Uint8Array {
    for (const [index, block] of this.#blocks.entries()) block.replace(texts[index] ?? "");
    return Buffer.concat(this.#events.map((event) => event.bytes()));
  }

  #block(): Block {
    const block = new Block();
    this.#blocks.push(block);
    return block;
  }

  #repeated(text: string): Piece {
    const same = this.#wholes.get(text) ?? this.#inPieces.findLast((block) => block.text === text);
    if (same !== undefined) return same.repeat();
    const block = this.#block();
    this.#wholes.set(text, block);
    return block.add(text);
  }
}

class BlockPiece implements Piece {
  text: string;
  isMasked = false;
  readonly isSettled = true;

  constructor(text: string) {
    this.text = text;
  }
}

class Block implements Lane {
  text = "";
  isMasked = false;
  readonly #pieces: BlockPiece[] = [];
  readonly #repetitions: BlockPiece[] = [];

  add(text: string): Piece {
    this.text += text;
    const piece = new BlockPiece(text);
    this.#pieces.push(piece);
    return piece;
  }

  repeat(): Piece {
    const piece = new BlockPiece(this.text);
    this.#repetitions.push(piece);
    return piece;
  }

  end(): void {}

  /** Puts the new text into the first piece of the block, and empties the other pieces. */
  replace(text: string): void {
    if (text === this.text) return;
    this.isMasked = true;
    const [first, ...others] = this.#pieces;
    for (const piece of [...this.#pieces, ...this.#repetitions]) piece.isMasked = true;
    for (const piece of others) piece.text = "";
    for (const piece of [first, ...this.#repetitions]) if (piece !== undefined) piece.text = text;
  }
}
