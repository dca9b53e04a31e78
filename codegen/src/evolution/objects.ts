import { isDeepStrictEqual } from "node:util";
import type { JsonValue } from "../json.ts";
import type { CountRule, Field, FormatRule, Node, ObjectNode } from "../model/node.ts";
import { countSentence } from "../vocabulary/counts.ts";
import { breaking, compatible, needsAction } from "./change.ts";
import type { Change } from "./change.ts";
import { compareRules } from "./rules.ts";

/** How the comparison of two objects reaches the nodes below them. */
export interface Below {
  /** Compares two nodes at a path. */
  readonly compare: (before: Node, after: Node, path: string) => readonly Change[];
  /** Whether the earlier object has a property at a path of names separated by dots. */
  readonly wasKnown: (field: string) => boolean;
}

/** Compares the properties and the rules of two objects. */
export function compareObjects(
  before: ObjectNode,
  after: ObjectNode,
  path: string,
  { compare, wasKnown }: Below,
): readonly Change[] {
  return [
    ...before.fields.flatMap((field) => {
      const now = after.fields.find(({ name }) => name === field.name);
      const at = `${path}.${field.name}`;
      if (now === undefined) return [breaking(at, "the property was removed")];
      return [...compareFields(field, now, at), ...compare(field.node, now.node, at)];
    }),
    ...addedFields(before, after).map((field) => newField(field, `${path}.${field.name}`)),
    ...compareOpenness(before, after, path),
    ...compareCounts(before, after, path),
    ...compareRules(before.rules, after.rules, wasKnown, path),
    ...compareFormats(before.formats, after.formats, wasKnown, path),
  ];
}

function addedFields(before: ObjectNode, after: ObjectNode): readonly Field[] {
  return after.fields.filter(({ name }) => !before.fields.some((field) => field.name === name));
}

function newField(field: Field, path: string): Change {
  const change =
    field.required && field.default === undefined
      ? breaking(path, "new property that is required")
      : compatible(path, "new property");
  return { ...change, saysSince: field.node.annotations.since !== undefined };
}

function compareFields(before: Field, after: Field, path: string): readonly Change[] {
  const changes: Change[] = [];
  if (after.required && !before.required && after.default === undefined)
    changes.push(breaking(path, "the property is required now"));
  if (before.required && !after.required)
    changes.push(compatible(path, "the property is optional now"));
  if (!isDeepStrictEqual(before.default, after.default))
    changes.push(defaultChange(before.default, after.default, path));
  else if (before.lateDefault !== after.lateDefault)
    changes.push(
      needsAction(
        path,
        after.lateDefault
          ? "the API server no longer writes the default"
          : "the API server writes the default now",
      ),
    );
  return changes;
}

function defaultChange(
  before: JsonValue | undefined,
  after: JsonValue | undefined,
  path: string,
): Change {
  const words = `${textOf(before)} -> ${textOf(after)}`;
  if (before === undefined) return needsAction(path, `new default: ${words}`);
  return breaking(path, `the default changed: ${words}`);
}

function textOf(value: JsonValue | undefined): string {
  return value === undefined ? "unset" : JSON.stringify(value);
}

function compareOpenness(before: ObjectNode, after: ObjectNode, path: string): readonly Change[] {
  const opened = after.open
    ? compatible(path, "unknown properties are kept now")
    : breaking(path, "unknown properties are refused now");
  const applied = after.atomic
    ? "server-side apply replaces it as a whole now"
    : "server-side apply merges its properties now";
  return [
    ...(before.open === after.open ? [] : [opened]),
    ...(before.atomic === after.atomic ? [] : [needsAction(path, applied)]),
  ];
}

/** New members of a group conflict with no valid document, so they break nothing. */
function compareCounts(before: ObjectNode, after: ObjectNode, path: string): readonly Change[] {
  const known = new Set(before.fields.map(({ name }) => name));
  const restricted = ({ count, names }: CountRule): string =>
    JSON.stringify([count, names.filter((name) => known.has(name)).toSorted()]);
  const old = new Set(before.counts.map(restricted));
  const now = new Set(after.counts.map(restricted));
  return [
    ...after.counts
      .filter((rule) => !old.has(restricted(rule)))
      .map((rule) =>
        restricts(rule, known) && !isLooser(rule, before.counts)
          ? breaking(path, `new rule: ${countSentence(rule)}`)
          : compatible(path, `new rule that no document broke: ${countSentence(rule)}`),
      ),
    ...before.counts
      .filter((rule) => !now.has(restricted(rule)))
      .map((rule) => compatible(path, `rule removed: ${countSentence(rule)}`)),
  ];
}

/** Whether a rule can refuse an object that sets only known properties. */
function restricts({ count, names }: CountRule, known: ReadonlySet<string>): boolean {
  return count === "atMostOne" ? names.filter((name) => known.has(name)).length > 1 : true;
}

/** Whether an earlier rule about the same names required more. */
function isLooser(rule: CountRule, before: readonly CountRule[]): boolean {
  const names = rule.names.toSorted().join();
  return before.some((old) => old.count === "exactlyOne" && old.names.toSorted().join() === names);
}

function compareFormats(
  before: readonly FormatRule[],
  after: readonly FormatRule[],
  wasKnown: Below["wasKnown"],
  path: string,
): readonly Change[] {
  const missingIn = (rules: readonly FormatRule[], others: readonly FormatRule[]) =>
    rules.filter((rule) => !others.some((other) => isDeepStrictEqual(rule, other)));
  return [
    ...missingIn(after, before).map(({ field, format }) => {
      const change = wasKnown(field) ? breaking : compatible;
      return change(`${path}.${field}`, `the text must have the format ${format} now`);
    }),
    ...missingIn(before, after).map(({ field, format }) =>
      compatible(`${path}.${field}`, `the text need no longer have the format ${format}`),
    ),
  ];
}
