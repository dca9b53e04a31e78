/** The output streams of a command. */
export interface Terminal {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Whether the stream `err` supports colours. */
  readonly colours: boolean;
}
