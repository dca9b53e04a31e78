import type { JsonObject } from "@edge-gateway/llm";
import type { ImportReport } from "../report.ts";
import { escaped, listOf, objectOf, present, textOf } from "../values.ts";

const METADATA = "x-portkey-metadata";
const PREFIX = "metadata.";

/**
 * Converts each condition on the metadata of a request to a route; one more route gets all other requests.
 */
export function conditionalRoutes(
  strategy: JsonObject,
  targets: readonly unknown[],
  backends: readonly (string | undefined)[],
  report: ImportReport,
): readonly JsonObject[] {
  const named = new Map(
    targets.map((target, index) => [textOf(objectOf(target)["name"]) ?? "", backends[index]]),
  );
  const routes = listOf(strategy["conditions"]).flatMap((condition, index) => {
    const { query, then } = objectOf(condition);
    const at = `strategy.conditions[${index}]`;
    const backend = named.get(textOf(then) ?? "");
    const matches = backend === undefined ? "the target is not converted" : matchesOf(query);
    if (typeof matches !== "string")
      return [{ name: `condition-${index + 1}`, matches, backends: [{ backend }] }];
    report.refused(at, matches);
    return [];
  });
  const otherwise = named.get(textOf(strategy["default"]) ?? "");
  if (otherwise === undefined) report.refused("strategy.default", "the target is not converted");
  if (otherwise === undefined) return routes;
  return [...routes, { name: "models", backends: [{ backend: otherwise }] }];
}

/**
 * Converts a condition to matches, of which one must match; returns a text that says why if that is
 * impossible.
 */
function matchesOf(query: unknown): readonly JsonObject[] | string {
  const [[key, wanted] = ["", undefined], another] = Object.entries(objectOf(query));
  if (another !== undefined) return "conditions on several members are not converted";
  if (key === "$or") {
    const made: JsonObject[] = [];
    for (const each of listOf(wanted).map(matchesOf)) {
      if (typeof each === "string") return each;
      made.push(...each);
    }
    return made;
  }
  const values = valuesOf(wanted);
  const param = PARAM.exec(key)?.[1];
  if (param !== undefined) return paramMatches(param, values);
  if (!key.startsWith(PREFIX)) return `conditions on ${key} are not converted`;
  if (values === undefined) return "only $eq and $in of texts and numbers are converted";
  const member = escaped(JSON.stringify(key.slice(PREFIX.length)));
  const any = values.map((value) => escaped(JSON.stringify(value))).join("|");
  // The header with the metadata contains a JSON object of texts.
  const value = `.*[{,]\\s*${member}\\s*:\\s*(?:${any})\\s*[,}].*`;
  return [present({ headers: [{ name: METADATA, type: "RegularExpression", value }] })];
}

const PARAM = /^params\.([a-z][a-z0-9_]*)$/;
const PARAM_HEADER = "x-portkey-params-";

/** Routes cannot match a body, so a policy that runs before writes the parameter to a header. */
function paramMatches(
  param: string,
  values: readonly (string | number)[] | undefined,
): readonly JsonObject[] | string {
  const isText = values?.every((value) => typeof value === "string" && value !== "") ?? false;
  if (values === undefined || !isText) return "only $eq and $in of texts are converted for params";
  const name = PARAM_HEADER + param.replaceAll("_", "-");
  return values.map((value) => ({ headers: [{ name, value }] }));
}

/**
 * The policy that writes the parameters of routes to headers; undefined: there are none. A header of
 * the same name that a client sends is replaced.
 */
export function paramPolicy(
  routes: readonly JsonObject[],
  gateway: string,
  report: ImportReport,
): JsonObject | undefined {
  const matches = routes.flatMap((route) => listOf(route["matches"]));
  const headers = matches.flatMap((match) => listOf(objectOf(match)["headers"]));
  const names = new Set(headers.flatMap((header) => textOf(objectOf(header)["name"]) ?? []));
  const set = [...names]
    .filter((name) => name.startsWith(PARAM_HEADER))
    .map((name) => ({ name, value: `default(string(json(request.body).${paramOf(name)}), "")` }));
  if (set.length === 0) return undefined;
  report.changed(
    "strategy.conditions",
    "params of compressed bodies, and of those beyond maxBufferSize, are not read: the default gets them",
  );
  const targetRefs = [{ kind: "Gateway", name: gateway }];
  return { targetRefs, traffic: { phase: "PreRouting", transformation: { request: { set } } } };
}

function paramOf(header: string): string {
  return header.slice(PARAM_HEADER.length).replaceAll("-", "_");
}

function valuesOf(wanted: unknown): readonly (string | number)[] | undefined {
  const { $eq: one = wanted, $in: list, ...rest } = objectOf(wanted);
  if (Object.keys(rest).length > 0) return undefined;
  const values = list === undefined ? [one] : listOf(list);
  const known = values.filter((each) => typeof each === "string" || typeof each === "number");
  return known.length === values.length && known.length > 0 ? known : undefined;
}
