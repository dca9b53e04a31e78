import type { JsonObject } from "../json.ts";
import type { CelFunctions, CelScope } from "./cel-scopes.ts";
import type { Node, ObjectNode, RefNode } from "./node.ts";

/** A named type: one schema file. */
export interface TypeDef {
  /** The path below `schemas/`. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly source: string | undefined;
  readonly node: Node;
  /** The release that has it, where that is not the first. */
  readonly since: string | undefined;
  /** A document of its own. */
  readonly root: boolean;
  /** Has an exported validator. */
  readonly validator: boolean;
  readonly resource: Resource | undefined;
  /** The chart whose values these are. */
  readonly chart: string | undefined;
}

/** A type that is a kind of the Kubernetes API. */
export interface Resource {
  readonly kind: string;
  /** `group/version`, or `version` in the core group: each that documents may name. */
  readonly apiVersions: readonly string[];
  /** Whether its objects belong to a namespace. */
  readonly isNamespaced: boolean;
  /** Undefined for kinds of others, which are only read. */
  readonly definition: ResourceDefinition | undefined;
}

/** How the API server is told of a kind. */
export interface ResourceDefinition {
  readonly plural: string;
  readonly shortNames: readonly string[];
  readonly printerColumns: readonly JsonObject[];
  /** Labels of the definition. */
  readonly labels: Readonly<Record<string, string>>;
}

/** The group that all kinds belong to. */
export interface ApiGroup {
  readonly group: string;
  readonly version: string;
  readonly category: string;
}

/** A valid document that shows a type at work. */
export interface Example {
  /** The path below `schemas/`. */
  readonly file: string;
  readonly caption: string;
  /** As YAML. */
  readonly document: string;
}

/** One row of the catalogue of errors. */
export interface ErrorEntry {
  readonly code: string;
  readonly status: number;
  readonly text: string;
  readonly reason: string;
  readonly description: string;
  readonly source: string;
}

/** A form of texts. */
export interface Format {
  /** What a text of it is. */
  readonly says: string;
  /** What editors go by: every text of the form matches, and others may. */
  readonly pattern: string | undefined;
}

/** Everything that the emitters read. */
export interface Model {
  /** In the order of their titles. */
  readonly types: readonly TypeDef[];
  readonly apiGroup: ApiGroup;
  readonly errors: readonly ErrorEntry[];
  /** What expressions may read. */
  readonly celScopes: readonly CelScope[];
  /** Forms of texts that no pattern can say, by their names. */
  readonly formats: ReadonlyMap<string, Format>;
  /** What expressions may call. */
  readonly celFunctions: readonly CelFunctions[];
  /** The release that has everything that names no later one; undefined where there is none. */
  readonly firstRelease: string | undefined;
  /** By the title of the type. */
  readonly examples: ReadonlyMap<string, readonly Example[]>;
  /** Files of Protocol Buffers, by their names. */
  readonly protos: ReadonlyMap<string, string>;
  /** The type of a reference. */
  target(ref: RefNode): TypeDef;
  /** The shape behind any number of references. */
  resolve(node: Node): Exclude<Node, RefNode>;
}

/** The types that are documents of their own. */
export function roots(model: Model): readonly TypeDef[] {
  return model.types.filter((type) => type.root);
}

/** The object behind a type, or undefined where it is something else. */
export function objectOf(model: Model, type: TypeDef): ObjectNode | undefined {
  const node = model.resolve(type.node);
  return node.kind === "object" ? node : undefined;
}

/** `LocalRateLimit` as `localRateLimit`. */
export function camelCase(title: string): string {
  return title.charAt(0).toLowerCase() + title.slice(1);
}

/** `LocalRateLimit` as `local-rate-limit`. */
export function kebabCase(title: string): string {
  return title.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/gu, "-").toLowerCase();
}

/** The nodes directly inside a node; references are not followed. */
export function childrenOf(node: Node): readonly Node[] {
  switch (node.kind) {
    case "list":
      return [node.items];
    case "map":
      return [node.values];
    case "object":
      return node.fields.map((field) => field.node);
    case "union":
      return node.branches;
    default:
      return [];
  }
}

/**
 * The types that a node refers to, directly or through others, in the order in which they are met.
 * @param ends types that are not looked into
 */
export function reachable(
  model: Model,
  node: Node,
  ends: ReadonlySet<TypeDef> = new Set(),
): ReadonlySet<TypeDef> {
  const seen = new Set<TypeDef>();
  const waiting = [node];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    waiting.push(...childrenOf(next).toReversed());
    if (next.kind !== "ref") continue;
    const type = model.target(next);
    if (seen.has(type)) continue;
    seen.add(type);
    if (!ends.has(type)) waiting.push(type.node);
  }
  return seen;
}
