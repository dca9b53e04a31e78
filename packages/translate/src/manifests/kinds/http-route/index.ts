import type { Finding } from "../../../diagnostics/diagnostic.ts";
import type { Attachment, Backend, Route } from "../../../ir/index.ts";
import type { Context } from "../../context.ts";
import type { RouteDocument } from "../../document/document.ts";
import type { ListenerPoint } from "../gateway/point.ts";
import { routeKey, ruleKey } from "../../document/keys.ts";
import type { KnownTarget } from "../../context.ts";
import { CONDITION, REASON, condition, failureAt, failureOf } from "../../document/statuses.ts";
import type { Condition, Failure, ParentStatus } from "../../document/statuses.ts";
import type { AtParent } from "./parents.ts";
import { isRefusing, refusingRule, ruleFault, translateRule } from "./rules.ts";
import type { RulePlace } from "./rules.ts";

/** The result of translating an HTTPRoute. */
export interface TranslatedRoute {
  /**
   * The routes: one per rule that can run, on the listeners to which the HTTPRoute itself is
   * attached; empty if the HTTPRoute receives no requests.
   */
  readonly routes: readonly Route[];
  /** The routes to which the rules of the translated route delegate, by group name. */
  readonly groups: ReadonlyMap<string, readonly RouteDocument[]>;
  readonly backends: readonly Backend[];
  readonly attachments: readonly Attachment[];
  readonly parents: readonly ParentStatus[];
  readonly targets: readonly KnownTarget[];
  /**
   * The listeners whose requests reach the route, directly or by delegation, including listeners
   * that serve no traffic.
   */
  readonly reached: readonly ListenerPoint[];
  readonly findings: readonly Finding[];
}

/** A route, and where its requests come from. */
export interface RoutePlace {
  readonly document: RouteDocument;
  /** The parents of the route: gateways and other routes. */
  readonly parents: readonly AtParent[];
  /** The listeners to which the route itself is attached. */
  readonly attached: readonly ListenerPoint[];
  /** The listeners whose requests other routes delegate to the route. */
  readonly inherited: readonly ListenerPoint[];
  /** The order of the route's first rule. */
  readonly order: number;
  readonly rank?: string;
}

/** Translates an HTTPRoute. */
export function translateHttpRoute(
  { document, parents, attached, inherited, order, rank }: RoutePlace,
  context: Context,
): TranslatedRoute {
  const key = routeKey(document);
  const places = placesOf(document);
  const faults = faultsOf(document);
  const rules = places.flatMap((place) => {
    if (ruleFault(place) === undefined) return [translateRule(place, context)];
    return isRefusing(place) ? [refusingRule(place)] : [];
  });
  const reached = [...new Set([...attached, ...inherited])];
  const listeners = attached.filter(({ isUsed }) => isUsed).map((point) => point.key);
  const isRun = reached.some(({ isUsed }) => isUsed);
  const routes = rules.map(({ route }, index) => ({
    ...route,
    parent: key,
    listeners,
    order: order + index,
    ...(rank === undefined ? {} : { rank }),
  }));
  const failure = failureOf(rules.flatMap((rule) => rule.failures));
  return {
    routes: isRun ? routes : [],
    groups: new Map(rules.flatMap(({ groups }) => [...groups])),
    backends: isRun ? rules.flatMap((rule) => rule.backends) : [],
    attachments: isRun ? rules.flatMap((rule) => rule.attachments) : [],
    parents: parents.map((parent) => ({
      parentRef: parent.parentRef,
      conditions: conditionsOf(document, parent, faults, failure),
    })),
    targets: targetsOf(document, routes, reached),
    reached,
    findings: [...rules.flatMap((rule) => rule.findings), ...parents.flatMap(parentFinding)],
  };
}

/** Why a route as a whole is refused: none of its rules can run. */
export function refusalOf(document: RouteDocument): Failure | undefined {
  const faults = faultsOf(document);
  const [message] = faults;
  if (message === undefined || faults.length < document.value.spec.rules.length) return undefined;
  return { reason: REASON.unsupportedValue, message };
}

function placesOf(document: RouteDocument): readonly RulePlace[] {
  return document.value.spec.rules.map((rule, index) => ({ document, rule, index }));
}

function faultsOf(document: RouteDocument): readonly string[] {
  return placesOf(document).flatMap((place) => ruleFault(place) ?? []);
}

function conditionsOf(
  document: RouteDocument,
  { points }: AtParent,
  faults: readonly string[],
  failure: Failure | undefined,
): readonly Condition[] {
  const rules = document.value.spec.rules.length;
  const [fault] = faults;
  const accepted = points.failure;
  return [
    condition(document, CONDITION.accepted, {
      ok: accepted === undefined,
      ...(accepted ?? { reason: REASON.accepted, message: "the route is accepted" }),
    }),
    condition(document, CONDITION.resolvedRefs, {
      ok: failure === undefined,
      ...(failure ?? { reason: REASON.resolvedRefs, message: "all references are resolved" }),
    }),
    ...(fault === undefined || faults.length === rules
      ? []
      : [
          condition(document, CONDITION.partiallyInvalid, {
            ok: true,
            reason: REASON.unsupportedValue,
            message: `Dropped Rule: ${fault}`,
          }),
        ]),
  ];
}

function parentFinding({ points: { failure }, pointer }: AtParent): readonly Finding[] {
  // The faults of the route's rules were already reported.
  if (failure === undefined || failure.reason === REASON.unsupportedValue) return [];
  const place = failureAt(pointer, failure);
  return [{ ...place, severity: "warning", code: "unknown-reference" }];
}

/** A policy can target the route, or one of its rules. */
function targetsOf(
  document: RouteDocument,
  routes: readonly Route[],
  attached: readonly ListenerPoint[],
): readonly KnownTarget[] {
  if (attached.length === 0) return [];
  const gateways = [...new Set(attached.map(({ gateway }) => gateway))];
  const whole = {
    object: document,
    targets: [{ kind: "route", route: routeKey(document) }],
    gateways,
  } as const;
  const { rules } = document.value.spec;
  const named = rules.flatMap((written, index) => {
    const { name } = written;
    const own = ruleKey(document, written, index);
    const rule = routes.find(({ key }) => key === own);
    if (name === undefined || rule === undefined) return [];
    const targets = [{ kind: "route", route: rule.key }] as const;
    return [{ object: document, sectionName: name, targets, gateways }];
  });
  return [whole, ...named];
}
