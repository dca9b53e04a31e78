/** A page as the navigation shows it. */
export interface PageEntry {
  readonly path: string;
  readonly name: string;
  /** The key that opens the page after `g`. */
  readonly key: string;
}

/** The page with all forms that add something, which is beside the navigation. */
export const ADD = { path: "/new", name: "Add", key: "a" } as const satisfies PageEntry;

/** The pages, in the order of the navigation. */
export const PAGES = [
  { path: "/", name: "Overview", key: "o" },
  { path: "/traffic", name: "Traffic", key: "t" },
  { path: "/trace", name: "Trace", key: "r" },
  { path: "/identity", name: "Identity", key: "i" },
  { path: "/mcp", name: "MCP", key: "m" },
  { path: "/llm", name: "LLM", key: "l" },
  { path: "/configuration", name: "Configuration", key: "c" },
  { path: "/history", name: "History", key: "h" },
  { path: "/cel", name: "CEL", key: "e" },
] as const satisfies readonly PageEntry[];
