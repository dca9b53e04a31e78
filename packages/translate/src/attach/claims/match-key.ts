import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import { firstByName } from "@edge-gateway/kernel/first-by-name";
import type { Cursor } from "../../document/cursor.ts";

/** A match, in a form that can be compared. */
export interface MatchKey {
  /** Type and value of the path; prefixes without a trailing slash. */
  readonly path: string;
  /** Method, headers and query parameters, each as one text. */
  readonly conditions: ReadonlySet<string>;
  /** The key of a match; equal for matches that accept the same requests. */
  readonly text: string;
}

const PREFIX = DEFAULTS.httpPathMatch.type;
const PATTERN = "RegularExpression";
/** The kind of a regular expression for gRPC calls, which precedes the prefix `/`. */
const CALL = "Call";
/** One set for all matches of a path alone, which are most of thousands. */
const NO_CONDITIONS: ReadonlySet<string> = new Set();

/** The key of a match; omitted fields count as their defaults. */
export function matchKey(match: Cursor): MatchKey {
  const type = match.at("path").at("type").text ?? PREFIX;
  const value = match.at("path").at("value").text ?? DEFAULTS.httpPathMatch.value;
  const kind = match.at("call").isSet ? CALL : type;
  const path = `${kind} ${type === PREFIX ? value.replace(/\/$/, "") : value}`;
  const method = match.at("method").text;
  const headers = match.at("headers").items();
  const named = headers.map((header) => ({ name: header.at("name").text ?? "", header }));
  const all = [
    ...(method === undefined ? [] : [`method ${method}`]),
    ...firstByName(named).map(({ header }) => condition("header", header, true)),
    ...match
      .at("queryParams")
      .items()
      .map((parameter) => condition("query", parameter, false)),
  ];
  const conditions = all.length === 0 ? NO_CONDITIONS : new Set(all);
  return { path, conditions, text: JSON.stringify([path, ...[...conditions].toSorted()]) };
}

function condition(kind: string, match: Cursor, ignoresCase: boolean): string {
  const name = match.at("name").text ?? "";
  const type = match.at("type").text ?? DEFAULTS.requestFieldMatch.type;
  const value = match.at("value").text ?? "";
  return JSON.stringify([kind, ignoresCase ? name.toLowerCase() : name, type, value]);
}

/** Whether a match takes every path. */
export function takesEveryPath({ path }: MatchKey): boolean {
  return path === `${PREFIX} `;
}

/** Whether a match is evaluated after all prefixes. */
export function isPattern({ path }: MatchKey): boolean {
  return path.startsWith(`${PATTERN} `);
}

/** Whether `inner` has every condition that `outer` has, apart from the path. */
export function asksForLess(outer: MatchKey, inner: MatchKey): boolean {
  return outer.conditions.isSubsetOf(inner.conditions);
}
