import type { RegexGuard as RegexGuardConfig } from "@edge-gateway/generated/types/index.ts";
import { compileSearch } from "@edge-gateway/kernel/pattern";
import { PERSONAL_DATA } from "./personal-data.ts";
import { maskedText, merged, type Match } from "./matches.ts";
import { TextScan, type Rule } from "./text-scan.ts";
import { PASS } from "./verdict.ts";
import type { GuardedText, Verdict } from "./verdict.ts";

/** Replaces a match whose pattern has no name. */
const UNNAMED = "masked";

/** Searches for patterns. The policy's action decides whether matches are masked or rejected. */
export interface RegexSearch {
  judge(texts: readonly GuardedText[]): Verdict;
  /** Scans a text that arrives in chunks. */
  scan(): TextScan;
}

/** @throws RE2JSException for patterns that the schema should have refused */
export function compileRegexGuard(config: RegexGuardConfig): RegexSearch {
  const rules = [...(config.builtins ?? []).map(builtin), ...(config.matches ?? []).map(own)];
  const rejects = config.action === "Reject";
  return {
    scan: () => new TextScan(rules),
    judge(texts) {
      const matches = texts.map(({ text }) => merged(matchesIn(text, rules)));
      const found = [...new Set(matches.flat().map(({ entity }) => entity))];
      if (found.length === 0) return PASS;
      if (rejects) return { kind: "reject", found };
      const masked = texts.map(({ text }, index) => maskedText(text, matches[index] ?? []));
      return { kind: "mask", texts: masked, found };
    },
  };
}

function builtin(kind: keyof typeof PERSONAL_DATA): Rule {
  const { entity, pattern, isMeant = () => true } = PERSONAL_DATA[kind];
  return { entity, search: compileSearch(pattern), isMeant };
}

function own({ pattern, name = UNNAMED }: { pattern: string; name?: string }): Rule {
  return { entity: name, search: compileSearch(pattern), isMeant: () => true };
}

function matchesIn(text: string, rules: readonly Rule[]): readonly Match[] {
  return rules.flatMap(({ entity, search, isMeant }) =>
    search
      .find(text)
      .filter(({ start, end }) => isMeant(text.slice(start, end)))
      .map((found): Match => ({ ...found, entity })),
  );
}
