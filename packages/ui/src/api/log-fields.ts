/** The parameters of a search in the log of requests that the URL of the page LLM has, too. */
export const LOG_FIELDS = [
  ...(["key", "user", "team", "model", "route"] as const),
  ...(["status", "error", "from", "trace"] as const),
];
