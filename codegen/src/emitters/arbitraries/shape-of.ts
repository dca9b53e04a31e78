import { jsonTypes, tagsOf } from "../../model/lint.ts";
import type { Model } from "../../model/model.ts";
import { byKind } from "../../model/node.ts";
import type {
  ConditionRule,
  ListNode,
  MapNode,
  Node,
  NumberBounds,
  RefNode,
  StringBounds,
  UnionNode,
} from "../../model/node.ts";
import { countSentence } from "../../vocabulary/counts.ts";
import { wholeItemRules } from "../../vocabulary/item-rules.ts";
import { ruleSentence } from "../../vocabulary/rules.ts";
import type { ItemRuleShape, RuleShape, Shape, StringShape } from "./shape.ts";

/** Where a shape is used: some rules hold in objects of Kubernetes alone, some elsewhere alone. */
export type Use = "resources" | "files";

/** The shape of a node; `cel` is what an expression around it must return. */
export function shapeOf(model: Model, node: Node, use: Use, cel?: string): Shape {
  const result = node.annotations.cel?.result ?? cel;
  const inner = (child: Node): Shape => shapeOf(model, child, use);
  return byKind<Shape>(node, {
    ref: (ref) => refShape(model, ref, use, result),
    string: (string) => ({
      ...stringShape(string),
      ...known({ ...durations(string), cel: result }),
    }),
    number: (number) => ({ kind: "number", integer: number.integer, ...range(number) }),
    boolean: () => ({ kind: "boolean" }),
    null: () => ({ kind: "null" }),
    json: () => ({ kind: "json" }),
    enum: ({ values }) => ({ kind: "enum", values }),
    intOrString: (either) => ({
      kind: "intOrString",
      branches: [{ kind: "number", integer: true, ...range(either) }, stringShape(either)],
    }),
    list: (list) => listShape(model, list, inner),
    map: (map) => ({
      kind: "map",
      keys: stringShape(map.keys),
      values: inner(map.values),
      minProperties: map.minProperties ?? 0,
      maxProperties: map.maxProperties,
      ...known({ itemRules: itemRules(model, map) }),
    }),
    object: ({ open, fields, counts, rules }) => ({
      kind: "object",
      open,
      fields: fields.map(({ name, required, node: value }) => ({
        name,
        required,
        shape: withLone(inner(value), name, rules),
      })),
      counts: counts.map((count) => ({ ...count, sentence: countSentence(count) })),
      rules: rules.filter(({ of }) => of === "all" || of === use).map(ruleShape),
    }),
    union: (union) => unionShape(model, union, inner),
  });
}

function ruleShape(rule: ConditionRule): RuleShape {
  return { sentence: ruleSentence(rule), when: rule.when, then: rule.then };
}

/** A reference by name; one that is narrowed is written out. */
function refShape(model: Model, ref: RefNode, use: Use, cel: string | undefined): Shape {
  const target = model.target(ref);
  const { minimumBytes, maximumBytes } = ref;
  const sizes = known({ minimumBytes, maximumBytes });
  const bounds = known({ ...durations(ref), ...sizes, cel });
  if (Object.keys(bounds).length === 0) return { kind: "ref", type: target.title };
  const shape = shapeOf(model, target.node, use, cel);
  if (shape.kind !== "intOrString") return { ...shape, ...bounds };
  const [number, string] = shape.branches;
  const limits = known({ minimum: minimumBytes, maximum: maximumBytes });
  return {
    ...shape,
    branches: [
      { ...number, ...limits },
      { ...string, ...sizes },
    ],
  };
}

function listShape(model: Model, list: ListNode, inner: (child: Node) => Shape): Shape {
  const { items, minItems = 0, maxItems, listType, mapKeys } = list;
  const { lastMayOmit, increasing, uniqueAcross } = list;
  const unique = listType === "atomic" ? "no" : listType;
  return {
    kind: "list",
    items: inner(items),
    minItems,
    maxItems,
    unique,
    mapKeys,
    ...known({ lastMayOmit, increasing, uniqueAcross, itemRules: itemRules(model, list) }),
  };
}

function itemRules(model: Model, node: ListNode | MapNode): readonly ItemRuleShape[] | undefined {
  return node.itemRules.length === 0 ? undefined : wholeItemRules(model, node);
}

/** A list with the item that, by a rule of the object around it, excludes all others. */
function withLone(shape: Shape, name: string, rules: readonly ConditionRule[]): Shape {
  const rule = rules.find(
    ({ when, then }) =>
      when.some(({ field, test }) => field === name && test === "has") &&
      then.some(({ field, test }) => field === name && test === "atMostItems"),
  );
  return rule === undefined || shape.kind !== "list"
    ? shape
    : { ...shape, lone: rule.when[0]?.values[0] };
}

function unionShape(model: Model, node: UnionNode, inner: (child: Node) => Shape): Shape {
  const by = node.discriminator;
  const branches = node.branches.map((branch) => ({
    marks: by === undefined ? jsonTypes(model, branch) : tagsOf(model, branch, by),
    shape: inner(branch),
  }));
  return { kind: "union", branches, ...known({ by }) };
}

function stringShape({ minLength = 0, maxLength = 0, pattern }: StringBounds): StringShape {
  return { kind: "string", minLength, maxLength, ...known({ pattern }) };
}

function range({ minimum, maximum }: NumberBounds): {
  readonly minimum?: number;
  readonly maximum?: number;
} {
  return known({ minimum, maximum });
}

function durations({
  minimumDuration,
  maximumDuration,
}: Pick<RefNode, "minimumDuration" | "maximumDuration">): {
  readonly minimumDuration: string | undefined;
  readonly maximumDuration: string | undefined;
} {
  return { minimumDuration, maximumDuration };
}

/** The entries that are known; absent ones are left out. */
function known<Entries extends object>(
  entries: Entries,
): { [Name in keyof Entries]?: NonNullable<Entries[Name]> } {
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Entries]?: NonNullable<Entries[Name]>;
  };
}
