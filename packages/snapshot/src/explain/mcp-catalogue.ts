import { compile, SCOPES } from "@edge-gateway/cel";
import type { Bindings, CompiledExpression } from "@edge-gateway/cel";
import type { McpPolicies } from "@edge-gateway/generated/types/index.ts";
import { Naming } from "@edge-gateway/mcp/federation/names/naming";
import type { Item } from "@edge-gateway/mcp/federation/names/naming";
import { PolicyIndex } from "@edge-gateway/translate/attach/merge/merge";
import type { Backend, Ir, Listener, Route } from "@edge-gateway/translate/ir";
import { isPrefixed } from "@edge-gateway/translate/ir/is-prefixed";
import { CONTINUE } from "@edge-gateway/gateway/exchange/policy";
import { visibilityBy } from "@edge-gateway/policies/backend/mcp/authorization";
import { withMessage } from "@edge-gateway/policies/backend/mcp/message-bindings";
import { matches, type Rule } from "@edge-gateway/gateway/exchange/rule";
import type { CatalogueReading, TargetOrder } from "@edge-gateway/gateway/shared/mcp-catalogue";
import type { ReadItem } from "@edge-gateway/mcp/catalogue/catalogue-client";

type McpBackend = Extract<Backend, { kind: "mcp" }>;

/** An item of a catalogue, and whether a client sees it. */
export interface CatalogueItem {
  readonly method: string;
  readonly item: Item;
  /** The name for clients. */
  readonly shownName: string;
  readonly visible: boolean;
  readonly why: string;
  /** The item as its target sent it: JSON. */
  readonly text: string;
}

/** What has to be read for a catalogue, and how it is judged then. */
export interface CataloguePlan {
  /** The route whose policies apply; undefined if no route leads to the backend. */
  readonly route: string | undefined;
  /** The policies of the route that refuse clients without a credential. */
  readonly demands: readonly string[];
  /** Each target with a configuration whose only route leads to it. */
  readonly targets: readonly TargetOrder[];
  /** Whether clients get a tool that searches instead of the list of tools. */
  readonly searchOnly: boolean;
  judge(readings: readonly CatalogueReading[], client: Bindings): readonly CatalogueItem[];
}

/**
 * Plans how the catalogue of an MCP backend is read; undefined if there is no such backend or route.
 * @param routeKey the route whose policies apply; undefined: the first one that leads to the backend
 */
export function planCatalogue(
  ir: Ir,
  key: string,
  routeKey: string | undefined,
): CataloguePlan | undefined {
  const found = ir.backends.find((each) => each.key === key);
  if (found?.kind !== "mcp") return undefined;
  const route = ir.routes.find(
    (each) =>
      (routeKey === undefined || each.key === routeKey) &&
      each.backends.some(({ backend }) => backend === key),
  );
  if (route === undefined && routeKey !== undefined) return undefined;
  const index = new PolicyIndex(ir.attachments);
  const listener = ir.listeners.find((each) => route?.listeners.includes(each.key) === true);
  const { mcp, ...policies } =
    route === undefined || listener === undefined
      ? index.backendOwn(key)
      : index.backend(listener, route, positionOf(route, key));
  const backend = index.withSections(found);
  if (backend.kind !== "mcp") return undefined;
  return {
    route: route?.key,
    demands: route === undefined || listener === undefined ? [] : demandsOf(index, listener, route),
    targets: backend.mcp.targets.map((target) => ({
      target: target.name,
      ir: alone(ir, { ...backend, mcp: { ...backend.mcp, targets: [target] } }, policies),
    })),
    searchOnly: mcp?.tools?.disclosure === "Search",
    judge: judgeOf(found, mcp ?? {}),
  };
}

const CREDENTIALS = ["jwtAuthentication", "apiKeyAuthentication", "basicAuthentication"] as const;

/** The policies that let no request pass without a credential. */
function demandsOf(index: PolicyIndex, listener: Listener, route: Route): readonly string[] {
  const phases = [index.gatewayPhase(listener), index.routePhase(listener, route)];
  return CREDENTIALS.filter((name) => phases.some((phase) => phase[name]?.mode === "Strict"));
}

function positionOf({ backends }: Route, key: string): number {
  return backends.findIndex(({ backend }) => backend === key);
}

const PLACE = { pointer: "" };
const NAME = "catalogue";
const ANYWHERE = { type: "PathPrefix", value: "/" } as const;

/** A configuration with one route, which leads to a backend with these policies. */
function alone({ settings, named }: Ir, backend: McpBackend, policies: object): Ir {
  const bind = { key: NAME, gateway: NAME, port: 1, place: PLACE };
  const listener: Listener = { ...bind, bind: NAME, protocol: "HTTP" };
  const { key } = backend;
  const reference = { weight: 1, backend: key, filters: [], place: PLACE };
  return {
    settings,
    binds: [bind],
    listeners: [listener],
    routes: [
      {
        ...{ key: NAME, name: NAME, listeners: [NAME], order: 0, hostnames: [], filters: [] },
        matches: [{ path: ANYWHERE }],
        backends: [reference],
        place: PLACE,
      },
    ],
    backends: [backend],
    attachments: [
      { ...PLACE, block: "backend", target: { kind: "backend", backend: key }, policies },
    ],
    ...(named === undefined ? {} : { named }),
  };
}

function judgeOf({ mcp }: McpBackend, policies: McpPolicies): CataloguePlan["judge"] {
  const naming = new Naming(
    mcp.targets.map(({ name }) => name),
    isPrefixed(mcp),
  );
  const renamed = new Map(
    (policies.tools?.overrides ?? []).map(({ name, rename = name }) => [name, rename]),
  );
  const { authorization, tools } = policies;
  const own =
    authorization === undefined
      ? []
      : [ruleOf(authorization.action, authorization.policy.matchExpressions)];
  const allowed = (tools?.allow ?? []).map((source) => ruleOf("Allow", [source]));
  const ofAuthorization = judgement(own);
  const ofTools = judgement(allowed);
  return (readings, client) =>
    readings.flatMap(({ target, items }) =>
      items.map(({ method, kind, name, text }) => {
        const item: Item = { kind, name, target };
        const prefixed = naming.toClient(item);
        const first = ofAuthorization({ method, item }, client);
        const verdict =
          first.visible && kind === "tool" && allowed.length > 0
            ? ofTools({ method, item }, client)
            : first;
        const shownName = kind === "tool" ? (renamed.get(prefixed) ?? prefixed) : prefixed;
        return { method, item, shownName, ...verdict, text };
      }),
    );
}

interface Verdict {
  readonly visible: boolean;
  readonly why: string;
}

/** Judges items by rules, and says which rule decided. */
function judgement(
  rules: readonly Rule[],
): (listed: Pick<ReadItem, "method"> & { readonly item: Item }, client: Bindings) => Verdict {
  const decide = visibilityBy(rules);
  return (listed, client) => {
    const outcome = decide(listed, client);
    const bindings = withMessage(client, listed);
    const matching = rules.find((rule) => matches(rule, { bindings }));
    if (outcome === CONTINUE) return { visible: true, why: whyVisible(rules, matching) };
    const decisive = matching ?? rules.find((rule) => !matches(rule, { bindings }));
    return { visible: false, why: `${outcome.detail ?? outcome.code}: ${shownRule(decisive)}` };
  };
}

function whyVisible(rules: readonly Rule[], matching: Rule | undefined): string {
  const [first] = rules;
  if (first === undefined) return "no rule is set";
  return matching === undefined
    ? `not hidden by the rule ${shownRule(first)}`
    : shownRule(matching);
}

function shownRule(rule: Rule | undefined): string {
  if (rule === undefined) return "";
  return `${rule.action} ${rule.expressions.map(({ source }) => source).join(" && ")}`;
}

function ruleOf(action: Rule["action"], sources: readonly string[]): Rule {
  return { action, expressions: sources.flatMap(expressionOf) };
}

/** The configuration runs, so its expressions compile. */
function expressionOf(source: string): readonly CompiledExpression[] {
  const compiled = compile(source, SCOPES.mcp);
  return compiled.ok ? [compiled.expression] : [];
}
