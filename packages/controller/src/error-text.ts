/** What an error says, for a line of the log. */
export function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
