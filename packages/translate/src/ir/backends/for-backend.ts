import type { Backend } from "../index.ts";

/** The backend policies about messages that only one kind of backend reads. */
const OF_KIND: Readonly<Record<string, Backend["kind"]>> = { mcp: "mcp", ai: "ai" };

/** Whether a field of the backend block has an effect at a backend, which may be unknown. */
export function isForBackend(field: string, backend: Backend | undefined): boolean {
  const kind = OF_KIND[field];
  return kind === undefined || kind === backend?.kind;
}
