import type { RegexGuard as RegexGuardConfig } from "@edge-gateway/generated/types/index.ts";
import { compileSearch, type Found } from "@edge-gateway/kernel/pattern/pattern-search";
import { PERSONAL_DATA } from "../text/personal-data.ts";
import {
  clipped,
  maskedText,
  matchesIn,
  merged,
  moved,
  rangesOf,
  type Match,
} from "../text/matches.ts";
import { lanesOf } from "./lanes.ts";
import { meantIn, TextScan, type Rule } from "../text/text-scan.ts";
import { PASS } from "./verdict.ts";
import type { GuardedText, Phase, Verdict } from "./verdict.ts";

/** The text that replaces a match if its pattern has no name. */
const UNNAMED = "masked";

/** What earlier searches in a prompt have left. */
export interface JudgedBefore {
  /** Texts without a match. */
  readonly clean: ReadonlySet<string>;
  /** What has replaced matches of any guard, and is no match. */
  readonly names: ReadonlySet<string>;
  /** Whether the texts were judged at other places: then a match counts only if it reaches over several texts. */
  readonly isJoined: boolean;
}

/** Searches for patterns. The action of the policy decides whether matches are masked or rejected. */
export interface RegexSearch {
  /** Resolves when texts can be searched. */
  readonly ready: Promise<unknown>;
  /** @param clean collects the texts without a match */
  judge(phase: Phase, texts: readonly GuardedText[], clean?: string[]): Verdict;
  /** What replaces matches. */
  readonly names: ReadonlySet<string>;
  /** Judges a prompt that was judged before, in another form. */
  judgeAgain(texts: readonly GuardedText[], before: JudgedBefore): Verdict;
  /** Scans a text that arrives in chunks. */
  scan(): TextScan;
}

/** @throws RE2JSException for patterns that the schema should have refused */
export function compileRegexGuard(config: RegexGuardConfig): RegexSearch {
  const rules = [...(config.builtins ?? []).map(builtin), ...(config.matches ?? []).map(own)];
  const rejects = config.action === "Reject";
  const names = new Set(rules.map(({ entity }) => `<${entity}>`));
  const verdict = (
    texts: readonly GuardedText[],
    matches: readonly (readonly Match[])[],
  ): Verdict => {
    const found = [...new Set(matches.flat().map(({ entity }) => entity))];
    if (found.length === 0) return PASS;
    if (rejects) return { kind: "reject", found };
    const masked = texts.map(({ text }, index) => maskedText(text, matches[index] ?? []));
    return { kind: "mask", texts: masked, found };
  };
  return {
    ready: Promise.all((config.builtins ?? []).map(load)),
    scan: () => new TextScan(rules),
    judge: (phase, texts, clean) => verdict(texts, matchesOf(phase, texts, { rules, clean })),
    names,
    judgeAgain: (texts, before) => verdict(texts, matchesOfAgain(texts, rules, before)),
  };
}

/** The matches in each text of a prompt that was judged before: none in names, nor in known texts. */
function matchesOfAgain(
  texts: readonly GuardedText[],
  rules: readonly Rule[],
  { clean, names, isJoined }: JudgedBefore,
): readonly (readonly Match[])[] {
  const unnamed = texts.map((one) => ({ ...one, text: withoutNames(one.text, names) }));
  const matches = matchesOf("request", unnamed, { rules, known: clean, isJoined });
  return unnamed.map(({ text, isKnown }, place) =>
    isKnown === true
      ? []
      : (matches[place] ?? []).filter(({ start, end }) => !isBlank(text.slice(start, end))),
  );
}

function isBlank(text: string): boolean {
  return text.replaceAll(BLANK, "") === "";
}

/** The text, of the same length, with blanks for what has replaced matches. */
function withoutNames(text: string, names: ReadonlySet<string>): string {
  let left = text;
  for (const name of names)
    if (left.includes(name)) left = left.replaceAll(name, BLANK.repeat(name.length));
  return left;
}

/** A character that hardly any pattern is about, and that changes no length. */
const BLANK = "\u{FFFC}";

/** What is searched for. */
interface Searched {
  readonly rules: readonly Rule[];
  /** Texts that are not searched, because they have no match. */
  readonly known?: ReadonlySet<string> | undefined;
  /** Collects the texts without a match. */
  readonly clean?: string[] | undefined;
  /** Whether only matches that reach over several texts count. */
  readonly isJoined?: boolean | undefined;
}

/** The matches in each text. */
function matchesOf(
  phase: Phase,
  texts: readonly GuardedText[],
  searched: Searched,
): readonly (readonly Match[])[] {
  const matches: (readonly Match[])[] = texts.map(() => []);
  for (const lane of lanesOf(texts)) {
    const found =
      phase === "request"
        ? matchesOfEach(lane, searched)
        : matchesOfPieces(
            lane.map(({ text }) => text),
            searched.rules,
          );
    for (const [index, { place }] of lane.entries()) matches[place] = found[index] ?? [];
  }
  return matches;
}

async function load(kind: keyof typeof PERSONAL_DATA): Promise<void> {
  await PERSONAL_DATA[kind].load?.();
}

function builtin(kind: keyof typeof PERSONAL_DATA): Rule {
  const { entity, pattern, meant = whole } = PERSONAL_DATA[kind];
  return { entity, search: compileSearch(pattern), meant };
}

function own({ pattern, name = UNNAMED }: { pattern: string; name?: string }): Rule {
  return { entity: name, search: compileSearch(pattern), meant: whole };
}

function whole(match: string): readonly Found[] {
  return [{ start: 0, end: match.length }];
}

function matchesOfText(text: string, { rules, known, clean }: Searched): readonly Match[] {
  if (known?.has(text) === true) return [];
  const matches = rules.flatMap((rule) =>
    rule.search.find(text).flatMap((found) => meantIn(text, found, rule)),
  );
  if (matches.length === 0) clean?.push(text);
  return matches;
}

/**
 * The matches in each piece of a response's text, found as in a stream of these pieces. A match that began in
 * an earlier piece has a negative start.
 */
function matchesOfPieces(
  pieces: readonly string[],
  rules: readonly Rule[],
): readonly (readonly Match[])[] {
  const scan = new TextScan(rules);
  const { text, matches } = scan.add(pieces.join(""));
  const all = merged([...matches, ...scan.end().matches.map((one) => moved(one, text.length))]);
  const ranges = rangesOf(pieces);
  return matchesIn(all, ranges).map((matches, index) =>
    matches.map((match) => moved(match, -(ranges[index]?.start ?? 0))),
  );
}

/** Separators that the model may read between two adjacent parts. */
const SEPARATORS: readonly string[] = ["", " "];

/**
 * The matches in each text alone, and each text's share of the matches in the joined texts: in all of them, in
 * those that remain where receivers leave out others, and in those of one depth.
 */
function matchesOfEach(
  run: readonly GuardedText[],
  searched: Searched,
): readonly (readonly Match[])[] {
  const { isJoined = false } = searched;
  const found = run.map(({ text }) => (isJoined ? [] : [...matchesOfText(text, searched)]));
  if (run.length === 1) return found.map(merged);
  const places = [...run.keys()].filter((place) => run[place]?.text !== "");
  const depthAt = (place: number): number => run[place]?.depth ?? 0;
  const depths = [...new Set(places.map(depthAt))];
  const lowest = Math.min(...depths);
  const upTo = depths.map((depth) => places.filter((place) => depthAt(place) <= depth));
  const alike = depths
    .filter((depth) => depth > lowest)
    .map((depth) => places.filter((place) => depthAt(place) === depth));
  for (const group of [...upTo, ...alike].filter(({ length }) => length > 1))
    for (const separator of SEPARATORS)
      for (const [place, matches] of sharesOf(group, run, separator, searched))
        found[place]?.push(...matches);
  return found.map(merged);
}

function* sharesOf(
  group: readonly number[],
  run: readonly GuardedText[],
  separator: string,
  searched: Searched,
): Generator<readonly [place: number, matches: readonly Match[]]> {
  const texts = group.map((place) => run[place]?.text ?? "");
  const ranges = rangesOf(texts, separator);
  const all = merged(matchesOfText(texts.join(separator), searched));
  const matches = searched.isJoined === true ? all.filter((one) => reachesOver(ranges, one)) : all;
  for (const [index, own] of matchesIn(matches, ranges).entries()) {
    const range = ranges[index];
    if (own.length > 0 && range !== undefined) yield [group[index] ?? 0, clipped(own, range)];
  }
}

/** Whether a match has parts in several ranges. */
function reachesOver(ranges: readonly Found[], { start, end }: Match): boolean {
  return ranges.filter((range) => range.start < end && range.end > start).length > 1;
}
