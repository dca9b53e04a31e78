/** Receives a collected body; undefined if it is too long. */
export type Collected = (body: Uint8Array | undefined) => void;

/** A body in its current form, as its last reader got it; undefined if nobody has read the whole body. */
export type CurrentForm = Uint8Array | "too large" | undefined;
