import { ChatFault } from "@edge-gateway/llm";
import { MAX_UNDONE_EVENTS } from "../../bounds.ts";
import type { JoinedTexts } from "./checked-event.ts";

/** Takes an event back that the provider has refused; returns the texts that follow each other then. */
type Undo = () => JoinedTexts | undefined;

const LOST = "the provider has refused an event that it got long ago";
const FORBIDDEN = 403;

/** Events of a client that its provider has neither confirmed nor refused. */
export class UnconfirmedEvents {
  /** How the events are undone, by their ids. */
  readonly #undone = new Map<string, Undo>();
  /** The ids of the events, by their types and what the provider confirms; of several, the first one. */
  readonly #unconfirmed = new Map<string, string>();
  #hasForgotten = false;

  has(id: string): boolean {
    return this.#undone.has(id);
  }

  /** Whether an event waits for a confirmation. @param confirmed see {@link remember} */
  awaits(confirmed: string): boolean {
    return this.#unconfirmed.has(confirmed);
  }

  /**
   * Adds an event; the oldest one is forgotten when there are too many.
   * @param confirmed the type of the event, and what the provider confirms
   */
  remember(id: string, confirmed: string, undo: Undo): void {
    const [oldest] = this.#undone.keys();
    if (this.#undone.size >= MAX_UNDONE_EVENTS && oldest !== undefined) {
      this.#undone.delete(oldest);
      this.#hasForgotten = true;
    }
    this.#undone.set(id, undo);
    const earlier = this.#unconfirmed.get(confirmed);
    if (earlier === undefined || !this.#undone.has(earlier)) this.#unconfirmed.set(confirmed, id);
    const [first] = this.#unconfirmed.keys();
    if (this.#unconfirmed.size > MAX_UNDONE_EVENTS && first !== undefined)
      this.#unconfirmed.delete(first);
  }

  /** The provider has confirmed an event. @param confirmed see {@link remember} */
  confirm(confirmed: string): void {
    const id = this.#unconfirmed.get(confirmed);
    if (id !== undefined) this.#undone.delete(id);
    this.#unconfirmed.delete(confirmed);
  }

  /**
   * The provider has refused an event.
   * @returns the texts that follow each other without it
   * @throws ChatFault if the event may be one that was forgotten
   */
  undo(id: string): JoinedTexts | undefined {
    const undo = this.#undone.get(id);
    if (undo === undefined && this.#hasForgotten)
      throw new ChatFault(LOST, FORBIDDEN, "permission");
    this.#undone.delete(id);
    return undo?.();
  }
}
