import { badResponse } from "../../chat/fault.ts";
import type { ChatEvent } from "../../chat/form.ts";
import { madeCallId } from "../../chat/made-call-id.ts";
import { isObject, parsed } from "../../json.ts";
import type { BlockOrder } from "../../stream/block-order.ts";
import { MAX_EVENT_BYTES } from "../../bounds.ts";

/** A piece of a tool call in a chunk. */
export interface CallPiece {
  readonly index: number;
  readonly id: string | undefined;
  readonly name: string | undefined;
  readonly text: string;
}

interface Call {
  readonly index: number;
  readonly id: string;
  readonly name: string;
  text: string;
}

/**
 * Writes the tool calls of a stream one after the other, although some servers alternate between the pieces
 * of several calls: a call waits until the arguments of the previous call are complete.
 */
export class CallsInOrder {
  readonly #order: BlockOrder;
  /** The call that is being written, followed by the calls that wait for it. */
  #calls: Call[] = [];
  #count = 0;

  constructor(order: BlockOrder) {
    this.#order = order;
  }

  *add(piece: CallPiece, responseId: string): Generator<ChatEvent> {
    const call = this.#find(piece) ?? this.#begin(piece, responseId);
    call.text += piece.text;
    if (call.text.length > MAX_EVENT_BYTES) throw badResponse("a tool call is too long");
    const [first] = this.#calls;
    if (first !== call) return yield* this.#advance();
    if (!this.#order.isOpen("toolCall")) yield* this.#open(call);
    else if (piece.text !== "") yield* this.#order.text(piece.text);
    yield* this.#advance();
  }

  /** Ends the tool calls that are still open. */
  *end(): Generator<ChatEvent> {
    const [, ...waiting] = this.#calls;
    this.#calls = [];
    for (const call of waiting) yield* this.#open(call);
  }

  /** Finds the call to which a piece belongs, also if a server gives every call the same index. */
  #find({ index, id, name }: CallPiece): Call | undefined {
    const found = this.#calls.findLast((call) => call.index === index);
    const isOther = name !== undefined && id !== undefined && id !== found?.id;
    return isOther ? undefined : found;
  }

  #begin({ index, id, name }: CallPiece, responseId: string): Call {
    if (name === undefined) throw badResponse("the chunks of a tool call are not contiguous");
    const call = { index, id: id ?? madeCallId(responseId, this.#count), name, text: "" };
    this.#count += 1;
    this.#calls.push(call);
    return call;
  }

  /** Opens tool calls whose predecessors are complete. */
  *#advance(): Generator<ChatEvent> {
    for (let [first, next] = this.#calls; next !== undefined; [first, next] = this.#calls) {
      if (first !== undefined && !isComplete(first.text)) return;
      this.#calls.shift();
      yield* this.#open(next);
    }
  }

  *#open({ id, name, text }: Call): Generator<ChatEvent> {
    yield* this.#order.open({ kind: "toolCall", id, name });
    if (text !== "") yield* this.#order.text(text);
  }
}

function isComplete(text: string): boolean {
  return text.trimEnd().endsWith("}") && isObject(parsed(text));
}
