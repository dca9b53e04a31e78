/** The output of a command. */
export interface Terminal {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Whether `err` supports colours. */
  readonly colours: boolean;
}
