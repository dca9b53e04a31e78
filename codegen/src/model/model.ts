import type { JsonObject } from "../json.ts";
import type { Amount } from "@edge-gateway/schema-runtime/defaults/fill";
import type { CelFunctions, CelScope } from "./cel-scopes.ts";
import type { Node, ObjectNode, RefNode } from "./node.ts";

/** A named type, which one schema file defines. */
export interface TypeDef {
  /** The path of the schema file, below `schemas/`. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly source: string | undefined;
  readonly node: Node;
  /** The release that introduced the type, if it is not the first release. */
  readonly since: string | undefined;
  /** Whether the type is a whole document. */
  readonly root: boolean;
  /** Whether the type's validator is exported. */
  readonly validator: boolean;
  /** What the numbers of the parsed values count, if programs parse the values of the type. */
  readonly amount: Amount | undefined;
  /**
   * How the amounts of the type, and of all types below it, are parsed: when defaults are filled in,
   * or by a function of their own that makes a second type.
   */
  readonly parsed: "filled" | "apart" | undefined;
  readonly resource: Resource | undefined;
  /** The chart whose values the type describes. */
  readonly chart: string | undefined;
}

/** A type that is a kind of the Kubernetes API. */
export interface Resource {
  readonly kind: string;
  /** `group/version`, or `version` in the core group: all allowed apiVersions. */
  readonly apiVersions: readonly string[];
  /** Whether the objects of the kind belong to a namespace. */
  readonly isNamespaced: boolean;
  /** The CRD of the kind; undefined for kinds of other projects, which are only read. */
  readonly definition: ResourceDefinition | undefined;
}

/** The definition of a kind for the API server. */
export interface ResourceDefinition {
  readonly plural: string;
  readonly shortNames: readonly string[];
  readonly printerColumns: readonly JsonObject[];
  /** The labels of the CRD. */
  readonly labels: Readonly<Record<string, string>>;
}

/** The group that all kinds belong to. */
export interface ApiGroup {
  readonly group: string;
  readonly version: string;
  readonly category: string;
}

/** A valid document that shows the use of a type. */
export interface Example {
  /** The path of the example file, below `schemas/`. */
  readonly file: string;
  readonly caption: string;
  /** The text of the example, as YAML. */
  readonly document: string;
}

/** One row of the catalogue of errors. */
export interface ErrorEntry {
  readonly code: string;
  readonly status: number;
  readonly text: string;
  /** What logs and traces say besides the reason; undefined: nothing. */
  readonly detail: string | undefined;
  readonly reason: string;
  readonly description: string;
  readonly source: string;
}

/** A format that strings can have, such as `hostname`. */
export interface Format {
  /** A description of texts with this format. */
  readonly says: string;
  /** A pattern for editors: every text of the format matches it, other texts may match as well. */
  readonly pattern: string | undefined;
}

/** A query parameter of an operation. */
export interface AdminParameter {
  readonly name: string;
  readonly description: string;
  readonly type: "integer" | "string" | "boolean";
  readonly required: boolean;
}

/** One operation of the admin API. */
export interface AdminOperation {
  readonly id: string;
  readonly method: "GET" | "POST";
  /** The path below `/api`. */
  readonly path: string;
  readonly summary: string;
  readonly query: readonly AdminParameter[];
  /** The type of the request body; undefined if there is none. */
  readonly request: TypeDef | undefined;
  readonly response: TypeDef;
  /** The media type of the response; a stream has one document of the type in each event. */
  readonly media: "application/json" | "text/event-stream" | "application/jsonl" | "text/csv";
  /** Whether the operation changes the gateway. */
  readonly writes: boolean;
  /** Whether a request must name the version that it changes. */
  readonly ifMatch: boolean;
  /** The status of a successful response. */
  readonly status: number;
  /** The maximum length of the request body in bytes. */
  readonly maxBytes: number;
}

/** A kind of refusal. */
export interface AdminProblemKind {
  readonly name: string;
  readonly status: number;
  readonly title: string;
}

/** The admin API; without operations there is none. */
export interface AdminApi {
  readonly operations: readonly AdminOperation[];
  readonly problems: readonly AdminProblemKind[];
}

/** The model that the emitters read. */
export interface Model {
  /** All types, sorted by title. */
  readonly types: readonly TypeDef[];
  readonly apiGroup: ApiGroup;
  readonly errors: readonly ErrorEntry[];
  readonly admin: AdminApi;
  /** The variables that expressions may read. */
  readonly celScopes: readonly CelScope[];
  /** The text formats that no pattern can express, by name. */
  readonly formats: ReadonlyMap<string, Format>;
  /** The functions that expressions may call. */
  readonly celFunctions: readonly CelFunctions[];
  /**
   * The release of all types and properties that do not name a later one; undefined before the
   * first release.
   */
  readonly firstRelease: string | undefined;
  /** The examples, by the title of their type. */
  readonly examples: ReadonlyMap<string, readonly Example[]>;
  /** Files of Protocol Buffers, by their names. */
  readonly protos: ReadonlyMap<string, string>;
  /** Finds the type to which a reference points. */
  target(ref: RefNode): TypeDef;
  /** The shape at the end of a chain of references. */
  resolve(node: Node): Exclude<Node, RefNode>;
}

/** The types whose amounts are parsed when defaults are filled in. */
export function parsedTypes(model: Model): ReadonlySet<TypeDef> {
  return withTypesBelow(model, "filled");
}

/** The types with a second type, in which their amounts are parsed. */
export function typesParsedApart(model: Model): ReadonlySet<TypeDef> {
  const all = [...withTypesBelow(model, "apart")];
  return new Set(
    all.filter(({ node }) =>
      [...reachable(model, node)].some(({ amount }) => amount !== undefined),
    ),
  );
}

function withTypesBelow(model: Model, parsed: TypeDef["parsed"]): ReadonlySet<TypeDef> {
  const marked = model.types.filter((type) => type.parsed === parsed);
  const below = marked.flatMap(({ node }) => [...reachable(model, node)]);
  return new Set([...marked, ...below.filter((type) => type.amount === undefined)]);
}

/** The types that are documents of their own. */
export function roots(model: Model): readonly TypeDef[] {
  return model.types.filter((type) => type.root);
}

/** The object that a type resolves to; undefined for another shape. */
export function objectOf(model: Model, type: TypeDef): ObjectNode | undefined {
  const node = model.resolve(type.node);
  return node.kind === "object" ? node : undefined;
}

/** Converts a title to camel case: `LocalRateLimit` to `localRateLimit`. */
export function camelCase(title: string): string {
  return title.charAt(0).toLowerCase() + title.slice(1);
}

/** Converts a title to kebab case: `LocalRateLimit` to `local-rate-limit`. */
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
 * The types that a node refers to, directly or indirectly, in the order of their discovery.
 * @param ends types that are not followed
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
