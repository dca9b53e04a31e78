/** One message as a parser understood it; texts are latin1. */
export interface Message {
  /** Request line or status line: method and target, or the status. */
  method: string;
  readonly target: string;
  readonly status: number;
  readonly minor: number;
  /** The names and values of the fields in turn, as they were sent. */
  readonly fields: readonly string[];
  body: string;
  complete: boolean;
}

/** The result of parsing bytes: messages, and the state after the last byte. */
export interface Reading {
  readonly messages: Message[];
  /** How reading ended. `closed`: the parser reads no more, by the rules of the connection. */
  end: "waiting" | "refused" | "closed";
  /** Why the parser refused the message. */
  reason: string;
}
