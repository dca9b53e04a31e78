/** One message as a reader has understood it; texts are latin1. */
export interface Message {
  /** Request line or status line: method and target, or the status. */
  method: string;
  readonly target: string;
  readonly status: number;
  readonly minor: number;
  /** Names and values by turns, as they were sent. */
  readonly fields: readonly string[];
  body: string;
  complete: boolean;
}

/** What a reader makes of bytes: messages, and how it is after the last byte. */
export interface Reading {
  readonly messages: Message[];
  /** `closed`: nothing more is read, by the rules of the connection. */
  end: "waiting" | "refused" | "closed";
  /** Why it refused. */
  reason: string;
}
