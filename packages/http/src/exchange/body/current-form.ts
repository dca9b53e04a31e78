/** Receives a collected body; undefined if it is too long. */
export type Collected = (body: Uint8Array | undefined) => void;

/** A body in its current form, as its last reader got it; undefined if nobody has read the whole body. */
export type CurrentForm = Uint8Array | "too large" | undefined;

/** Who collects the body. */
export interface Collection {
  readonly limit: number;
  readonly done: Collected;
  /** Learns how many further bytes have arrived. */
  readonly grown: (bytes: number) => void;
  /** How many bytes it knows. */
  known: number;
}
