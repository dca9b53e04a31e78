import type { Block, ChatEvent } from "../chat/form.ts";

/** Makes the blocks of a streamed response sequential: only one is open at a time. */
export class BlockOrder {
  #open: Block | undefined;
  /** Whether the open block has text. */
  #hasText = false;

  isOpen(kind: Block["kind"]): boolean {
    return this.#open?.kind === kind;
  }

  /** Opens a block unless one of the same kind is open. */
  *within(block: Block): Generator<ChatEvent> {
    if (this.#open?.kind !== block.kind) yield* this.open(block);
  }

  *open(block: Block): Generator<ChatEvent> {
    yield* this.close();
    this.#open = block;
    this.#hasText = false;
    yield { kind: "open", block };
  }

  /** Adds text to the open block. */
  *text(text: string): Generator<ChatEvent> {
    this.#hasText = true;
    yield { kind: "delta", text };
  }

  /** A tool call without arguments gets an empty object. */
  *close(): Generator<ChatEvent> {
    if (this.#open === undefined) return;
    if (this.#open.kind === "toolCall" && !this.#hasText) yield { kind: "delta", text: "{}" };
    this.#open = undefined;
    yield { kind: "close" };
  }
}
