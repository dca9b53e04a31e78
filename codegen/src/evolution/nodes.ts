import type { Model } from "../model/model.ts";
import type { EnumNode, ListNode, MapNode, Node, RefNode, UnionNode } from "../model/node.ts";
import { annotationsOf } from "../emitters/words.ts";
import { compareAnnotations } from "./annotations.ts";
import { compareBounds, holdsValues } from "./bounds.ts";
import { breaking, compatible } from "./change.ts";
import type { Change } from "./change.ts";
import { compareObjects } from "./objects.ts";
import { itemRuleSentence } from "../vocabulary/item-rules.ts";
import { itemRuleSentences } from "../vocabulary/list-type.ts";

type Shape = Exclude<Node, RefNode>;

/** Compares nodes of two models. Types of the same name are compared separately. */
export class NodeComparison {
  readonly #models: readonly [Model, Model];
  /** Pairs of types with different names that are being compared: such types may be recursive. */
  readonly #open = new Set<string>();

  constructor(before: Model, after: Model) {
    this.#models = [before, after];
  }

  /** Lists the differences between two versions of a node. */
  compare(before: Node, after: Node, path: string): readonly Change[] {
    const [oldModel, newModel] = this.#models;
    const [oldTitle, newTitle] = [titleOf(oldModel, before), titleOf(newModel, after)];
    if (oldTitle !== undefined && oldTitle === newTitle) return this.#outer(before, after, path);
    const pair = `${oldTitle ?? path} ${newTitle ?? path}`;
    if (this.#open.has(pair)) return [];
    this.#open.add(pair);
    const notes = [annotationsOf(oldModel, before), annotationsOf(newModel, after)] as const;
    const changes = [
      ...compareAnnotations(notes, this.#models, path),
      ...this.#narrowings(before, after, path),
      ...this.#shapes(oldModel.resolve(before), newModel.resolve(after), path),
    ];
    this.#open.delete(pair);
    return changes;
  }

  /** Compares the keywords beside two references to the same type. */
  #outer(before: Node, after: Node, path: string): readonly Change[] {
    return [
      ...compareAnnotations([before.annotations, after.annotations], this.#models, path),
      ...this.#narrowings(before, after, path),
    ];
  }

  #narrowings(before: Node, after: Node, path: string): readonly Change[] {
    const isRef = before.kind === "ref" || after.kind === "ref";
    return isRef ? compareBounds(narrowingOf(before), narrowingOf(after), path) : [];
  }

  #shapes(before: Shape, after: Shape, path: string): readonly Change[] {
    if (before.kind !== after.kind) return this.#kinds(before, after, path);
    return this.#containers(before, after, path) ?? comparePlain(before, after, path);
  }

  #containers(before: Shape, after: Shape, path: string): readonly Change[] | undefined {
    if (before.kind === "union" && after.kind === "union") return this.#unions(before, after, path);
    if (before.kind === "list" && after.kind === "list") return this.#lists(before, after, path);
    if (before.kind === "map" && after.kind === "map") return this.#maps(before, after, path);
    if (before.kind !== "object" || after.kind !== "object") return undefined;
    return compareObjects(before, after, path, {
      compare: (old, now, at) => this.compare(old, now, at),
      wasKnown: (field) => hasProperty(this.#models[0], before, field.split(".")),
    });
  }

  /**
   * Compares two shapes. A new shape that accepts all values of the previous one is not a breaking
   * change.
   */
  #kinds(before: Shape, after: Shape, path: string): readonly Change[] {
    const words = `${before.kind} -> ${after.kind}`;
    const wider = compatible(path, `the type accepts more: ${words}`);
    if (after.kind === "json") return [wider];
    if (before.kind === "enum" && holdsValues(after, before.values)) return [wider];
    if (after.kind === "intOrString" && (before.kind === "number" || before.kind === "string"))
      return [wider, ...compareBounds(before, after, path)];
    if (after.kind === "union") {
      const [best] = after.branches
        .map((branch) => this.compare(before, branch, path))
        .toSorted((left, right) => breaks(left) - breaks(right));
      if (best !== undefined && breaks(best) === 0) return [wider, ...best];
    }
    return [breaking(path, `the type changed: ${words}`)];
  }

  #unions(before: UnionNode, after: UnionNode, path: string): readonly Change[] {
    const branches = before.branches.map((branch) => {
      const comparisons = after.branches.map((other) => this.compare(branch, other, path));
      const [best] = comparisons.toSorted(
        (left, right) => breaks(left) - breaks(right) || left.length - right.length,
      );
      return best ?? [breaking(path, "a branch of the union was removed")];
    });
    const more = after.branches.length - before.branches.length;
    const added = more > 0 ? [compatible(path, `the union has ${more} more branches`)] : [];
    return [...branches.flat(), ...added];
  }

  #lists(before: ListNode, after: ListNode, path: string): readonly Change[] {
    const [old, now] = [identityOf(before), identityOf(after)];
    const identity =
      old === now
        ? []
        : [
            after.listType === "atomic"
              ? compatible(path, "items may repeat now")
              : breaking(path, `the uniqueness of items changed: ${old} -> ${now}`),
          ];
    return [
      ...compareBounds(before, after, path),
      ...identity,
      ...compareRules(itemRuleSentences(before), itemRuleSentences(after), path),
      ...this.compare(before.items, after.items, `${path}[]`),
    ];
  }

  #maps(before: MapNode, after: MapNode, path: string): readonly Change[] {
    return [
      ...compareBounds(before, after, path),
      ...compareBounds(before.keys, after.keys, `${path}.*`),
      ...compareRules(itemSentences(before), itemSentences(after), path),
      ...this.compare(before.values, after.values, `${path}.*`),
    ];
  }
}

function comparePlain(before: Shape, after: Shape, path: string): readonly Change[] {
  if (before.kind === "enum" && after.kind === "enum") return compareEnums(before, after, path);
  return [...compareIntegers(before, after, path), ...compareBounds(before, after, path)];
}

function compareIntegers(before: Shape, after: Shape, path: string): readonly Change[] {
  if (before.kind !== "number" || after.kind !== "number") return [];
  if (before.integer === after.integer) return [];
  return [
    after.integer
      ? breaking(path, "the type changed: number -> integer")
      : compatible(path, "the type accepts more: integer -> number"),
  ];
}

function itemSentences({ itemRules }: MapNode): readonly string[] {
  return itemRules.map(itemRuleSentence);
}

function compareRules(
  before: readonly string[],
  after: readonly string[],
  path: string,
): readonly Change[] {
  return [
    ...after
      .filter((rule) => !before.includes(rule))
      .map((rule) => breaking(path, `new rule: ${rule}`)),
    ...before
      .filter((rule) => !after.includes(rule))
      .map((rule) => compatible(path, `rule removed: ${rule}`)),
  ];
}

function compareEnums(before: EnumNode, after: EnumNode, path: string): readonly Change[] {
  return [
    ...before.values
      .filter((value) => !after.values.includes(value))
      .map((value) => breaking(path, `the value ${value} was removed`)),
    ...after.values
      .filter((value) => !before.values.includes(value))
      .map((value) => compatible(path, `new value ${value}`)),
  ];
}

function identityOf({ listType, mapKeys }: ListNode): string {
  return [listType, ...mapKeys].join(" ");
}

function narrowingOf(node: Node): object {
  if (node.kind !== "ref") return {};
  const { minimumDuration, maximumDuration, minimumBytes, maximumBytes } = node;
  return { minimumDuration, maximumDuration, minimumBytes, maximumBytes };
}

/** Whether a node has a property at a path, in which `*`, `+` and `0` are items of a list. */
function hasProperty(model: Model, node: Node, [name, ...below]: readonly string[]): boolean {
  if (name === undefined) return true;
  const shape = model.resolve(node);
  if (shape.kind === "list") return hasProperty(model, shape.items, below);
  if (shape.kind === "map") return hasProperty(model, shape.values, below);
  if (shape.kind === "union")
    return shape.branches.some((branch) => hasProperty(model, branch, [name, ...below]));
  const field = shape.kind === "object" ? shape.fields.find((one) => one.name === name) : undefined;
  return field !== undefined && hasProperty(model, field.node, below);
}

function titleOf(model: Model, node: Node): string | undefined {
  return node.kind === "ref" ? model.target(node).title : undefined;
}

function breaks(changes: readonly Change[]): number {
  return changes.filter(({ level }) => level === "breaking").length;
}
