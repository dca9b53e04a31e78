import { isObject } from "@edge-gateway/codegen/json";
import type { JsonObject, JsonValue } from "@edge-gateway/codegen/json";
import type { Change } from "./mutants.ts";
import { otherPatterns } from "./pattern-changes.ts";

/** Each rule dropped, held where it does not, each of its conditions dropped, and each value of a condition. */
export function ruleChanges(schema: JsonObject): readonly Change[] {
  const value = schema["x-rules"];
  if (!Array.isArray(value)) return [];
  const rules: readonly JsonValue[] = value;
  return rules.flatMap((rule, index) => {
    const name = `x-rules/${index}`;
    const others = rules.filter((_, other) => other !== index);
    const changed = (change: string, replacement: JsonObject): Change => ({
      change: `${name} ${change}`,
      schema: {
        ...schema,
        "x-rules": rules.map((one, other) => (other === index ? replacement : one)),
      },
    });
    return [
      { change: `${name} dropped`, schema: { ...schema, "x-rules": others } },
      ...(isObject(rule) ? partChanges(rule).map((part) => changed(...part)) : []),
    ];
  });
}

function partChanges(rule: JsonObject): readonly (readonly [string, JsonObject])[] {
  const { of, ...everywhere } = rule;
  return [
    ...(of === undefined ? [] : [["everywhere", everywhere] as const]),
    ...["if", "then"].flatMap((side) =>
      sideChanges(rule[side]).map(
        ([change, conditions]) => [`${side} ${change}`, { ...rule, [side]: conditions }] as const,
      ),
    ),
  ];
}

type SideChange = readonly [change: string, conditions: JsonObject];

function sideChanges(side: JsonValue | undefined): readonly SideChange[] {
  if (!isObject(side)) return [];
  const entries = Object.entries(side);
  return entries.flatMap(([name, condition]): readonly SideChange[] => [
    ...(entries.length < 2
      ? []
      : ([
          [`without ${name}`, Object.fromEntries(entries.filter(([other]) => other !== name))],
        ] as const)),
    ...conditionChanges(condition).map(([change, changed]): SideChange => [
      `${name} ${change}`,
      { ...side, [name]: changed },
    ]),
  ]);
}

function conditionChanges(condition: JsonValue): readonly (readonly [string, JsonValue])[] {
  if (condition === "set") return [["set -> unset", "unset"]];
  if (condition === "unset") return [["unset -> set", "set"]];
  if (!isObject(condition)) return [];
  return [...parameterChanges(condition), ...listedChanges(condition)];
}

const OPPOSITES: Readonly<Record<string, string>> = {
  matches: "notMatches",
  notMatches: "matches",
};

/** A pattern turned round, or loosened. */
function parameterChanges(condition: JsonObject): readonly (readonly [string, JsonValue])[] {
  return Object.entries(OPPOSITES).flatMap(([test, opposite]) => {
    const pattern = condition[test];
    if (typeof pattern !== "string") return [];
    return [
      [`${test} -> ${opposite}`, { [opposite]: pattern }] as const,
      ...otherPatterns(pattern).map(
        (other) => [`${test} ${pattern} -> ${other}`, { [test]: other }] as const,
      ),
    ];
  });
}

function listedChanges(condition: JsonObject): readonly (readonly [string, JsonValue])[] {
  return ["in", "notIn"].flatMap((test) => {
    const values = condition[test];
    if (!Array.isArray(values)) return [];
    const list: readonly JsonValue[] = values;
    const opposite = test === "in" ? "notIn" : "in";
    return [
      [`${test} -> ${opposite}`, { [opposite]: list }] as const,
      ...(list.length < 2
        ? []
        : list.map(
            (item) =>
              [
                `${test} without ${JSON.stringify(item)}`,
                { [test]: list.filter((other) => other !== item) },
              ] as const,
          )),
    ];
  });
}
