import type { Screen, ScreenEvents } from "./ui/screen.ts";

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

/** The exit statuses of gwctl. */
export const EXIT = {
  ok: 0,
  failed: 1,
  usage: 2,
  /** 128 plus the number of SIGINT, as in shells. */
  interrupted: 130,
} as const;
export type ExitStatus = (typeof EXIT)[keyof typeof EXIT];

/** The arguments of the command are wrong. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** The arguments are right, but the command failed; the message says what to do. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}
