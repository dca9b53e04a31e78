import { isObject } from "@edge-gateway/codegen/json";
import type { JsonObject, JsonValue } from "@edge-gateway/codegen/json";
import type { Change } from "./change.ts";
import { otherPatterns } from "./pattern-changes.ts";

/**
 * Mutants of rules: each rule dropped, inverted, without one of its conditions, or with another
 * value in a condition.
 */
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

/** Mutants of formats of strings: each dropped, replaced by another one, or with a changed condition. */
export function formatChanges(schema: JsonObject): readonly Change[] {
  const value = schema["x-formats"];
  const rules: readonly JsonValue[] = Array.isArray(value) ? value : [];
  return rules.filter(isObject).flatMap((rule, index) => {
    const replaced = (change: string, ...replacement: readonly JsonValue[]): Change => ({
      change: `x-formats/${index} ${change}`,
      schema: { ...schema, "x-formats": rules.toSpliced(index, 1, ...replacement) },
    });
    const other = rule["is"] === "path" ? "host" : "path";
    return [
      replaced("dropped"),
      replaced(`is ${other}`, { ...rule, is: other }),
      ...sideChanges(rule["if"]).map(([change, conditions]) =>
        replaced(`if ${change}`, { ...rule, if: conditions }),
      ),
    ];
  });
}

/**
 * Mutants of rules between the items of a list: each rule dropped, and each of its names, values
 * and numbers changed.
 */
export function itemRuleChanges(schema: JsonObject): readonly Change[] {
  const value = schema["x-item-rules"];
  const rules: readonly JsonValue[] = Array.isArray(value) ? value : [];
  return rules.flatMap((rule, index) => {
    const replaced = (change: string, ...replacement: readonly JsonValue[]): Change => ({
      change: `x-item-rules/${index} ${change}`,
      schema: { ...schema, "x-item-rules": rules.toSpliced(index, 1, ...replacement) },
    });
    const entries = isObject(rule) ? Object.entries(rule) : [];
    return [
      replaced("dropped"),
      ...entries.flatMap(([name, entry]) =>
        otherEntries(entry).map((other) =>
          replaced(`${name} -> ${JSON.stringify(other)}`, { ...Object(rule), [name]: other }),
        ),
      ),
      ...entries
        .filter(([name]) => name === "having")
        .map(([name]) => {
          const { [name]: _dropped, ...rest } = Object(rule);
          return replaced(`${name} dropped`, rest);
        }),
    ];
  });
}

function otherEntries(entry: JsonValue): readonly JsonValue[] {
  if (typeof entry === "number") return [entry - 1, entry + 1];
  if (!Array.isArray(entry)) return [];
  const items: readonly JsonValue[] = entry;
  return items.flatMap((item, index) => [
    items.toSpliced(index, 1),
    ...otherEntries(item).map((other) => items.with(index, other)),
  ]);
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
  return [
    ...parameterChanges(condition),
    ...listedChanges(condition),
    ...countedChanges(condition),
  ];
}

const OPPOSITES: Readonly<Record<string, string>> = {
  matches: "notMatches",
  notMatches: "matches",
};

/** Changes that invert or loosen the pattern of a condition. */
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

/** Changes that add one to the count in a condition, or subtract one. */
function countedChanges(condition: JsonObject): readonly (readonly [string, JsonValue])[] {
  return Object.entries(condition).flatMap(([test, most]) =>
    typeof most !== "number"
      ? []
      : [most - 1, most + 1]
          .filter((other) => other >= 0)
          .map((other) => [`${test} ${most} -> ${other}`, { [test]: other }] as const),
  );
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
