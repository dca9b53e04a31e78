/** Of a tab: warnings that the person has closed do not come back before the next session. */
const KEY = "closed-warnings";

/** The warnings that were closed. */
export function closedWarnings(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

/** Keeps which warnings are closed; a browser without storage forgets them at a reload. */
export function keepClosed(warnings: readonly string[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(warnings));
  } catch {
    // The page itself still knows them.
  }
}
