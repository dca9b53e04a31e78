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
