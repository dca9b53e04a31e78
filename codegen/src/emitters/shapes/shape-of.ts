import { jsonTypes, tagsOf } from "../../model/union-marks.ts";
import type { Model } from "../../model/model.ts";
import { byKind } from "../../model/node.ts";
import type {
  ConditionRule,
  Field,
  FormatRule,
  ListNode,
  MapNode,
  Node,
  NumberBounds,
  ObjectNode,
  RefNode,
  StringBounds,
  UnionNode,
} from "../../model/node.ts";
import { formatSentence } from "../../vocabulary/formats.ts";
import { countSentence } from "../../vocabulary/counts.ts";
import { wholeItemRules } from "../../vocabulary/item-rules.ts";
import { ruleSentence } from "../../vocabulary/rules.ts";
import type {
  ItemRuleShape,
  RuleShape,
  Shape,
  StringShape,
} from "@edge-gateway/schema-runtime/shape";

/** Where a shape is used: some rules apply only in Kubernetes objects, others only elsewhere. */
export type Use = "resources" | "files";

/** The shape of a node; `cel` is the type that an expression around it may return. */
export function shapeOf(model: Model, node: Node, use: Use, cel?: string): Shape {
  const result = node.annotations.cel?.results[0] ?? cel;
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
    object: ({ open, fields, counts, rules, formats }) => ({
      kind: "object",
      open,
      fields: fields.map(({ name, required, node: value }) => ({
        name,
        required,
        shape: withForm({ name, node: value, formats }, withLone(inner(value), name, rules), model),
      })),
      counts: counts.map((count) => ({ ...count, sentence: countSentence(count) })),
      rules: rules.filter(({ of }) => of === "all" || of === use).map(ruleShape),
      kept: formats.flatMap((rule) => formatRules(model, rule)),
    }),
    union: (union) => unionShape(model, union, inner),
  });
}

function ruleShape(rule: ConditionRule): RuleShape {
  return { sentence: ruleSentence(rule), when: rule.when, then: rule.then };
}

/** A text with the pattern of its format. */
function withForm(
  { name, node, formats }: Pick<ObjectNode, "formats"> & Pick<Field, "name" | "node">,
  shape: Shape,
  model: Model,
): Shape {
  const rule = formats.find(({ field, when }) => field === name && when.length === 0);
  const form = rule && model.formats.get(rule.format)?.pattern;
  if (form === undefined) return shape;
  const own = node.kind === "ref" ? shapeOf(model, model.target(node).node, "files") : shape;
  return own.kind === "string" ? { ...own, form } : shape;
}

/**
 * Texts match the pattern of their format, if it has one; items of a list follow the rule of the
 * first item.
 */
function formatRules(model: Model, rule: FormatRule): readonly RuleShape[] {
  const pattern = model.formats.get(rule.format)?.pattern;
  if (pattern === undefined) return [];
  const text = { field: rule.field.replaceAll(/\b0\b/gu, "*"), default: undefined };
  const isSet = { ...text, test: "set", values: [] } as const;
  const matches = { ...text, test: "matches", values: [pattern] } as const;
  const sentence = formatSentence(model, rule);
  return [{ sentence, when: [...rule.when, isSet], then: [matches] }];
}

/** A reference by name; a narrowed reference is expanded. */
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

/**
 * A list with the item that excludes all others, according to a rule of the object around the list.
 */
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

/** The entries with a known value; absent ones are left out. */
function known<Entries extends object>(
  entries: Entries,
): { [Name in keyof Entries]?: NonNullable<Entries[Name]> } {
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Entries]?: NonNullable<Entries[Name]>;
  };
}
