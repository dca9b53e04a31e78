import { parse } from "yaml";
import { fillingsOf } from "@edge-gateway/codegen/emitters/defaults/index";
import { fill } from "@edge-gateway/schema-runtime/defaults/fill";
import { emitCrds } from "@edge-gateway/codegen/emitters/crds/index";
import { emitReference } from "@edge-gateway/codegen/emitters/reference/index";
import { sharedAjv } from "@edge-gateway/codegen/emitters/validators/ajv";
import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import type { ValidationContext } from "@edge-gateway/schema-runtime/validation/runtime";
import type { Violation } from "@edge-gateway/schema-runtime/validation/violation";
import type { Model, ResourceDefinition } from "@edge-gateway/codegen/model/model";
import type { FormatRule, Node } from "@edge-gateway/codegen/model/node";
import { formatSentence } from "@edge-gateway/codegen/vocabulary/formats";

/** A property, or an item of a list or map. */
export interface Property {
  /** The values of an enum, in their order. */
  readonly values: readonly unknown[] | undefined;
  /** Facts apart from limits: `cel request bool`, `key .htaccess`, `pattern ^a+$`. */
  readonly notes: readonly string[];
}

/** A format of texts at a place of a type. */
export interface Format extends FormatRule {
  readonly sentence: string;
}

/** The generated code, as far as the specification describes it. */
export interface Product {
  readonly titles: readonly string[];
  /** The status of every error by its code. */
  readonly errors: ReadonlyMap<string, number>;
  /**
   * The properties of a type by their paths: items of lists as `0`, entries of maps as `*`, the
   * branches of a union as `|0`.
   */
  properties(title: string): ReadonlyMap<string, Property>;
  /** The formats that texts of a type must have. */
  formats(title: string): readonly Format[];
  validate(title: string, value: unknown, context?: ValidationContext): readonly Violation[];
  withDefaults(title: string, value: unknown): unknown;
  /** A page of the reference by its name. */
  page(name: string): string;
  /** The section of a type in the reference, on any page. */
  section(title: string): string;
  /** The schema of the one version of a kind, by its plural name. */
  crd(plural: string): unknown;
}

/** Generates in memory; each part is created when it is first needed. */
export function productOf(model: Model): Product {
  const fillings = once(() => fillingsOf(model));
  const pages = once(
    () => new Map(emitReference(model).map(({ path, content }) => [path, content])),
  );
  const crds = once(
    () =>
      new Map(
        emitCrds(model)
          .filter(({ path }) => !path.includes("stripped/"))
          .map(({ path, content }) => [
            path.slice("crds/".length, path.indexOf(".")),
            once(() => parse(content).spec.versions[0].schema.openAPIV3Schema),
          ]),
      ),
  );
  return {
    titles: model.types.map(({ title }) => title),
    properties(title) {
      const type = model.types.find((one) => one.title === title);
      const all = new Map(type === undefined ? [] : propertiesIn(type.node, "."));
      const notes = [...(all.get(".")?.notes ?? []), ...kindNotes(type?.resource?.definition)];
      return all.set(".", { values: all.get(".")?.values, notes });
    },
    errors: new Map(model.errors.map(({ code, status }) => [code, status])),
    formats(title) {
      const node = model.types.find((one) => one.title === title)?.node;
      const rules = node?.kind === "object" ? node.formats : [];
      return rules.map((rule) => ({ ...rule, sentence: formatSentence(model, rule) }));
    },
    validate(title, value, context) {
      const validate = sharedAjv(model).getSchema(title);
      if (validate === undefined) throw new Error(`there is no type ${title}`);
      return violationsOf(validate, value, context);
    },
    withDefaults: (title, value) => fill(title, value, fillings()),
    page: (name) => pages().get(`docs/reference/${name}.md`) ?? "",
    section(title) {
      const text = [...pages().values()].join("\n");
      return new RegExp(`^##? ${title}\n[^]*?(?=^##? |(?![^]))`, "mu").exec(text)?.[0] ?? "";
    },
    crd: (plural) => crds().get(plural)?.(),
  };
}

function propertiesIn(node: Node, path: string): readonly (readonly [string, Property])[] {
  const at = (name: string): string => (path === "." ? name : `${path}/${name}`);
  const own = { values: node.kind === "enum" ? node.values : undefined, notes: notesOf(node) };
  const inner = insideOf(node).flatMap(([name, child]) => propertiesIn(child, at(name)));
  return [[path, own], ...inner];
}

function insideOf(node: Node): readonly (readonly [string, Node])[] {
  switch (node.kind) {
    case "object":
      return node.fields.map((field) => [field.name, field.node]);
    case "list":
      return [["0", node.items]];
    case "map":
      return [["*", node.values]];
    case "union":
      return node.branches.map((branch, index) => [`|${index}`, branch]);
    default:
      return [];
  }
}

/** Names and columns of a kind for `kubectl`. */
function kindNotes(definition: ResourceDefinition | undefined): readonly string[] {
  if (definition === undefined) return [];
  const { shortNames, printerColumns } = definition;
  return [
    `short ${shortNames.join(" ")}`,
    ...printerColumns.map(({ name, type, jsonPath }) =>
      ["column", ...[name, type, jsonPath].filter((part) => typeof part === "string")].join(" "),
    ),
  ];
}

/** The patterns with which rules of an object test its properties. */
function rulePatterns(node: Node): readonly string[] {
  if (node.kind !== "object") return [];
  return node.rules
    .flatMap(({ when, then }) => [...when, ...then])
    .filter(({ test }) => test === "matches" || test === "notMatches")
    .map(({ field, test, values }) => `${field} ${test} ${values.join(" ")}`);
}

/** Whether an empty block has an effect, and which properties have none by themselves. */
function emptyNotes(node: Node): readonly string[] {
  if (node.kind !== "object" || node.noEffect === undefined) return [];
  return node.noEffect === "effect" ? ["false"] : ["true", ...node.noEffect];
}

/** The pattern of a text, or of the keys of a map. */
function patternsOf(node: Node): readonly string[] {
  const bounds = node.kind === "map" ? node.keys : node;
  return "pattern" in bounds && bounds.pattern !== undefined ? [bounds.pattern] : [];
}

/** The property at this place; a referenced type has its own. */
function notesOf(node: Node): readonly string[] {
  const { unit, sensitive, locatesCredential, guard, environment, cel } = node.annotations;
  const { refersTo, targets, deprecated } = node.annotations;
  const flags = Object.entries({ sensitive, "credential location": locatesCredential, guard });
  const note = (word: string, values: readonly string[]): readonly string[] =>
    values.length === 0 ? [] : [[word, ...values].join(" ")];
  return [
    ...(cel === undefined
      ? []
      : note("cel", [cel.scope, ...cel.results, ...(cel.or === undefined ? [] : ["or", cel.or])])),
    ...note("refers to", refersTo?.kinds ?? []),
    ...note("no effect when empty", emptyNotes(node)),
    ...rulePatterns(node),
    ...patternsOf(node).map((pattern) => `pattern ${pattern}`),
    ...note("key", [refersTo?.key ?? []].flat()),
    ...note("needs", refersTo?.needs ?? []),
    ...note("fits", [refersTo?.fits ?? []].flat()),
    ...note("unit", [unit ?? []].flat()),
    ...flags.flatMap(([word, isSet]) => (isSet ? [word] : [])),
    ...note("environment", [environment ?? []].flat()),
    ...note("targets", targets),
    ...(deprecated === undefined ? [] : note("deprecated for", [deprecated.use])),
  ];
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
