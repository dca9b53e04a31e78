import type { OwnedFinding } from "../../diagnostics/diagnostic.ts";
import { pointerTo } from "../../diagnostics/pointer.ts";
import { MAX_RULE_DEPTH } from "../../bounds.ts";
import type { Attachment, Ir } from "../../ir/index.ts";
import { fieldsWithin } from "../fields-within.ts";

/** A comparison with a text: `mcp.tool.name == "a"`, or `request.path.startsWith("/a")`. */
const COMPARISON =
  /^\s*([\w.[\]"'-]+?)(?:\s*==\s*|\.(startsWith|endsWith)\(\s*)(?:"([^"\\]*)"|'([^'\\]*)')\s*(\)?)\s*$/;

interface Comparison {
  readonly subject: string;
  readonly by: "equals" | "startsWith" | "endsWith";
  readonly text: string;
}

/**
 * Warns of rules that never match, because two of their expressions, which must all be true, exclude each
 * other: a Deny with one expression for each of two tools denies neither. A pure function.
 */
export function contradictions({ attachments }: Pick<Ir, "attachments">): readonly OwnedFinding[] {
  return attachments.filter(mayHaveRules).flatMap((attachment) =>
    rulesOf(attachment).flatMap(({ pointer, expressions, action }) => {
      const { document: owner } = attachment;
      const pair = excludingPair(expressions);
      if (pair === undefined) return [];
      const effect = action === "Deny" ? "denies nothing" : "never matches";
      const message = `the rule ${effect}: all its expressions must be true, and ${pair} never are together; write one rule for each, or join them with ||`;
      return [{ owner, pointer, severity: "warning", code: "unreachable", message } as const];
    }),
  );
}

/** A rule of authorization; the pointer is that of its list of expressions. */
export interface Rule {
  readonly pointer: string;
  readonly expressions: readonly string[];
  readonly action: unknown;
}

/** Finds the rules of attached policies. */
export function rulesOf({ pointer, policies }: Attachment): readonly Rule[] {
  return rulesIn(policies, pointer, MAX_RULE_DEPTH);
}

/** Whether a policy may have rules. */
export function mayHaveRules({ policies }: Attachment): boolean {
  return fieldsWithin(policies).has("matchExpressions");
}

/** Finds the rules in the fields of a policy, wherever they are. */
function rulesIn(value: unknown, pointer: string, depth: number): readonly Rule[] {
  if (typeof value !== "object" || value === null || depth === 0) return [];
  const action: unknown = Reflect.get(value, "action");
  const policy: unknown = Reflect.get(value, "policy");
  const list: unknown = Reflect.get(Object(policy), "matchExpressions");
  if (Array.isArray(list)) {
    const expressions = list.filter((each) => typeof each === "string");
    const at = pointerTo(pointerTo(pointer, "policy"), "matchExpressions");
    return [{ pointer: at, expressions, action }];
  }
  return Object.entries(value).flatMap(([key, each]) =>
    rulesIn(each, pointerTo(pointer, key), depth - 1),
  );
}

function excludingPair(expressions: readonly string[]): string | undefined {
  const known: (Comparison & { readonly expression: string })[] = [];
  for (const expression of expressions)
    for (const part of expression.split("&&")) {
      const comparison = expression.includes("||") ? undefined : comparisonOf(part);
      if (comparison === undefined) continue;
      const other = known.find((each) => excludes(each, comparison));
      if (other !== undefined) return `\`${other.expression}\` and \`${part.trim()}\``;
      known.push({ ...comparison, expression: part.trim() });
    }
  return undefined;
}

function comparisonOf(expression: string): Comparison | undefined {
  const [, subject, method, double, single, bracket] = COMPARISON.exec(expression) ?? [];
  const text = double ?? single;
  if (subject === undefined || text === undefined) return undefined;
  if ((method === undefined) !== (bracket === "")) return undefined;
  const by = method === "startsWith" || method === "endsWith" ? method : "equals";
  return { subject, by, text };
}

function excludes(one: Comparison, other: Comparison): boolean {
  if (one.subject !== other.subject) return false;
  if (one.by === "equals") return !holdsFor(one.text, other);
  if (other.by === "equals") return !holdsFor(other.text, one);
  if (one.by !== other.by) return false;
  return !holdsFor(one.text, other) && !holdsFor(other.text, one);
}

function holdsFor(value: string, { by, text }: Comparison): boolean {
  if (by === "equals") return value === text;
  return by === "startsWith" ? value.startsWith(text) : value.endsWith(text);
}
