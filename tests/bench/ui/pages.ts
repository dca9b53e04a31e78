/** A page that is measured, and what a person waits for in it. */
export interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  /** A selector of Playwright. */
  readonly shown: string;
}

/** The pages that depend on the size of the configuration, and the others. */
export const MEASURED_PAGES: readonly MeasuredPage[] = [
  { name: "Overview", path: "/", shown: ".flow" },
  { name: "Traffic", path: "/traffic", shown: "td" },
  { name: "Route", path: "/traffic/route?id=web%2Froute-7", shown: "td" },
  { name: "Trace", path: "/trace", shown: "h1" },
  { name: "Identity", path: "/identity", shown: "form" },
  { name: "MCP", path: "/mcp", shown: "td" },
  { name: "LLM", path: "/llm", shown: "td" },
  { name: "Configuration", path: "/configuration", shown: ".cm-line" },
  { name: "New", path: "/new", shown: "h2" },
  { name: "Form", path: "/new?kind=route", shown: "form" },
  { name: "History", path: "/history", shown: "td" },
  { name: "CEL", path: "/cel", shown: "td" },
];
