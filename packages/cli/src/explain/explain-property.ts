import { explain, explainedPlaces } from "@edge-gateway/generated/explain/index.ts";
import { answerTo } from "@edge-gateway/kernel/http/explain-answer";
import { INVALID_STATUS, VALID_STATUS } from "@edge-gateway/config/command/exit-statuses";
import type { Terminal } from "@edge-gateway/config/command/terminal";

/** The type whose properties can be named without a prefix. */
const DOCUMENT = "StandaloneConfig";

export interface PropertyQuestion {
  /** The path of a property, e.g. `gateways.routes.matches` or `trafficPolicies.cors`. */
  readonly path: string;
  readonly json: boolean;
}

/** Writes the description of a property; returns the exit status. */
export function explainProperty({ path, json }: PropertyQuestion, terminal: Terminal): number {
  const { text, mistake } = answerTo(path, json, {
    explain: (wanted) => explain(wanted, DOCUMENT),
    places: explainedPlaces,
    starts: sections,
  });
  if (mistake !== undefined) {
    terminal.err(`error: ${mistake}\n`);
    return INVALID_STATUS;
  }
  terminal.out(text);
  return VALID_STATUS;
}

/** The message lists only the sections of a standalone file, because there are hundreds of types. */
function sections(): readonly string[] {
  const found = explain("standaloneConfig", DOCUMENT);
  const names = found.kind === "found" ? Object.keys(found.properties) : [];
  return [...names, "and types such as edgePolicy and httpRoute"];
}
