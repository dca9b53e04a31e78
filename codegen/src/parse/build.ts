import type { Amount } from "@edge-gateway/schema-runtime/defaults/fill";
import { isObject } from "../json.ts";
import type { JsonObject, JsonValue } from "../json.ts";
import { placeOf } from "../problem.ts";
import type { Place, Problem } from "../problem.ts";
import type { Sources } from "../read.ts";
import { parseResource, resourceFields } from "../vocabulary/kubernetes.ts";
import { parseCelFunctions, parseCelScopes } from "../model/cel-scopes.ts";
import { stringBounds } from "../model/keywords.ts";
import { kebabCase } from "../model/model.ts";
import type { ApiGroup, ErrorEntry, Format, Model, TypeDef } from "../model/model.ts";
import type { Node, RefNode } from "../model/node.ts";
import { parseOperations, parseProblems } from "./admin.ts";
import { parseNode } from "./parse-node.ts";

const CHART = /^[a-z][a-z-]*$/u;
const TITLE = /^[A-Z][A-Za-z0-9]*$/u;

/** Builds the model of all schemas; adds errors in the schemas to `problems`. */
export function buildModel(sources: Sources, problems: Problem[]): Model {
  const apiGroup = parseApiGroup(sources.apiGroup, placeOf("api-group.json", problems));
  const types = [...sources.schemas].map(([file, raw]) =>
    parseType(raw, placeOf(file, problems, sources.schemas), apiGroup),
  );
  reportRepeatedTitles(types, problems);
  const byId = new Map(types.map((type) => [type.id, type]));
  const target = (ref: RefNode): TypeDef => {
    const type = byId.get(ref.target);
    if (type === undefined) throw new Error(`no schema file ${ref.target}`);
    return type;
  };
  const resolve = (node: Node): Exclude<Node, RefNode> =>
    node.kind === "ref" ? resolve(target(node).node) : node;
  return {
    types: types.toSorted((left, right) => (left.title < right.title ? -1 : 1)),
    apiGroup,
    errors: parseErrors(sources.errors, placeOf("errors/catalogue.json", problems)),
    admin: {
      operations: parseOperations(
        sources.adminOperations,
        byId,
        placeOf("admin/operations.json", problems),
      ),
      problems: parseProblems(sources.adminProblems, placeOf("admin/problems.json", problems)),
    },
    celScopes: parseCelScopes(sources.celScopes, placeOf("cel/scopes.json", problems)),
    celFunctions: parseCelFunctions(sources.celScopes, placeOf("cel/scopes.json", problems)),
    formats: parseFormatTable(sources.formats, placeOf("formats.json", problems)),
    firstRelease: parseRelease(sources.firstRelease),
    examples: examplesOf(sources, types, problems),
    protos: sources.protos,
    target,
    resolve,
  };
}

function parseType(raw: JsonObject, place: Place, apiGroup: ApiGroup): TypeDef {
  const title = raw["title"];
  if (typeof title !== "string" || !TITLE.test(title)) place.report("needs a title in PascalCase");
  if (raw["$id"] !== place.file)
    place.child("$id").report(`must be the path of the file: ${place.file}`);
  const node = parseNode(raw, place);
  if (node.annotations.description === undefined) place.report("has no description");
  const resource = parseResource(raw, apiGroup, place);
  const source = raw["x-source"];
  const chart = raw["x-chart"];
  if (chart !== undefined && (typeof chart !== "string" || !CHART.test(chart)))
    place.child("x-chart").report("must be the name of a chart");
  return {
    id: place.file,
    title: typeof title === "string" ? title : place.file,
    description: node.annotations.description ?? "",
    source: typeof source === "string" ? source : undefined,
    since: node.annotations.since,
    node:
      resource !== undefined && node.kind === "object"
        ? {
            ...node,
            fields: [
              ...resourceFields(resource, { ...node.annotations, planned: undefined }),
              ...node.fields,
            ],
          }
        : node,
    root: raw["x-root"] === true,
    validator: raw["x-root"] === true || raw["x-validator"] === true,
    amount: parseAmountKeyword(raw["x-amount"], place.child("x-amount")),
    parsed: parseParsedKeyword(raw["x-parsed"], place.child("x-parsed")),
    resource,
    chart: typeof chart === "string" ? chart : undefined,
  };
}

function parseAmountKeyword(value: JsonValue | undefined, place: Place): Amount | undefined {
  if (value === undefined || value === "milliseconds" || value === "bytes") return value;
  place.report("must be milliseconds or bytes");
  return undefined;
}

function parseParsedKeyword(value: JsonValue | undefined, place: Place): TypeDef["parsed"] {
  if (value === undefined || value === "filled" || value === "apart") return value;
  place.report("must be filled or apart");
  return undefined;
}

function parseFormatTable(value: JsonValue, place: Place): ReadonlyMap<string, Format> {
  const formats = new Map<string, Format>();
  for (const [name, entry] of isObject(value) ? Object.entries(value) : []) {
    const { says, ...rest } = isObject(entry) ? entry : {};
    const { pattern } = stringBounds({ maxLength: 0, ...rest }, place.child(name));
    if (typeof says === "string" && says !== "") formats.set(name, { says, pattern });
    else place.child(name).report("must say what a text of this format is");
  }
  return formats;
}

function parseRelease(value: JsonValue): string | undefined {
  const version = isObject(value) ? value["version"] : undefined;
  return typeof version === "string" ? version : undefined;
}

/**
 * Examples are in a folder with the name of their type; their first line is a comment with their
 * purpose.
 */
function examplesOf(
  { examples }: Sources,
  types: readonly TypeDef[],
  problems: Problem[],
): Model["examples"] {
  const titles = new Map(types.map(({ title }) => [kebabCase(title), title]));
  const report = (file: string, message: string) => problems.push({ file, pointer: "", message });
  return new Map(
    [...examples].flatMap(([folder, own]) => {
      const title = titles.get(folder);
      for (const { file, caption } of own) {
        if (title === undefined) report(file, `no type has the name ${folder}`);
        if (caption === "") report(file, "needs a first line that says what it shows");
      }
      return title === undefined ? [] : [[title, own] as const];
    }),
  );
}

function reportRepeatedTitles(types: readonly TypeDef[], problems: Problem[]): void {
  const first = new Map<string, string>();
  for (const { title, id } of types) {
    const other = first.get(title);
    if (other === undefined) first.set(title, id);
    else
      problems.push({
        file: id,
        pointer: "/title",
        message: `${title} is the title of ${other} already`,
      });
  }
}

function parseApiGroup(value: JsonValue, place: Place): ApiGroup {
  if (isObject(value)) {
    const { group, version, category } = value;
    if (typeof group === "string" && typeof version === "string" && typeof category === "string") {
      return { group, version, category };
    }
  }
  place.report("must be {group, version, category}");
  return { group: "", version: "", category: "" };
}

function parseErrors(value: JsonValue, place: Place): readonly ErrorEntry[] {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([code, entry]) => {
    if (isObject(entry)) {
      const { status, text, detail, reason, description, source } = entry;
      if (
        typeof status === "number" &&
        typeof text === "string" &&
        (detail === undefined || typeof detail === "string") &&
        typeof reason === "string" &&
        typeof description === "string" &&
        typeof source === "string"
      ) {
        return [{ code, status, text, detail, reason, description, source }];
      }
    }
    place.child(code).report("must be {status, text, detail?, reason, description, source}");
    return [];
  });
}
