import { bothTaps } from "../body/body-queue.ts";
import type { BodyTap, BodyTransform } from "../body/body-handlers.ts";
import type { CurrentForm } from "../body/current-form.ts";

/**
 * The current form of a response body: the upstream's body, what a transform makes of that while it is sent,
 * or a replacement. Observers see the form that the body has when they are added.
 */
export class ResponseForm {
  /** The body with which the gateway replaces the upstream's body. */
  replacement: Uint8Array | undefined;
  /** Computes the client's bytes from the upstream's body. */
  transform: BodyTransform | undefined;
  /** Observes the upstream's body. */
  tap: BodyTap | undefined;
  /** Observes what the transform makes, or the replacement. */
  madeTap: BodyTap | undefined;
  /** Whether the upstream's body was replaced before it was collected. */
  isUnread = false;
  /** The whole body as the upstream sent it, once it was collected. */
  #whole: Uint8Array | undefined;
  /** Whether the body was longer than the limit of its last reader. */
  #isTooLong = false;

  /** The whole body, as its last reader got it. */
  get current(): CurrentForm {
    return this.#isTooLong ? "too large" : (this.replacement ?? this.#whole);
  }

  /** Whether the upstream's body is needed even if the client gets another one. */
  get isObserved(): boolean {
    return (this.tap ?? this.transform) !== undefined;
  }

  /** Returns the replacement if it is within a reader's limit. */
  replacementWithin(limit: number): Uint8Array | undefined {
    this.#isTooLong = this.replacement !== undefined && this.replacement.length > limit;
    return this.#isTooLong ? undefined : this.replacement;
  }

  /** Adds an observer of the present form. */
  observe(tap: BodyTap): void {
    if ((this.replacement ?? this.transform) === undefined) this.tap = bothTaps(this.tap, tap);
    else this.madeTap = bothTaps(this.madeTap, tap);
  }

  /**
   * Replaces the body.
   * @param received returns the upstream's whole body; undefined if it has not arrived
   */
  replace(body: Uint8Array, received: () => Uint8Array | undefined): void {
    const { replacement, madeTap } = this;
    const whole = replacement === undefined && this.isObserved ? received() : undefined;
    const seen = whole === undefined ? replacement : this.#pass(whole);
    if (seen !== undefined) madeTap?.(seen);
    const isUnread = replacement === undefined ? this.#whole === undefined : this.isUnread;
    this.clear();
    this.replacement = body;
    this.isUnread = isUnread;
  }

  /** The upstream's whole body was collected; returns its current form, undefined if it was too long. */
  collected(whole: Uint8Array | undefined): Uint8Array | undefined {
    this.#isTooLong = whole === undefined;
    this.#whole = whole;
    if (whole === undefined || this.transform === undefined) return whole;
    // The limit is that of the upstream's body, because the gateway itself makes the other form.
    this.replacement = this.#pass(whole);
    return this.replacement;
  }

  clear(): void {
    this.replacement = undefined;
    this.transform = undefined;
    this.tap = undefined;
    this.madeTap = undefined;
    this.#whole = undefined;
    this.#isTooLong = false;
    this.isUnread = false;
  }

  /** Passes the whole body to its observers and its transform. */
  #pass(whole: Uint8Array): Uint8Array {
    const { transform } = this;
    this.tap?.(whole);
    this.tap = undefined;
    this.transform = undefined;
    return transform === undefined ? whole : Buffer.concat([transform.add(whole), transform.end()]);
  }
}
