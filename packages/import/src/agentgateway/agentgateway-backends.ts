import type { JsonObject } from "@edge-gateway/llm";
import { aiProvider } from "./agentgateway-ai.ts";
import type { PolicyPlace } from "./agentgateway-parts.ts";
import { merged, policiesOf } from "./agentgateway-policies.ts";
import type { ImportReport } from "../report.ts";
import { addressOf, listOf, objectOf, present, textOf } from "../values.ts";

/** The route whose backends are converted. */
export interface BackendPlace extends PolicyPlace {
  readonly report: ImportReport;
  /** Whether the backends of the route are A2A agents. */
  readonly isA2a: boolean;
  /** The route's policies for its backends. */
  readonly shared: JsonObject;
}

/** A converted backend of a route; undefined if the backend was left out. */
export function backendOf(value: unknown, place: BackendPlace): JsonObject | undefined {
  const { weight, policies, ...own } = objectOf(value);
  const { at, report } = place;
  const made = kindOf(own, place);
  if (typeof made === "string") {
    report.refused(at, made);
    return undefined;
  }
  const parts = policiesOf(policies, place, report);
  if (parts === undefined) return undefined;
  const { headerModifiers, ...traffic } = merged(parts, "traffic");
  for (const name of Object.keys(traffic))
    report.refused(`${at}.policies`, `${name} is a policy of routes in this gateway`);
  const all = {
    ...structuredClone(place.shared),
    ...merged(parts, "backend"),
    ...present({ headerModifiers }),
  };
  report.converted(at, `is ${Object.keys(made).join(" ")}`);
  return present({ ...made, weight, policies: Object.keys(all).length === 0 ? undefined : all });
}

function kindOf(own: JsonObject, place: BackendPlace): JsonObject | string {
  const [[name, value] = ["", undefined], another] = Object.entries(own);
  if (another !== undefined) return "a backend of several kinds is not converted";
  switch (name) {
    case "host":
      return hostOf(textOf(value) ?? "", place);
    case "mcp":
      return mcpOf(value, place);
    case "ai":
      return aiOf(value, place);
    case "dynamic":
      return { dynamicForwardProxy: {} };
    case "aws":
      return { aws: value };
    default:
      return `backends of the kind ${name} are not converted`;
  }
}

function hostOf(text: string, { isA2a }: BackendPlace): JsonObject | string {
  const server = addressOf(text);
  if (server === undefined) return "the backend is not a host and port";
  const { host, port } = server;
  return isA2a ? { a2a: { host, port } } : { static: { host, port } };
}

function aiOf(value: unknown, { at, report, secrets, servers }: BackendPlace): JsonObject | string {
  const { groups, policies: own } = objectOf(value);
  if (groups === undefined && own === undefined) {
    const provider = aiProvider(value);
    reportRest(`${at}.ai`, value, report);
    return typeof provider === "string" ? provider : { ai: { provider } };
  }
  const made = listOf(groups ?? [{ providers: [value] }]).map((group, index) =>
    listOf(objectOf(group)["providers"]).flatMap((each, position) => {
      const place =
        groups === undefined ? `${at}.ai` : `${at}.ai.groups[${index}].providers[${position}]`;
      reportRest(place, each, report);
      const provider = aiProvider(each);
      const { name, policies } = objectOf(each);
      const parts = policiesOf(policies, { at: place, secrets, servers }, report);
      if (typeof provider === "string" || parts === undefined) {
        report.refused(place, typeof provider === "string" ? provider : "see its policies");
        return [];
      }
      const own = merged(parts, "backend");
      return [
        present({
          name: textOf(name) ?? `provider-${index + 1}-${position + 1}`,
          ...provider,
          policies: Object.keys(own).length === 0 ? undefined : own,
        }),
      ];
    }),
  );
  const kept = made.filter((providers) => providers.length > 0);
  return kept.length === 0
    ? "none of the providers is converted"
    : { ai: { groups: kept.map((providers) => ({ providers })) } };
}

const PROVIDER_PARTS: ReadonlySet<string> = new Set([
  "name",
  "provider",
  "hostOverride",
  "pathOverride",
  "policies",
]);

function reportRest(at: string, provider: unknown, report: ImportReport): void {
  for (const name of Object.keys(objectOf(provider)))
    if (!PROVIDER_PARTS.has(name))
      report.refused(
        `${at}.${name}`,
        "this gateway has no equivalent for a provider: see policies.ai",
      );
}

const PREFIX_MODES: Readonly<Record<string, string>> = {
  always: "Always",
  conditional: "Conditional",
  never: "Never",
};

/** Converts MCP servers to one backend; returns a text that says why if that is impossible. */
export function mcpOf(
  value: unknown,
  { at, report }: Pick<BackendPlace, "at" | "report">,
): JsonObject | string {
  const { targets, prefixMode, statefulMode, ...rest } = objectOf(value);
  for (const name of Object.keys(rest))
    report.refused(`${at}.mcp.${name}`, "this setting is not converted");
  const made = listOf(targets).flatMap((target, index) => {
    const one = targetOf(target);
    if (typeof one !== "string") return [one];
    report.refused(`${at}.mcp.targets[${index}]`, one);
    return [];
  });
  if (made.length === 0) return "none of the targets is converted";
  const mcp = present({
    targets: made,
    prefixMode: PREFIX_MODES[textOf(prefixMode) ?? ""],
    sessionRouting: statefulMode === "stateless" ? "Stateless" : undefined,
  });
  return { mcp };
}

function targetOf(value: unknown): JsonObject | string {
  const { name, stdio, mcp, sse, openapi, ...rest } = objectOf(value);
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined) return `${unknown} is not converted`;
  if (stdio !== undefined) {
    const { cmd, args, env } = objectOf(stdio);
    return { name, stdio: present({ command: cmd, args, env }) };
  }
  const server = mcp ?? sse ?? openapi;
  const { host, port, path, schema } = objectOf(server);
  const address = addressOf(textOf(host) ?? "");
  if (address === undefined) return "the host is missing";
  const file = objectOf(schema)["file"];
  if (openapi !== undefined && typeof file !== "string") return "the schema is not a file";
  return {
    name,
    static: present({
      host: address.host,
      port: typeof port === "number" ? port : address.port,
      path: openapi === undefined ? (textOf(path) ?? address.path) : undefined,
      protocol: sse === undefined ? undefined : "SSE",
      openapi: openapi === undefined ? undefined : { file },
      policies: address.secure ? { tls: {} } : undefined,
    }),
  };
}
