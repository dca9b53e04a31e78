import type { TokenReservation } from "@edge-gateway/generated/types/index.ts";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import type { Taken } from "./bucket.ts";

/** A limit that this process counts, alone or with others. */
export interface LocalLimit {
  readonly name: string;
  /** The capacity of the limit's bucket, in requests or tokens. */
  readonly capacity: number;
  /** The unit of time of the limit, in seconds. */
  readonly window: number;
  /** Whether a request that reaches no upstream gets its token back. */
  readonly countsForwardedOnly: boolean;
  /** Whether the limit counts LLM tokens, which are known afterwards, instead of requests. */
  readonly countsTokens: boolean;
  /** How tokens are reserved before a call; undefined: no tokens are reserved. */
  readonly reservation: TokenReservation | undefined;
  /** Takes from the limit; returns a promise only if it must wait. */
  take(exchange: Exchange, now: number): Claim | Promise<Claim>;
}

/** The amount that a request has taken from a limit. */
export interface Claim {
  readonly taken: Taken;
  /** Returns what remains of the limit, without taking anything. */
  look(now: number): Taken;
  /** Whether another call of a WebSocket may begin; returns a promise only if it must wait. */
  allowsCall(now: number): boolean | Promise<boolean>;
  giveBack(now: number): void;
  /** Takes tokens when their final number is known. */
  spend(now: number, amount: number): void;
  /**
   * Reserves tokens; returns how many were reserved, or undefined if there are not enough, and a promise only if it
   * must wait.
   */
  reserve(now: number, amount: number): number | undefined | Promise<number | undefined>;
  /** Replaces a reservation by the number of tokens that were used. */
  settle(now: number, reserved: number, used: number): void;
}
