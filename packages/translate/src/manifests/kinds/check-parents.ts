import type { Finding } from "../../diagnostics/diagnostic.ts";
import type { Cursor } from "../../standalone/cursor.ts";
import { GATEWAY_GROUP } from "../keys.ts";

const PART = ["sectionName", "port"] as const;

/** Parents that are named more than once differ by `sectionName` or `port`, which all of them have. */
export function checkParents(parents: readonly Cursor[]): readonly Finding[] {
  const named = Map.groupBy(parents, objectOf);
  return [...named.values()].flatMap((same) => [...repeated(same), ...unlike(same)]);
}

function repeated(parents: readonly Cursor[]): readonly Finding[] {
  const parts = parents.map((parent) => JSON.stringify(PART.map((name) => parent.at(name).value)));
  return parents
    .filter((_, index) => parts.indexOf(parts[index] ?? "") !== index)
    .map(({ pointer }) =>
      conflict(pointer, "the same parent is named twice, without another `sectionName` or `port`"),
    );
}

/** One reference means the whole parent, and another a part of it. */
function unlike([first, ...others]: readonly Cursor[]): readonly Finding[] {
  return others
    .filter((other) => PART.some((name) => other.at(name).isSet !== first?.at(name).isSet))
    .map(({ pointer }) =>
      conflict(
        pointer,
        "the same parent is named twice: both references need a `sectionName`, or both a `port`, or both of them",
      ),
    );
}

/** The object that a reference names, after defaults. */
function objectOf(parent: Cursor): string {
  const { text: group = GATEWAY_GROUP } = parent.at("group");
  const { text: kind = "Gateway" } = parent.at("kind");
  return JSON.stringify([group, kind, parent.at("namespace").value, parent.at("name").value]);
}

function conflict(pointer: string, message: string): Finding {
  return { pointer, code: "conflict", message };
}
