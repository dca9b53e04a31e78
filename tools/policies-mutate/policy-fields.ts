import { SHAPES } from "@edge-gateway/generated/shapes/index.ts";
import { branchOf, isFields, resolveShape } from "@edge-gateway/schema-runtime/shape";
import type { FieldShape, Shape } from "@edge-gateway/schema-runtime/shape";

/**
 * The types at which the paths of fields begin, and their names. References are the same
 * everywhere, so a field of a reference counts once, wherever the reference is.
 */
const BLOCKS: Readonly<Record<string, string>> = {
  TrafficPolicies: "traffic",
  PolicyTraffic: "traffic",
  FrontendPolicies: "frontend",
  PolicyFrontend: "frontend",
  BackendPolicies: "backend",
  PolicyBackend: "backend",
  SimpleBackendPolicies: "backend",
  StandaloneTcpBackendPolicies: "backend",
  StandaloneBackend: "backends",
  EdgeBackendSpec: "backends",
  BackendObjectRef: "BackendObjectRef",
  ConfigMapRef: "ConfigMapRef",
  SecretKeyRef: "SecretKeyRef",
  SecretRef: "SecretRef",
};

/** Blocks that other checks cover: the policies of models and tools. */
const LEFT_OUT =
  /^(backends?\.(ai|mcp)|traffic\.(jwtAuthentication\.mcp|rateLimit(\.conditional\.policy)?\.local\.(tokens|reservation)))$/u;

/** A field of a policy: `traffic.cors.maxAge`. */
export interface PolicyField {
  readonly path: string;
  readonly isRequired: boolean;
  readonly shape: Shape;
}

/** What happens to a field of a document; undefined removes the field. */
export type Edit = (value: unknown, field: PolicyField) => unknown;

/** The position of the walk; the path is unset outside of policies. */
interface Place {
  readonly shape: Shape;
  readonly path: string | undefined;
}

/**
 * A copy of a document of a type, in which the edit replaces each field of its policies.
 * @param path the place of the document, where it is the configuration of one policy
 */
export function withEdit(type: string, document: unknown, edit: Edit, path?: string): unknown {
  return edited(document, { shape: { kind: "ref", type }, path }, edit);
}

/** The paths of the policies of a block, by the types of their configurations. */
export function typesOfPolicies(block: string): ReadonlyMap<string, string> {
  const [type = ""] = Object.entries(BLOCKS).find(([, name]) => name === block) ?? [];
  const at = resolveShape({ kind: "ref", type }, SHAPES);
  const fields = at.kind === "object" ? at.fields : [];
  return new Map(
    fields.flatMap(({ name, shape }) =>
      shape.kind === "ref" ? [[shape.type, `${block}.${name}`]] : [],
    ),
  );
}

function edited(value: unknown, { shape, path: above }: Place, edit: Edit): unknown {
  const path = pathAt(shape, above);
  const at = resolveShape(shape, SHAPES);
  const inside = (item: unknown, inner: Shape): unknown =>
    edited(item, { shape: inner, path }, edit);
  if (at.kind === "list")
    return Array.isArray(value) ? value.map((item: unknown) => inside(item, at.items)) : value;
  if (at.kind === "union") {
    const branch = branchOf(at, value);
    return branch === undefined ? value : inside(value, branch);
  }
  if (!isFields(value)) return value;
  if (at.kind === "map") return mapped(value, (item) => inside(item, at.values));
  if (at.kind !== "object") return value;
  const fields = new Map(at.fields.map((field) => [field.name, field]));
  return mapped(value, (item, name) => {
    const field = fields.get(name);
    if (field === undefined) return item;
    const own = fieldOf(field, path);
    const next = own === undefined ? item : edit(item, own);
    return next === undefined ? next : edited(next, { shape: field.shape, path: own?.path }, edit);
  });
}

function mapped(value: object, change: (item: unknown, name: string) => unknown): object {
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, item]): [string, unknown] => [name, change(item, name)])
      .filter(([, item]) => item !== undefined),
  );
}

/** Every field of every policy, in the order of the schemas. */
export function policyFields(): readonly PolicyField[] {
  const found = new Map<string, PolicyField>();
  for (const [type, path] of Object.entries(BLOCKS)) {
    if (type in SHAPES) collect({ kind: "ref", type }, path, [], found);
  }
  return [...found.values()];
}

function collect(
  shape: Shape,
  path: string,
  above: readonly string[],
  found: Map<string, PolicyField>,
): void {
  const types = shape.kind === "ref" ? [...above, shape.type] : above;
  // Whether a field is repeated: a type that contains itself has the same fields inside as outside.
  if (new Set(types).size < types.length || (above.length > 0 && isBlock(shape))) return;
  const at = resolveShape(shape, SHAPES);
  if (at.kind === "list") collect(at.items, path, types, found);
  if (at.kind === "map") collect(at.values, path, types, found);
  if (at.kind === "union")
    for (const branch of at.branches) collect(branch.shape, path, types, found);
  if (at.kind !== "object") return;
  for (const field of at.fields) {
    const own = fieldOf(field, path);
    if (own === undefined || LEFT_OUT.test(own.path)) continue;
    if (!found.has(own.path)) found.set(own.path, own);
    collect(field.shape, own.path, types, found);
  }
}

function isBlock(shape: Shape): boolean {
  return shape.kind === "ref" && shape.type in BLOCKS;
}

function pathAt(shape: Shape, path: string | undefined): string | undefined {
  return shape.kind === "ref" ? (BLOCKS[shape.type] ?? path) : path;
}

/** The field of a policy at a place; undefined outside of policies. */
function fieldOf(
  { name, required, shape }: FieldShape,
  path: string | undefined,
): PolicyField | undefined {
  return path === undefined ? undefined : { path: `${path}.${name}`, isRequired: required, shape };
}
