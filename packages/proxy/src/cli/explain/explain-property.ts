import { explain, explainedPlaces } from "@edge-gateway/generated/explain/index.ts";
import { answerTo } from "@edge-gateway/kernel/explain-answer";
import { INVALID_STATUS, VALID_STATUS } from "../exit-statuses.ts";
import type { Terminal } from "../terminal.ts";

/** The type of the document whose properties need no other name before them. */
const DOCUMENT = "StandaloneConfig";

export interface PropertyQuestion {
  /** e.g. `gateways.routes.matches` or `trafficPolicies.cors`. */
  readonly path: string;
  readonly json: boolean;
}

/** Writes what a property means; the exit status. */
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

/** The sections of a standalone file: hundreds of types follow. */
function sections(): readonly string[] {
  const found = explain("standaloneConfig", DOCUMENT);
  const names = found.kind === "found" ? Object.keys(found.properties) : [];
  return [...names, "and types such as edgePolicy and httpRoute"];
}
