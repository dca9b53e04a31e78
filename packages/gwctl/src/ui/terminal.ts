import type { Screen, ScreenEvents } from "./screen.ts";

/** The parts of the process that a command may use. */
export interface Terminal {
  /** The output that the user asked for. */
  out(text: string): void;
  /** Prints a message to the standard error output. */
  err(text: string): void;
  /** Whether `out` shows colours. */
  readonly colours: boolean;
  /** The environment variables, to which configurations may refer. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The signal that Ctrl-C aborts. */
  readonly interrupted: AbortSignal;
  /** Takes over the whole terminal; absent if the input or output is not a terminal. */
  readonly openScreen?: (events: ScreenEvents) => Screen;
  /** Whether a screen reads the keys, so that no other program may read them. */
  readonly isTakenOver?: boolean;
}
