import type { Block, ChatEvent, Citation } from "../chat/form.ts";

/** Makes the blocks of a streamed response sequential: only one block is open at a time. */
export class BlockOrder {
  #open: Block | undefined;
  /** Whether the open block has text. */
  #hasText = false;
  #empty = "{}";

  isOpen(kind: Block["kind"]): boolean {
    return this.#open?.kind === kind;
  }

  /** Opens a block, unless a block of the same kind is open. */
  *within(block: Block): Generator<ChatEvent> {
    if (this.#open?.kind !== block.kind) yield* this.open(block);
  }

  /** @param empty the arguments of a tool call without text */
  *open(block: Block, empty = "{}"): Generator<ChatEvent> {
    yield* this.close();
    this.#open = block;
    this.#empty = empty;
    this.#hasText = false;
    yield { kind: "open", block };
  }

  /** Adds text to the open block. */
  *text(text: string): Generator<ChatEvent> {
    this.#hasText = true;
    yield { kind: "delta", text };
  }

  /** Adds a signature to the open block; ignored unless the block is reasoning. */
  *signature(text: string): Generator<ChatEvent> {
    if (this.isOpen("reasoning")) yield { kind: "signature", text };
  }

  /** Adds citations to the open block, if it is text; returns whether it is. */
  *cite(citations: readonly Citation[], at: string): Generator<ChatEvent, boolean> {
    if (!this.isOpen("text")) return false;
    for (const citation of citations) yield { kind: "citation", citation, at };
    return true;
  }

  /** Writes a whole block of encrypted reasoning. */
  *sealed(data: string, at: string): Generator<ChatEvent> {
    yield* this.close();
    yield { kind: "sealed", data, at };
  }

  *close(): Generator<ChatEvent> {
    if (this.#open === undefined) return;
    if (this.#open.kind === "toolCall" && !this.#hasText)
      yield { kind: "delta", text: this.#empty };
    this.#open = undefined;
    yield { kind: "close" };
  }
}
