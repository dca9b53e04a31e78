import { objectOf } from "../model/model.ts";
import type { Model, TypeDef } from "../model/model.ts";
import type { Field, Node, Planned } from "../model/node.ts";
import { MARKDOWN_HEADER } from "../output.ts";
import type { PlannedFile } from "../output.ts";
import { row } from "./reference/type-section.ts";
import { annotationsOf, code } from "./words.ts";

type Table = readonly [
  heading: string,
  type: string,
  without: readonly string[],
  inSummary: boolean,
];

/**
 * The tables of the page: heading, the type whose properties are features, and the properties that
 * are not features.
 */
const TABLES: readonly Table[] = [
  ["Frontend policies", "FrontendPolicies", [], true],
  ["Traffic policies", "TrafficPolicies", [], true],
  ["Backend policies", "BackendPolicies", [], true],
  ["Kinds of backends", "EdgeBackendSpec", ["policies"], true],
  ["Filters of routes", "HttpRouteFilter", ["type"], true],
  ["Sections of the standalone file", "StandaloneConfig", [], false],
  ["Settings of the process", "Settings", [], false],
];

/** Writes a page for users that lists what this build runs and what is planned. */
export function emitFeatures(model: Model): readonly PlannedFile[] {
  const kinds = model.types.filter(({ resource }) => resource !== undefined);
  if (!TABLES.every(([, title]) => typeOf(model, title) !== undefined)) return [];
  const tables = TABLES.map(([heading, title, without]) =>
    table(
      heading,
      (objectOfTitle(model, title) ?? [])
        .filter(({ name }) => !without.includes(name))
        .map(({ name, node, description }) => [name, description, statusOf(model, node)]),
    ),
  );
  const kindTable = table(
    "Kinds of Kubernetes resources",
    kinds.map(({ resource, description, node }) => [
      resource?.kind ?? "",
      description,
      statusOf(model, node),
    ]),
  );
  const variables = model.celScopes.flatMap(({ name, variables: known }) =>
    known.filter(({ isPlanned }) => isPlanned).map((variable) => `${variable.name} (${name})`),
  );
  const names = variables.map((name) => `- ${code(name)}`).join("\n");
  const planned =
    names === "" ? [] : [`## Variables of expressions that are planned\n\n${names}\n`];
  const content = `${MARKDOWN_HEADER}# Features

What this build runs, and what is planned. A planned feature is in the schemas, the reference and the resource
definitions. A standalone file that sets one is refused, with its place. In Kubernetes manifests its object gets a
condition, and only what needs the feature is affected.

${[...tables, kindTable, ...planned].join("\n")}`;
  return [
    { path: "docs/features.md", content },
    { path: "README.md#features", content: summary(model) },
  ];
}

/** The features that README names, one line per kind. */
function summary(model: Model): string {
  const rows = TABLES.filter(([, , , inSummary]) => inSummary).map(([heading, title, without]) => {
    const fields = (objectOfTitle(model, title) ?? []).filter(
      ({ name }) => !without.includes(name),
    );
    const named = (isIn: (status: string) => boolean): string =>
      fields
        .filter(({ node }) => isIn(statusOf(model, node)))
        .map(({ name }) => code(name))
        .join(", ");
    const planned = named((status) => status === "planned");
    return row([heading, named((status) => status.startsWith("runs")), planned]);
  });
  return `\n| | Runs | Planned |\n|---|---|---|\n${rows.join("\n")}\n\n`;
}

function table(heading: string, rows: readonly (readonly [string, string, string])[]): string {
  const lines = rows.map(([name, description, status]) =>
    row([code(name), firstSentence(description), status]),
  );
  return `## ${heading}\n\n| Name | What it is | State |\n|---|---|---|\n${lines.join("\n")}\n`;
}

/** The first sentence of a description is enough here; the rest is in the reference. */
function firstSentence(description: string): string {
  const [first = ""] = description.split(/[;.](?:\s|$)/u);
  return `${first}.`;
}

/** `runs`, `refused`, `planned`, or the planned parts. */
function statusOf(model: Model, node: Node): string {
  const { planned, refused } = annotationsOf(model, node);
  if (refused) return "refused";
  if (planned === "all") return "planned";
  const parts = plannedWithin(model, node, new Set());
  return parts.length === 0 ? "runs" : `runs; planned: ${parts.map(code).join(", ")}`;
}

/** The planned parts of a node that is not planned itself, each once. */
function plannedWithin(model: Model, node: Node, seen: Set<TypeDef>): readonly string[] {
  if (node.kind === "ref") {
    const type = model.target(node);
    if (seen.has(type)) return [];
    seen.add(type);
    return plannedWithin(model, type.node, seen);
  }
  const inside = (child: Node): readonly string[] => plannedWithin(model, child, seen);
  if (node.kind === "list") return inside(node.items);
  if (node.kind === "map") return inside(node.values);
  if (node.kind === "union") return node.branches.flatMap(inside);
  if (node.kind !== "object") return [];
  const parts = node.fields.flatMap((field) => {
    const { planned } = annotationsOf(model, field.node);
    return planned === undefined ? inside(field.node) : partsOf(field, planned);
  });
  return [...new Set(parts)];
}

function partsOf({ name }: Field, planned: Planned): readonly string[] {
  if (planned === "all") return [name];
  if ("values" in planned) return planned.values.map((value) => `${name}: ${value}`);
  return [`${planned.minItems} or more ${name}`];
}

function typeOf(model: Model, title: string): TypeDef | undefined {
  return model.types.find((type) => type.title === title);
}

function objectOfTitle(model: Model, title: string): readonly Field[] | undefined {
  const type = typeOf(model, title);
  return type === undefined ? undefined : objectOf(model, type)?.fields;
}
