import { pointerToken } from "../json.ts";
import type { Problem } from "../problem.ts";
import { namesIn } from "../vocabulary/item-rules.ts";
import { childrenOf, parsedTypes, reachable, roots } from "../model/model.ts";
import type { Model, TypeDef } from "../model/model.ts";
import { jsonTypes, tagsOf } from "../model/union-marks.ts";
import type { Field, ListNode, Node, ObjectNode, RefNode, UnionNode } from "../model/node.ts";

type Report = (message: string) => void;

/** Checks that need the whole model: unions, keys of lists, references in circles. */
export function lintModel(model: Model, problems: Problem[]): void {
  const written = typesOfUsers(model);
  lintReplacedScopes(model, problems);
  lintParsed(model, problems);
  for (const type of model.types) {
    visit(type.node, "", (node, pointer) => {
      const report: Report = (message) => void problems.push({ file: type.id, pointer, message });
      if (node.kind === "union") lintUnion(model, node, report);
      if (node.kind === "list") lintMapKeys(model, node, report);
      if (node.kind === "list") lintItemRules(model, node.items, node.itemRules, report);
      if (node.kind === "map") lintItemRules(model, node.values, node.itemRules, report);
      if (node.kind === "ref") lintReferenceBounds(model, node, report);
      if (node.kind === "object" && written.has(type)) lintMeaningOfUnset(node, report);
      if (pointer === "" && node.kind === "object")
        lintEmptiness(node, written.has(type) && isBlock(type), report);
      if (node.kind === "object") lintFormats(model, node, report);
      lintCelScope(model, node, report);
    });
    if (isCircular(model, type.node, [type])) {
      problems.push({ file: type.id, pointer: "", message: "refers to itself" });
    }
  }
}

/** Checks that a scope that replaces another one names existing scopes and types. */
function lintReplacedScopes({ celScopes, types }: Model, problems: Problem[]): void {
  for (const { name, replaces } of celScopes) {
    if (replaces === undefined) continue;
    const names = new Set(types.map(({ title }) => title));
    const unknown = replaces.within.filter((type) => !names.has(type));
    const missing = celScopes.some((scope) => scope.name === replaces.scope)
      ? unknown
      : [replaces.scope, ...unknown];
    for (const other of missing) {
      const message = `names ${other}, which is not defined`;
      problems.push({ file: "cel/scopes.json", pointer: `/scopes/${name}`, message });
    }
  }
}

/**
 * The values of a type are either parsed or as written, so no other document may refer to a part of
 * a parsed type that has amounts.
 */
function lintParsed(model: Model, problems: Problem[]): void {
  const parsed = parsedTypes(model);
  for (const { id, node } of model.types.filter((type) => !parsed.has(type))) {
    visit(node, "", (inner, pointer) => {
      if (inner.kind !== "ref") return;
      const { title, parsed: own, node: target } = model.target(inner);
      const isPart = own !== "filled" && parsed.has(model.target(inner));
      if (!isPart || ![...reachable(model, target)].some(({ amount }) => amount !== undefined))
        return;
      const message = `refers to ${title}, whose durations and sizes are parsed in another type`;
      problems.push({ file: id, pointer, message });
    });
  }
}

/** Calls `look` for a node and every node inside it, with JSON pointers into the schema file. */
function visit(node: Node, pointer: string, look: (node: Node, pointer: string) => void): void {
  look(node, pointer);
  switch (node.kind) {
    case "object":
      for (const field of node.fields)
        visit(field.node, `${pointer}/properties/${pointerToken(field.name)}`, look);
      return;
    case "list":
      visit(node.items, `${pointer}/items`, look);
      return;
    case "map":
      visit(node.values, `${pointer}/additionalProperties`, look);
      return;
    case "union":
      for (const [index, branch] of node.branches.entries())
        visit(branch, `${pointer}/oneOf/${index}`, look);
      return;
    default:
  }
}

/**
 * The folders with types of documents that users write. Programs write the documents of other
 * folders, or other projects define them.
 */
const FOLDERS_OF_USERS = ["catalog/", "common/", "resources/", "standalone/"];

/** The types that users write, without the types of statuses, which a controller writes. */
function typesOfUsers(model: Model): ReadonlySet<TypeDef> {
  const isOfUsers = ({ id }: TypeDef): boolean =>
    FOLDERS_OF_USERS.some((folder) => id.startsWith(folder));
  const documents = roots(model).filter(isOfUsers);
  const used = documents.flatMap(({ node }) => [...reachable(model, withoutState(node))]);
  return new Set([...documents, ...used.filter(isOfUsers)]);
}

function withoutState(node: Node): Node {
  if (node.kind !== "object") return node;
  return { ...node, fields: node.fields.filter(({ name }) => !OF_KUBERNETES.has(name)) };
}

const OF_KUBERNETES = new Set(["metadata", "status"]);

/** An optional property needs a description of the unset case, unless a rule determines it. */
function lintMeaningOfUnset(node: ObjectNode, report: Report): void {
  const decided = new Set([
    ...node.counts.flatMap(({ names }) => names),
    ...node.rules
      .flatMap(({ when, then }) => [...when, ...then])
      .filter(({ test }) => test === "set" || test === "unset")
      .map(({ field }) => field),
  ]);
  for (const field of node.fields) {
    if (decided.has(field.name) || OF_KUBERNETES.has(field.name) || saysWhatHolds(field)) continue;
    report(`has the property ${field.name}, whose description does not say what holds when unset`);
  }
}

/** The types that occur in configurations, without catalogues, which are lists of facts. */
function isBlock({ id, root }: TypeDef): boolean {
  return !root && !id.startsWith("catalog/");
}

/**
 * A schema that allows an empty object must say whether it has an effect then: users get a warning
 * about a block without effect.
 */
function lintEmptiness(node: ObjectNode, mustSay: boolean, report: Report): void {
  const { fields, counts, noEffect } = node;
  const mayBeEmpty =
    fields.length > 0 &&
    fields.every(({ required }) => !required) &&
    counts.every(({ count }) => count === "atMostOne");
  if (mustSay && mayBeEmpty && noEffect === undefined)
    report("may be empty: x-no-effect must say whether it then changes nothing");
  if (!mayBeEmpty && noEffect !== undefined) report("cannot be empty, so x-no-effect says nothing");
}

function saysWhatHolds({ required, default: fallback, description }: Field): boolean {
  return required || fallback !== undefined || /\bunset\b|\bis set\b/u.test(description);
}

/** The value itself must show to which branch of a union it belongs. */
function lintUnion(model: Model, node: UnionNode, report: Report): void {
  const marks = node.branches.flatMap((branch) => {
    const own =
      node.discriminator === undefined
        ? jsonTypes(model, branch)
        : tagsOf(model, branch, node.discriminator);
    if (own.length === 0) report(`needs a constant ${node.discriminator ?? ""} in every branch`);
    return own;
  });
  if (new Set(marks).size !== marks.length) {
    report("has branches of the same JSON type; tell objects apart by x-discriminator");
  }
}

function lintCelScope({ celScopes }: Model, { annotations: { cel } }: Node, report: Report): void {
  if (cel === undefined || celScopes.some(({ name }) => name === cel.scope)) return;
  report(`has an expression of the scope ${cel.scope}, which cel/scopes.json does not have`);
}

function lintFormats({ formats }: Model, node: ObjectNode, report: Report): void {
  for (const { format } of node.formats)
    if (!formats.has(format)) report(`has the format ${format}, which formats.json does not have`);
}

/**
 * The API server requires that each key of a list of maps is a required property or has a default.
 */
function lintMapKeys(model: Model, node: ListNode, report: Report): void {
  const items = model.resolve(node.items);
  for (const key of node.mapKeys) {
    const field =
      items.kind === "object" ? items.fields.find(({ name }) => name === key) : undefined;
    if (field === undefined || !(field.required || field.default !== undefined)) {
      report(
        `has x-map-keys ${key}, which must be a property of its items, required or with a default`,
      );
    }
  }
}

function lintItemRules(
  model: Model,
  items: Node,
  rules: ListNode["itemRules"],
  report: Report,
): void {
  const object = model.resolve(items);
  const known = object.kind === "object" ? object.fields.map(({ name }) => name) : [];
  for (const name of rules.flatMap(namesIn))
    if (!known.includes(name)) report(`has an item rule about the unknown property ${name}`);
}

function lintReferenceBounds(model: Model, node: RefNode, report: Report): void {
  const { kind } = model.resolve(node);
  const isSet = (...bounds: readonly unknown[]): boolean =>
    bounds.some((bound) => bound !== undefined);
  if (isSet(node.minimumDuration, node.maximumDuration) && kind !== "string")
    report("has limits of a duration but refers to no string");
  if (isSet(node.minimumBytes, node.maximumBytes) && kind !== "intOrString")
    report("has limits of a size but refers to no integer or string");
  // A number is within its own limits, and a text must be within the same.
  const isSize = kind === "intOrString" && model.resolve(node).annotations.unit === "bytes";
  if (isSize && !(isSet(node.minimumBytes) && isSet(node.maximumBytes)))
    report("refers to a size without its limits: x-minimum-bytes and x-maximum-bytes");
}

function isCircular(model: Model, node: Node, path: readonly TypeDef[]): boolean {
  if (node.kind !== "ref") return childrenOf(node).some((child) => isCircular(model, child, path));
  const target = model.target(node);
  return (
    target === path[0] ||
    (!path.includes(target) && isCircular(model, target.node, [...path, target]))
  );
}
