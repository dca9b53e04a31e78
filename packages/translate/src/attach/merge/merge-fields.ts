import type { Attachment } from "../../ir/index.ts";
import { readablePath } from "../../diagnostics/pointer.ts";

/** All attachments of one target. */
export type Level = readonly Attachment[];

/** A field after the merge, and the place that sets it. */
export interface MergedField {
  readonly name: string;
  /**
   * The places that set the field: one, or every level of an accumulating field; least specific
   * first.
   */
  readonly from: readonly Attachment[];
  /** Other attachments that set the field, but lose. */
  readonly instead: readonly Attachment[];
}

const NOTHING: readonly MergedField[] = [];

/** Whether a field accumulates over the levels instead of being replaced. */
export type AddsUp = (name: string) => boolean;

/**
 * Merges levels, least specific first, one field at a time without a deep merge: a more specific
 * level replaces a field, unless a less specific one overrides it. Within a level, inline policies
 * take precedence over attached ones, and older policies over newer ones (doc 2 §EdgePolicy, merge
 * rules).
 */
export function mergeFields(levels: readonly Level[], addsUp: AddsUp): readonly MergedField[] {
  const set = levels.filter(({ length }) => length > 0);
  if (set.length === 0) return NOTHING;
  const [[only, ...rivals] = []] = set;
  if (only !== undefined && set.length === 1 && rivals.length === 0) return fieldsOf(only);
  const ranked = set.map((level) => level.toSorted(byRank));
  const names = new Set(ranked.flat().flatMap(({ policies }) => Object.keys(policies)));
  return [...names].map((name) => {
    const setters = ranked
      .map((level) => level.filter(({ policies }) => Object.hasOwn(policies, name)))
      .filter(({ length }) => length > 0);
    return addsUp(name) ? accumulated(name, setters) : replaced(name, setters);
  });
}

/** The fields of the only attachment of a place, as most routes have it. */
function fieldsOf(attachment: Attachment): readonly MergedField[] {
  const from = [attachment];
  return Object.keys(attachment.policies).map((name) => ({ name, from, instead: [] }));
}

function replaced(name: string, levels: readonly Level[]): MergedField {
  const lock = levels.findIndex(([first]) => isLocked(first));
  const winner = (lock === -1 ? levels.at(-1) : levels[lock])?.[0];
  const instead = levels.flat().filter((attachment) => attachment !== winner);
  return { name, from: winner === undefined ? [] : [winner], instead };
}

/**
 * An override suppresses the values of more specific levels, except those that replace policies
 * that cannot run.
 */
function accumulated(name: string, levels: readonly Level[]): MergedField {
  const lock = levels.findIndex((level) => level.some(isLocked));
  const end = lock === -1 ? levels.length : lock + 1;
  const later = levels.slice(end).flat();
  return {
    name,
    from: [...levels.slice(0, end).flat(), ...later.filter(refusesAll)],
    instead: later.filter((attachment) => !refusesAll(attachment)),
  };
}

function refusesAll(attachment: Attachment): boolean {
  return attachment.block === "traffic" && attachment.refusesAll === true;
}

function isLocked(attachment: Attachment | undefined): boolean {
  return attachment?.policy?.overrides === true;
}

function byRank(left: Attachment, right: Attachment): number {
  const [a, b] = [left.policy?.age ?? "", right.policy?.age ?? ""];
  return a < b ? -1 : Number(a > b);
}

/** The place of an attachment's field, as text. */
export function placeOf({ document, pointer }: Attachment, field: string): string {
  const path = readablePath(`${pointer}/${field}`);
  return document === undefined ? path : `${path} of ${document}`;
}
