import { MAX_EVENT_BYTES } from "../bounds.ts";
import { badResponse } from "../chat/fault.ts";
import type { ChatEvent } from "../chat/form.ts";
import { madeCallId } from "../chat/made-call-id.ts";
import { isObject, parsed } from "../json.ts";
import type { BlockOrder } from "./block-order.ts";

/** A piece of a tool call in an event of a stream. */
export interface CallPiece {
  readonly index: number;
  readonly id?: string | undefined;
  /** The name of the tool; set in the first piece. */
  readonly name?: string | undefined;
  readonly text: string;
  /** The arguments of a call without text; `{}` if unset. */
  readonly empty?: string;
}

interface Call {
  readonly index: number;
  readonly id: string;
  readonly name: string;
  readonly empty: string | undefined;
  text: string;
  isOver: boolean;
}

type Words = "text" | "refusal" | "reasoning";

/** Memory of a step that waits, apart from its text. */
const STEP_BYTES = 100;

/**
 * Writes the tool calls of a stream one after the other, although some servers alternate between the pieces
 * of several calls: a call waits until the arguments of the previous call are complete, and so does
 * everything else that arrives meanwhile, also before the first piece of the arguments.
 */
export class CallsInOrder {
  readonly #order: BlockOrder;
  /** The call that is being written, followed by the calls that wait for it. */
  #calls: Call[] = [];
  /** The indexes of all calls so far. */
  readonly #known = new Set<number>();
  /** What is written after the calls. */
  #held: (() => Iterable<ChatEvent>)[] = [];
  #heldBytes = 0;
  #count = 0;

  constructor(order: BlockOrder) {
    this.#order = order;
  }

  /** Whether the call at this index has begun, and is not over. */
  has(index: number): boolean {
    return this.#calls.some((call) => call.index === index && !call.isOver);
  }

  /** Whether the call at this index has no arguments yet. */
  isEmpty(index: number): boolean {
    return this.#calls.findLast((call) => call.index === index)?.text === "";
  }

  *add(piece: CallPiece, responseId = ""): Generator<ChatEvent> {
    const call = this.#find(piece) ?? this.#begin(piece, responseId);
    call.text += piece.text;
    if (call.text.length > MAX_EVENT_BYTES) throw badResponse("a tool call is too long");
    const [first] = this.#calls;
    if (first !== call) return yield* this.#advance();
    if (!this.#order.isOpen("toolCall")) yield* this.#open(call);
    else if (piece.text !== "") yield* this.#order.text(piece.text);
    yield* this.#advance();
  }

  /**
   * Adds arguments to a call, in formats in which other blocks also have arguments, which are ignored.
   * @throws ChatFault if the call has ended
   */
  *addArguments(index: number, text: string): Generator<ChatEvent> {
    if (this.has(index)) yield* this.add({ index, text });
    else if (this.#known.has(index) && text.trim() !== "")
      throw badResponse("the arguments of a tool call follow its end");
  }

  /** Ends one call, in formats whose streams say so. */
  *done(index: number): Generator<ChatEvent> {
    const call = this.#calls.findLast((each) => each.index === index);
    if (call === undefined) return;
    call.isOver = true;
    yield* this.#advance();
    if (this.#calls.every(({ isOver }) => isOver)) yield* this.end();
  }

  /** Writes text; waits while a call is incomplete. */
  *words(kind: Words, text: string): Generator<ChatEvent> {
    const order = this.#order;
    yield* this.then(function* () {
      yield* order.within({ kind });
      yield* order.text(text);
    }, text.length);
  }

  /** Ends the calls, then runs a step; waits while a call is incomplete. */
  *then(step: () => Iterable<ChatEvent>, length = 0): Generator<ChatEvent> {
    if (this.#calls.some(isIncomplete)) {
      this.#held.push(step);
      this.#heldBytes += STEP_BYTES + length;
      if (this.#heldBytes > MAX_EVENT_BYTES) throw badResponse("a tool call does not end");
      return;
    }
    yield* this.end();
    yield* step();
  }

  /** Ends the tool calls that are still open, and writes what has waited. */
  *end(): Generator<ChatEvent> {
    if (this.#calls.length === 0) return;
    const [, ...waiting] = this.#calls;
    const held = this.#held;
    this.#calls = [];
    this.#held = [];
    this.#heldBytes = 0;
    for (const call of waiting) yield* this.#open(call);
    yield* this.#order.close();
    for (const step of held) yield* step();
  }

  /** Finds the call to which a piece belongs, also if a server gives every call the same index. */
  #find({ index, id, name }: CallPiece): Call | undefined {
    const found = this.#calls.findLast((call) => call.index === index);
    const isOther = name !== undefined && id !== undefined && id !== found?.id;
    return isOther ? undefined : found;
  }

  #begin({ index, id, name, empty }: CallPiece, responseId: string): Call {
    if (name === undefined) throw badResponse("the chunks of a tool call are not contiguous");
    const own = id ?? madeCallId(responseId, this.#count);
    const call = { index, id: own, name, empty, text: "", isOver: false };
    this.#count += 1;
    this.#known.add(index);
    this.#calls.push(call);
    return call;
  }

  /** Opens tool calls whose predecessors are complete. */
  *#advance(): Generator<ChatEvent> {
    for (let [first, next] = this.#calls; next !== undefined; [first, next] = this.#calls) {
      if (first !== undefined && isIncomplete(first)) return;
      this.#calls.shift();
      yield* this.#open(next);
    }
  }

  *#open({ id, name, text, empty }: Call): Generator<ChatEvent> {
    yield* this.#order.open({ kind: "toolCall", id, name }, empty);
    if (text !== "") yield* this.#order.text(text);
  }
}

function isIncomplete({ text, isOver }: Call): boolean {
  return !isOver && !isComplete(text);
}

function isComplete(text: string): boolean {
  return text.trimEnd().endsWith("}") && isObject(parsed(text));
}
