/** Returns the message of an error for a log line. */
export function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
