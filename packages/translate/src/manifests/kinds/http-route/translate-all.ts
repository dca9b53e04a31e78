import { expandDelegation } from "../../../delegation/expand-delegation.ts";
import type { Cut, CutReason } from "../../../delegation/expand-delegation.ts";
import type { Finding } from "../../../diagnostics/diagnostic.ts";
import type { Attachment, Backend, Route } from "../../../ir.ts";
import { byAge } from "../../document.ts";
import type { Document } from "../../document.ts";
import type { Resolver } from "../../resolver.ts";
import { CONDITION, REASON, condition } from "../../statuses.ts";
import type { ParentStatus } from "../../statuses.ts";
import type { ListenerPoint } from "../gateway/point.ts";
import { translateHttpRoute } from "./index.ts";
import type { TranslatedRoute } from "./index.ts";
import { Lineage } from "./lineage.ts";
import { parentsOf, routeParentsOf } from "./parents.ts";

/** What all HTTPRoutes of a set become. */
export interface TranslatedRoutes {
  readonly routes: readonly Route[];
  readonly attachments: readonly Attachment[];
  /** How many routes are attached to a listener. */
  readonly attachedTo: (point: ListenerPoint) => number;
  readonly documents: readonly {
    readonly document: Document<"HTTPRoute">;
    readonly backends: readonly Backend[];
    readonly parents: readonly ParentStatus[];
    readonly findings: readonly Finding[];
  }[];
}

/** The oldest routes first: they win where nothing else decides. */
export function translateHttpRoutes(
  context: Resolver,
  points: readonly ListenerPoint[],
): TranslatedRoutes {
  const all = context.snapshot.all("HTTPRoute").toSorted(byAge);
  const gateways = new Map(all.map((each) => [each, parentsOf(each, points, context)]));
  const attached = new Map(
    [...gateways].map(([each, parents]) => [
      each,
      [...new Set(parents.flatMap((parent) => parent.points.found ?? []))],
    ]),
  );
  const lineage = new Lineage(context.snapshot, attached);
  let order = 0;
  const translated = all.map((document) => {
    const below = routeParentsOf(document, lineage, context);
    const parents = [...(gateways.get(document) ?? []), ...below];
    const place = {
      document,
      parents: parents.toSorted((left, right) => left.index - right.index),
      attached: attached.get(document) ?? [],
      inherited: lineage.pointsOf(document),
      order,
    };
    order += document.value.spec.rules.length;
    return { document, route: translateHttpRoute(place, context) };
  });
  noteUses(context, translated);
  const { routes, cuts } = expand(translated);
  const counts = Map.groupBy([...attached.values()].flat(), (point) => point);
  return {
    routes,
    attachments: translated.flatMap(({ route }) => route.attachments),
    attachedTo: (point) => counts.get(point)?.length ?? 0,
    documents: translated.map(({ document, route }) => withCuts(document, route, cuts)),
  };
}

interface Translated {
  readonly document: Document<"HTTPRoute">;
  readonly route: TranslatedRoute;
}

/** What policies may be attached to, with the gateways whose traffic that touches. */
function noteUses(context: Resolver, translated: readonly Translated[]): void {
  for (const { route } of translated) {
    context.addTargets(route.targets);
    for (const { backend } of route.routes.flatMap((rule) => rule.backends))
      for (const { gateway } of route.reached) context.addUse(backend, gateway);
  }
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

/** Tells the route whose reference leads back, or too far. */
function withCuts(
  document: Document<"HTTPRoute">,
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
  cycle: "requests are passed on in a circle and answered with 500",
  depth: "requests are passed on too often and answered with 500",
  count: "requests are passed on to too many routes and answered with 500",
};
