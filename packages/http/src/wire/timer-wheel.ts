import { every, type Failed } from "@edge-gateway/kernel/process/callbacks";
import { TIMER_SLOTS, TIMER_TICK } from "../bounds.ts";

const NEVER = Infinity;

/** The owner of a timer, which is told when the timer expires. */
export interface TimerOwner {
  timedOut(timer: Timer): void;
}

/**
 * All timeouts of a thread, in the slots of a wheel. Postponing a timer only writes a number; the timer moves
 * to another slot when the wheel reaches its old slot. Connections reuse their timers for each message, so
 * requests create none.
 */
export class TimerWheel {
  /** Milliseconds of the monotonic clock at the last tick or {@link advance}. */
  now: number;
  readonly #clock: () => number;
  readonly #slots: (Timer | undefined)[] = new Array<Timer | undefined>(TIMER_SLOTS).fill(
    undefined,
  );
  #tick: number;
  #interval: NodeJS.Timeout | undefined;
  #failed: Failed | undefined;

  constructor(clock: () => number) {
    this.#clock = clock;
    this.now = clock();
    this.#tick = Math.floor(this.now / TIMER_TICK);
  }

  /**
   * Starts checking the clock; does not keep the process alive. `failed` receives exceptions of
   * timers' owners, which do not affect other timers.
   */
  start(failed: Failed): void {
    this.#failed = failed;
    this.#interval ??= every(TIMER_TICK, () => this.advance(), failed);
  }

  stop(): void {
    clearInterval(this.#interval);
    this.#interval = undefined;
  }

  /** Fires the timers that have expired. */
  advance(): void {
    this.now = this.#clock();
    const tick = Math.floor(this.now / TIMER_TICK);
    const first = Math.max(this.#tick + 1, tick - TIMER_SLOTS + 1);
    this.#tick = tick;
    for (let turn = first; turn <= tick; turn++) this.#empty(turn % TIMER_SLOTS);
  }

  /** @internal Puts the timer into the slot of its time, at most one round of the wheel away. */
  link(timer: Timer): void {
    const due = Math.floor(timer.expiresAt / TIMER_TICK) + 1;
    const tick = Math.min(Math.max(due, this.#tick + 1), this.#tick + TIMER_SLOTS - 1);
    timer.slotTick = tick;
    const slot = tick % TIMER_SLOTS;
    const next = this.#slots[slot];
    timer.previous = undefined;
    timer.next = next;
    if (next !== undefined) next.previous = timer;
    this.#slots[slot] = timer;
  }

  /** @internal */
  unlink(timer: Timer): void {
    if (timer.previous !== undefined) timer.previous.next = timer.next;
    else this.#slots[timer.slotTick % TIMER_SLOTS] = timer.next;
    if (timer.next !== undefined) timer.next.previous = timer.previous;
    timer.slotTick = NEVER;
    // The links are cleared: a released timer in the old generation would keep younger timers alive until a
    // full garbage collection.
    timer.next = undefined;
    timer.previous = undefined;
  }

  #empty(slot: number): void {
    let timer = this.#slots[slot];
    this.#slots[slot] = undefined;
    const due: Timer[] = [];
    while (timer !== undefined) {
      const next: Timer | undefined = timer.next;
      timer.slotTick = NEVER;
      timer.next = undefined;
      timer.previous = undefined;
      if (timer.expiresAt <= this.now) due.push(timer);
      else if (timer.expiresAt !== NEVER) this.link(timer);
      timer = next;
    }
    for (const expired of due) this.#fire(expired);
  }

  #fire(timer: Timer): void {
    if (this.#failed === undefined) return timer.fire(this.now);
    try {
      timer.fire(this.now);
    } catch (error) {
      this.#failed(error);
    }
  }
}

/** A time limit that its owner sets again and again. */
export class Timer {
  /** @internal Milliseconds of the wheel's clock. */
  expiresAt = NEVER;
  /** @internal Slot of the timer in the wheel; NEVER: the timer is in no slot. */
  slotTick = NEVER;
  /** @internal */
  next: Timer | undefined;
  /** @internal */
  previous: Timer | undefined;
  readonly #wheel: TimerWheel;
  readonly #owner: TimerOwner;

  constructor(wheel: TimerWheel, owner: TimerOwner) {
    this.#wheel = wheel;
    this.#owner = owner;
  }

  /**
   * Sets the time after which the timer fires once; it never fires earlier, and 0 means never. Replaces an
   * earlier time.
   */
  set(milliseconds: number): void {
    if (milliseconds === 0) return this.clear();
    this.expiresAt = this.#wheel.now + TIMER_TICK + milliseconds;
    if (Math.floor(this.expiresAt / TIMER_TICK) + 1 >= this.slotTick) return;
    if (this.slotTick !== NEVER) this.#wheel.unlink(this);
    this.#wheel.link(this);
  }

  clear(): void {
    this.expiresAt = NEVER;
  }

  /** Ends the timer for good and takes it out of the wheel. */
  release(): void {
    this.clear();
    if (this.slotTick !== NEVER) this.#wheel.unlink(this);
  }

  /** @internal */
  fire(now: number): void {
    if (this.expiresAt > now) {
      if (this.expiresAt !== NEVER && this.slotTick === NEVER) this.#wheel.link(this);
      return;
    }
    this.expiresAt = NEVER;
    this.#owner.timedOut(this);
  }
}
