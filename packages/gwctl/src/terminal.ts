import type { Screen, ScreenEvents } from "./ui/screen.ts";

/** What a command may use of the process that it runs in. */
export interface Terminal {
  /** What the user asked for. */
  out(text: string): void;
  /** What the user should know beside it. */
  err(text: string): void;
  /** Whether `out` shows colours. */
  readonly colours: boolean;
  /** Aborted by Ctrl-C. */
  readonly interrupted: AbortSignal;
  /** Takes the whole terminal over; absent where a person neither reads nor types. */
  readonly openScreen?: (events: ScreenEvents) => Screen;
  /** Whether a screen reads the keys, so that no program that is started may read them. */
  readonly isTakenOver?: boolean;
}

/** The exit statuses of gwctl. */
export const EXIT = {
  ok: 0,
  failed: 1,
  usage: 2,
  /** 128 and the number of SIGINT, as shells do it. */
  interrupted: 130,
} as const;
export type ExitStatus = (typeof EXIT)[keyof typeof EXIT];

/** The command was written wrongly. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** The command was right, but could not be done; the message says what to do. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}
