import type { JsonObject } from "@edge-gateway/llm";
import { awsAuth } from "./litellm-aws.ts";
import type { ModelNames } from "./litellm-names.ts";
import { lostOfDeployment } from "./litellm-protection.ts";
import { providerPart, splitModel } from "./litellm-providers.ts";
import { DEFAULTS, LEFT_OUT, READ, UNKNOWN } from "./litellm-settings.ts";
import type { Deployment } from "./litellm-targets.ts";
import { refusalOfPattern, renamed } from "./litellm-wildcards.ts";
import type { ImportReport } from "../report.ts";
import { type ImportedSecrets, setting } from "../secrets.ts";
import { filledText, objectOf, servedBy, textOf } from "../values.ts";

/** Where the conversion of deployments writes what is not a part of their models. */
interface DeploymentPlace {
  readonly report: ImportReport;
  readonly secrets: ImportedSecrets;
  readonly names: ModelNames;
}

/** Converts the deployments of LiteLLM's `model_list`, by the names that clients ask for. */
export function deploymentsOf(
  list: readonly unknown[],
  place: DeploymentPlace,
): ReadonlyMap<string, readonly Deployment[]> {
  const groups = new Map<string, Deployment[]>();
  const lost = list.flatMap((entry) => lostNameOf(objectOf(entry)) ?? []);
  for (const [index, entry] of list.entries()) {
    const at = `model_list[${index}]`;
    const made = deploymentOf(at, objectOf(entry), { ...place, groups, lost });
    if (typeof made === "string") place.report.refused(at, made);
  }
  return groups;
}

/** The name of a deployment that would be less protected than before. */
function lostNameOf({ model_name: name, litellm_params: params, ...rest }: JsonObject) {
  const lost = lostOfDeployment(objectOf(params), objectOf(rest["model_info"]));
  return lost === undefined ? undefined : textOf(name);
}

/** Adds a deployment to the group of its name; returns a text that says why if that is impossible. */
function deploymentOf(
  at: string,
  { model_name: name, litellm_params: params, ...rest }: JsonObject,
  place: DeploymentPlace & {
    readonly groups: Map<string, Deployment[]>;
    readonly lost: readonly string[];
  },
): string | undefined {
  const { report, groups } = place;
  for (const key of Object.keys(rest)) report.refused(`${at}.${key}`, LEFT_OUT[key] ?? UNKNOWN);
  const said = objectOf(params);
  const model = filledText(said["model"]);
  if (typeof name !== "string" || model === undefined)
    return "model_name or litellm_params.model is missing";
  const lost = lostOfDeployment(said, objectOf(rest["model_info"]));
  if (lost !== undefined) return lost;
  const served = servedBy(name, place.lost);
  if (served !== undefined) return `the model is left out: it would serve ${served}`;
  const [provider, upstream] = splitModel(model);
  const part = providerPart(provider, {
    model,
    apiBase: setting(said["api_base"]) ?? setting(said["base_url"]),
    apiVersion: setting(said["api_version"]),
    region: setting(said["aws_region_name"]),
    project: setting(said["vertex_project"]),
    location: setting(said["vertex_location"]),
  });
  if (typeof part === "string") return `${model}: ${part}`;
  const group = groups.get(name) ?? [];
  const why = refusalOfPattern(name, upstream, group.length > 0);
  if (why !== undefined) return why;
  const policies = policiesOf(`${at}.litellm_params`, said, renamed(name, upstream), place);
  if (typeof policies === "string") return policies;
  const { order } = said;
  group.push({
    at,
    name: place.names.of(`${name}-${group.length + 1}`),
    upstream,
    params: said,
    order: typeof order === "number" ? order : 1,
    part: { ...part, ...policies },
  });
  groups.set(name, group);
  report.converted(at, `${name} is ${upstream} of ${filledText(part["provider"]) ?? ""}`);
  return undefined;
}

function policiesOf(
  at: string,
  said: JsonObject,
  model: string | undefined,
  { report, secrets }: DeploymentPlace,
): JsonObject | string {
  const key = filledText(said["api_key"]);
  const aws = awsAuth(at, said, secrets);
  if (typeof aws === "string") return aws;
  const defaults = Object.entries(said)
    .filter(([name, value]) => DEFAULTS.has(name) && value !== null)
    .map(([field, value]) => ({
      field,
      expression: `default(llmRequest.${field}, ${JSON.stringify(value)})`,
    }));
  for (const name of Object.keys(said)) {
    if (READ.has(name) || defaults.some(({ field }) => field === name)) continue;
    if (name === "drop_params") report.changed(`${at}.${name}`, DROPPED);
    else report.refused(`${at}.${name}`, LEFT_OUT[name] ?? UNKNOWN);
  }
  const transformations =
    model === undefined ? defaults : [...defaults, { field: "model", expression: model }];
  const auth =
    aws ?? (key === undefined ? undefined : { key: secrets.variable(`${at}.api_key`, key) });
  const policies = {
    ...(auth === undefined ? {} : { auth }),
    ...(transformations.length === 0 ? {} : { transformations }),
  };
  return Object.keys(policies).length === 0 ? {} : { policies };
}

/** What this gateway does in place of LiteLLM's `drop_params`. */
export const DROPPED = "parameters that the format of a provider does not have are always left out";
