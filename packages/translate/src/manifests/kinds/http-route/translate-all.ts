import { expandDelegation } from "../../../attach/expand-delegation.ts";
import type { Cut, CutReason } from "../../../attach/expand-delegation.ts";
import { mayOverlap } from "../../../attach/claims/path-overlap.ts";
import type { PathCondition } from "../../../attach/claims/path-overlap.ts";
import type { Finding } from "../../../diagnostics/diagnostic.ts";
import type { Attachment, Backend, Route } from "../../../ir/index.ts";
import type { SetContext } from "../../context.ts";
import { byAge } from "../../document/document.ts";
import type { RouteDocument } from "../../document/document.ts";
import { precedenceOf } from "../../document/precedence.ts";
import { CONDITION, REASON, condition } from "../../document/statuses.ts";
import type { ParentStatus } from "../../document/statuses.ts";
import type { ListenerPoint } from "../gateway/point.ts";
import { calledKeys } from "./filters.ts";
import { refusalOf, translateHttpRoute } from "./index.ts";
import type { TranslatedRoute } from "./index.ts";
import { Lineage } from "./lineage.ts";
import { apartByKind } from "./other-kind.ts";
import { parentsOf, routeParentsOf } from "./parents.ts";
import type { AtParent } from "./parents.ts";

/** The result of translating all HTTPRoutes of a set. */
export interface TranslatedRoutes {
  readonly routes: readonly Route[];
  readonly attachments: readonly Attachment[];
  /** The number of routes attached to a listener. */
  readonly attachedTo: (point: ListenerPoint) => number;
  readonly documents: readonly {
    readonly document: RouteDocument;
    readonly backends: readonly Backend[];
    readonly parents: readonly ParentStatus[];
    readonly findings: readonly Finding[];
  }[];
}

/** Translates the oldest routes first, because they take precedence between equal matches. */
export function translateHttpRoutes(
  context: SetContext,
  points: readonly ListenerPoint[],
): TranslatedRoutes {
  const { snapshot } = context;
  const all: readonly RouteDocument[] = [
    ...snapshot.all("HTTPRoute"),
    ...snapshot.all("GRPCRoute"),
  ].toSorted(byAge);
  const gateways = apartByKind(
    all.map((each) => [each, unlessRefused(each, parentsOf(each, points, context))]),
  );
  const attached = new Map(
    [...gateways].map(([each, parents]) => [
      each,
      [...new Set(parents.flatMap((parent) => parent.points.found ?? []))],
    ]),
  );
  const lineage = new Lineage(context.snapshot, attached);
  let order = 0;
  const translated = all.map((document) => {
    const below = unlessRefused(document, routeParentsOf(document, lineage, context));
    const parents = [...(gateways.get(document) ?? []), ...below];
    const place = {
      document,
      parents: parents.toSorted((left, right) => left.order - right.order),
      attached: attached.get(document) ?? [],
      inherited: refusalOf(document) === undefined ? lineage.pointsOf(document) : [],
      ...precedenceOf(snapshot, document, order),
    };
    order += document.value.spec.rules.length;
    return { document, route: translateHttpRoute(place, context) };
  });
  noteUses(context, translated);
  const { routes, cuts } = expand(translated);
  const prefixes = prefixesAbove(routes);
  const counts = Map.groupBy([...attached.values()].flat(), (point) => point);
  return {
    routes,
    attachments: translated.flatMap(({ route }) => route.attachments),
    attachedTo: (point) => counts.get(point)?.length ?? 0,
    documents: translated.map(({ document, route }) => {
      const result = withCuts(document, route, cuts);
      const lost = unreachableMatches(document, route.routes, prefixes);
      return { ...result, findings: [...result.findings, ...lost] };
    }),
  };
}

/** No parent accepts a route of which no rule can run. */
function unlessRefused(document: RouteDocument, parents: readonly AtParent[]): readonly AtParent[] {
  const failure = refusalOf(document);
  if (failure === undefined) return parents;
  return parents.map((parent) =>
    parent.points.failure === undefined ? { ...parent, points: { failure } } : parent,
  );
}

interface Translated {
  readonly document: RouteDocument;
  readonly route: TranslatedRoute;
}

/** Records the places that policies can target, with the gateways whose traffic uses them. */
function noteUses(context: SetContext, translated: readonly Translated[]): void {
  for (const { route } of translated) {
    context.addTargets(route.targets);
    for (const backend of new Set(route.routes.flatMap(backendsOf)))
      for (const { gateway } of route.reached) context.addUse(backend, gateway);
  }
}

/**
 * The backends that get a rule's requests or copies of them, and the servers that authorize the
 * requests.
 */
function backendsOf({ filters, backends }: Route): readonly string[] {
  return [
    ...backends.map(({ backend }) => backend),
    ...calledKeys([...filters, ...backends.flatMap((each) => each.filters)]),
  ];
}

function expand(translated: readonly Translated[]): ReturnType<typeof expandDelegation> {
  const rulesOf = new Map(translated.map(({ document, route }) => [document, route.routes]));
  const groups = translated.flatMap(({ route }) =>
    [...route.groups].map(
      ([group, children]) =>
        [group, children.flatMap((child) => rulesOf.get(child) ?? [])] as const,
    ),
  );
  const first = translated
    .flatMap(({ route }) => route.routes)
    .filter(({ listeners }) => listeners.length > 0);
  return expandDelegation(first, new Map(groups));
}

type Prefixes = ReadonlyMap<string, readonly PathCondition[]>;

/** The path prefixes of requests delegated to a rule, by the rule's key. */
function prefixesAbove(routes: readonly Route[]): Prefixes {
  const pairs = routes.flatMap(({ key, above = [] }) =>
    (above.at(-1)?.matches ?? []).map(({ path }) => ({ key, path })),
  );
  const grouped = Map.groupBy(pairs, ({ key }) => key);
  return new Map([...grouped].map(([key, found]) => [key, found.map(({ path }) => path)]));
}

/** Warns of a child route's matches that no delegated request can satisfy. */
function unreachableMatches(
  { value: { spec } }: RouteDocument,
  rules: readonly Route[],
  prefixes: Prefixes,
): readonly Finding[] {
  return rules.flatMap(({ key, listeners }): readonly Finding[] => {
    const above = prefixes.get(key);
    if (above === undefined || listeners.length > 0) return [];
    const index = spec.rules.findIndex((rule, position) =>
      key.endsWith(`/${rule.name ?? position}`),
    );
    return (spec.rules[index]?.matches ?? []).flatMap(({ path }, position): readonly Finding[] => {
      if (above.some((prefix) => mayOverlap(prefix, path))) return [];
      const pointer = `/spec/rules/${index}/matches/${position}`;
      const shown = [...new Set(above.map(({ value }) => value))].join(", ");
      const message = `receives no request: only requests below ${shown} are delegated to this route`;
      return [{ pointer, severity: "warning", code: "unreachable", message }];
    });
  });
}

/** Reports circular or too long delegation at the route that refers. */
function withCuts(
  document: RouteDocument,
  { routes, backends, parents, findings }: TranslatedRoute,
  cuts: readonly Cut[],
): TranslatedRoutes["documents"][number] {
  const own = new Set(routes.map(({ key }) => key));
  const [cut] = cuts.filter(({ reason, way }) =>
    own.has((reason === "cycle" ? way.at(-2) : way.at(-1)) ?? ""),
  );
  if (cut === undefined) return { document, backends, parents, findings };
  const message = `${CUT[cut.reason]}: ${cut.way.join(", ")}`;
  const failure = condition(document, CONDITION.resolvedRefs, {
    ok: false,
    reason: REASON.unsupportedValue,
    message,
  });
  return {
    document,
    backends,
    parents: parents.map(({ parentRef, conditions }) => ({
      parentRef,
      conditions: conditions.map((each) => (each.type === failure.type ? failure : each)),
    })),
    findings: [
      ...findings,
      { pointer: "/spec/rules", atKey: true, severity: "warning", code: "conflict", message },
    ],
  };
}

const CUT: Readonly<Record<CutReason, string>> = {
  cycle: "requests are delegated in a circle and get 500",
  depth: "requests are delegated too often and get 500",
  count: "requests are delegated to too many routes and get 500",
};
