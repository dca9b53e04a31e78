import type { RegexGuard as RegexGuardConfig } from "@edge-gateway/generated/types/index.ts";
import { compileSearch } from "@edge-gateway/kernel/pattern";
import type { Found } from "@edge-gateway/kernel/pattern";
import { PERSONAL_DATA } from "./personal-data.ts";
import { PASS } from "./verdict.ts";
import type { GuardedText, Verdict } from "./verdict.ts";

/** What is in place of a match whose pattern has no name. */
const UNNAMED = "masked";

interface Rule {
  readonly entity: string;
  find(text: string): readonly Found[];
}

interface Match extends Found {
  readonly entity: string;
}

/** Looks for patterns. Whether what is found is masked or rejected is the action of the policy. */
export type RegexSearch = (texts: readonly GuardedText[]) => Verdict;

/** @throws RE2JSException for patterns that the schema should have refused */
export function compileRegexGuard(config: RegexGuardConfig): RegexSearch {
  const rules = [...(config.builtins ?? []).map(builtin), ...(config.matches ?? []).map(own)];
  const rejects = config.action === "Reject";
  return (texts) => {
    const matches = texts.map(({ text }) => matchesIn(text, rules));
    const found = [...new Set(matches.flat().map(({ entity }) => entity))];
    if (found.length === 0) return PASS;
    if (rejects) return { kind: "reject", found };
    const masked = texts.map(({ text }, index) => mask(text, matches[index] ?? []));
    return { kind: "mask", texts: masked, found };
  };
}

function builtin(kind: keyof typeof PERSONAL_DATA): Rule {
  const { entity, pattern, isMeant = () => true } = PERSONAL_DATA[kind];
  const find = compileSearch(pattern);
  return {
    entity,
    find: (text) => find(text).filter(({ start, end }) => isMeant(text.slice(start, end))),
  };
}

function own({ pattern, name = UNNAMED }: { pattern: string; name?: string }): Rule {
  return { entity: name, find: compileSearch(pattern) };
}

/** Matches from left to right; of those that overlap the first rule gives the name to all they cover. */
function matchesIn(text: string, rules: readonly Rule[]): readonly Match[] {
  const all = rules.flatMap(({ entity, find }) =>
    find(text).map((found): Match => ({ ...found, entity })),
  );
  const merged: Match[] = [];
  for (const match of all.toSorted((one, other) => one.start - other.start)) {
    const last = merged.at(-1);
    if (last === undefined || match.start >= last.end) merged.push(match);
    else if (match.end > last.end) merged[merged.length - 1] = { ...last, end: match.end };
  }
  return merged;
}

function mask(text: string, matches: readonly Match[]): string {
  let masked = "";
  let end = 0;
  for (const match of matches) {
    masked += `${text.slice(end, match.start)}<${match.entity}>`;
    ({ end } = match);
  }
  return masked + text.slice(end);
}
