import { badStatusOf } from "@edge-gateway/kernel/condition-types";
import type { Condition, ResourceStatus } from "./statuses.ts";

/** A row of the table that shows the conditions of objects. */
interface Row {
  readonly object: string;
  /** The part of the object, or the parent, that the condition is about. */
  readonly at: string;
  readonly condition: string;
  readonly why: string;
}

const HEAD: Row = { object: "OBJECT", at: "AT", condition: "CONDITION", why: "REASON" };

/** Formats statuses as a table with a row per condition; empty if there are no conditions. */
export function conditionLines(statuses: readonly ResourceStatus[]): readonly string[] {
  const rows = statuses.flatMap(rowsOf);
  if (rows.length === 0) return [];
  const all = [HEAD, ...rows];
  const width = (column: keyof Row): number => Math.max(...all.map((row) => row[column].length));
  const widths = { object: width("object"), at: width("at"), condition: width("condition") };
  return all.map(({ object, at, condition, why }) =>
    [
      object.padEnd(widths.object),
      at.padEnd(widths.at),
      condition.padEnd(widths.condition),
      why,
    ].join("  "),
  );
}

function rowsOf(status: ResourceStatus): readonly Row[] {
  const { kind, namespace, name, conditions = [], listeners = [], note } = status;
  const object = namespace === "" ? `${kind} ${name}` : `${kind} ${namespace}/${name}`;
  const rows = (at: string, list: readonly Condition[]): readonly Row[] =>
    list.map((condition) => ({
      object,
      at,
      condition: `${condition.type}=${condition.status}`,
      why: whyOf(condition),
    }));
  const parents = [...(status.parents ?? []), ...(status.ancestors ?? [])];
  return [
    ...(note === undefined ? [] : [{ object, at: "", condition: "-", why: note }]),
    ...rows("", conditions),
    ...listeners.flatMap((listener) => rows(listener.name, listener.conditions)),
    ...parents.flatMap(({ parentRef, conditions: own }) => {
      const { kind: parentKind, namespace: parentNamespace = namespace, sectionName } = parentRef;
      const section = sectionName === undefined ? "" : `/${sectionName}`;
      return rows(`${parentKind} ${parentNamespace}/${parentRef.name}${section}`, own);
    }),
  ];
}

/** The message is shown only if the condition reports a problem. */
function whyOf({ type, status, reason, message }: Condition): string {
  const isGood = status !== "Unknown" && status !== badStatusOf(type);
  return isGood ? reason : `${reason}: ${message}`;
}
