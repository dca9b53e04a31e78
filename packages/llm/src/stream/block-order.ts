import type { Block, ChatEvent } from "../chat/form.ts";

/** Keeps the blocks of a streamed answer behind each other: one is open at a time. */
export class BlockOrder {
  #open: Block | undefined;
  /** Whether the open block has any text. */
  #hasText = false;

  isOpen(kind: Block["kind"]): boolean {
    return this.#open?.kind === kind;
  }

  /** Opens a block unless one of its kind is open. */
  *within(block: Block): Generator<ChatEvent> {
    if (this.#open?.kind !== block.kind) yield* this.open(block);
  }

  *open(block: Block): Generator<ChatEvent> {
    yield* this.close();
    this.#open = block;
    this.#hasText = false;
    yield { kind: "open", block };
  }

  /** Text of the open block. */
  *text(text: string): Generator<ChatEvent> {
    this.#hasText = true;
    yield { kind: "delta", text };
  }

  /** A call of a tool without arguments has the text of none. */
  *close(): Generator<ChatEvent> {
    if (this.#open === undefined) return;
    if (this.#open.kind === "toolCall" && !this.#hasText) yield { kind: "delta", text: "{}" };
    this.#open = undefined;
    yield { kind: "close" };
  }
}
