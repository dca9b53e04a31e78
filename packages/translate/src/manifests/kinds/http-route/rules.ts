import type {
  HttpBackendRef,
  HttpRouteRetry,
  HttpRouteTimeouts,
  Retry,
} from "@edge-gateway/generated/types/index.ts";
import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import { parseDuration } from "@edge-gateway/kernel/text/duration";
import type { Finding } from "../../../diagnostics/diagnostic.ts";
import { readablePath } from "../../../diagnostics/pointer.ts";
import type { Attachment, Backend, Delegate, Route, WeightedBackend } from "../../../ir/index.ts";
import type { Context } from "../../context.ts";
import { resolveUsable } from "../../references.ts";
import { nameOf, placeOf } from "../../document/document.ts";
import { modelsKey, ruleKey } from "../../document/keys.ts";
import { meansModels } from "../edge-model/parents.ts";
import { headerSession } from "../x-backend/index.ts";
import type { RouteDocument } from "../../document/document.ts";
import { groupKey } from "../../document/keys.ts";
import { failureAt } from "../../document/statuses.ts";
import type { PlacedFailure } from "../../document/statuses.ts";
import { childrenOf, isDelegate } from "./children.ts";
import { resolveFilters } from "./filters.ts";
import type { ResolvedFilters } from "./filters.ts";

/** The result of translating a rule, without listeners. */
export interface TranslatedRule {
  readonly route: Omit<Route, "listeners" | "order" | "rank" | "parent">;
  readonly backends: readonly Backend[];
  readonly attachments: readonly Attachment[];
  /** The routes that the rule delegates to, by group name. */
  readonly groups: ReadonlyMap<string, readonly RouteDocument[]>;
  /** The broken references of the rule. */
  readonly failures: readonly PlacedFailure[];
  readonly findings: readonly Finding[];
}

/** A rule, and its place in the route. */
export interface RulePlace {
  readonly document: RouteDocument;
  readonly rule: RouteDocument["value"]["spec"]["rules"][number];
  readonly index: number;
}

/** Why a rule cannot run; undefined if the rule can run, even without some of its backends. */
export function ruleFault({ document, rule, index }: RulePlace): string | undefined {
  const pointer = `/spec/rules/${index}/`;
  const references = new Set(rule.backendRefs?.map((_, at) => `${pointer}backendRefs/${at}`));
  const [problem] = document.problems.filter(
    (each) => `${each.pointer}/`.startsWith(pointer) && !references.has(each.pointer),
  );
  return problem && `${readablePath(problem.pointer)}: ${problem.message}`;
}

/**
 * Whether only filters of a rule cannot run. Then the rule's requests are refused, because a filter
 * must not be skipped.
 */
export function isRefusing({ document, index }: RulePlace): boolean {
  const pointer = `/spec/rules/${index}/`;
  return document.problems
    .filter((each) => `${each.pointer}/`.startsWith(pointer))
    .every((each) => each.pointer.includes("/filters/"));
}

/**
 * A route that refuses the requests of a rule (Gateway API, HTTPRouteFilter: a filter must not be
 * skipped).
 */
export function refusingRule({ document, rule, index }: RulePlace): TranslatedRule {
  const route = {
    key: ruleKey(document, rule, index),
    name: nameOfRule(document, rule, index),
    hostnames: document.value.spec.hostnames ?? [],
    matches: rule.matches.length === 0 ? [ANY] : rule.matches,
    filters: [],
    backends: [],
    place: placeOf(document, `/spec/rules/${index}`),
  };
  return { route, backends: [], attachments: [], groups: new Map(), failures: [], findings: [] };
}

function nameOfRule(
  { name, value }: RouteDocument,
  rule: RulePlace["rule"],
  index: number,
): string {
  const isOnly = value.spec.rules.length === 1 && rule.name === undefined;
  return isOnly ? name : `${name}/${rule.name ?? index}`;
}

/** Translates a rule to a route of the internal form. */
export function translateRule(place: RulePlace, context: Context): TranslatedRule {
  const { document, rule, index } = place;
  const key = ruleKey(document, rule, index);
  const places = (rule.backendRefs ?? []).map((ref, position) => ({
    ref,
    pointer: `/spec/rules/${index}/backendRefs/${position}`,
  }));
  const references = places
    .filter(({ ref }) => !isDelegate(ref))
    .map(({ ref, pointer }) => resolved(place, ref, pointer, context));
  const delegates = places
    .filter(({ ref }) => isDelegate(ref))
    .map(({ ref, pointer }) => delegated(place, key, { ref, pointer }, context));
  const own = resolveFilters(document, rule.filters ?? [], `/spec/rules/${index}/filters`, context);
  const problems = [...references, ...delegates, problemsOf(own)];
  const { timeouts } = rule;
  const sessionPersistence =
    rule.sessionPersistence ?? headerSession(rule.backendRefs ?? [], document.namespace, context);
  return {
    route: {
      key,
      name: nameOfRule(document, rule, index),
      hostnames: document.value.spec.hostnames ?? [],
      matches: rule.matches.length === 0 ? [ANY] : rule.matches,
      filters: own.isRefusing ? [] : own.filters,
      backends: own.isRefusing ? [] : references.map(({ weighted }) => weighted),
      ...(sessionPersistence === undefined ? {} : { sessionPersistence }),
      ...(delegates.length === 0 || own.isRefusing
        ? {}
        : { delegates: delegates.map((each) => each.delegate) }),
      place: placeOf(document, `/spec/rules/${index}`),
    },
    backends: [...own.added, ...references.flatMap(({ added }) => added)],
    attachments: [
      ...(timeouts === undefined ? [] : timeoutAttachments(place, key, timeouts)),
      ...retryAttachments(place, key),
    ],
    groups: new Map(delegates.map((each) => [each.delegate.group, each.children])),
    failures: problems.flatMap(({ failures }) => failures),
    findings: problems.flatMap(({ findings }) => findings),
  };
}

const ANY = { path: { type: "PathPrefix", value: "/" } } as const;

/** The broken references of a rule, and why they are broken. */
interface Problems {
  readonly failures: readonly PlacedFailure[];
  readonly findings: readonly Finding[];
}

interface ResolvedReference extends Problems {
  readonly weighted: WeightedBackend;
  readonly added: readonly Backend[];
}

interface ResolvedDelegate extends Problems {
  readonly delegate: Delegate;
  readonly children: readonly RouteDocument[];
}

function delegated(
  { document, rule }: RulePlace,
  key: string,
  { ref, pointer }: { readonly ref: HttpBackendRef; readonly pointer: string },
  { snapshot }: Context,
): ResolvedDelegate {
  const { found, failure } = childrenOf({ document, rule }, ref, snapshot);
  const { name, namespace = document.namespace, weight } = ref;
  const delegate = { weight, group: groupKey(key, { namespace, name }) };
  const children = found ?? [];
  const failures = failure === undefined ? [] : [{ pointer, failure }];
  return { delegate, children, ...problemsOf({ failures }) };
}

function problemsOf({ failures }: Pick<ResolvedFilters, "failures">): Problems {
  return {
    failures,
    findings: failures
      .filter(({ isKnown }) => isKnown !== true)
      .map(({ pointer, failure }) => ({
        ...failureAt(pointer, failure),
        severity: "warning",
        code: "unknown-reference",
      })),
  };
}

function resolved(
  { document, rule, index }: RulePlace,
  ref: HttpBackendRef,
  pointer: string,
  context: Context,
): ResolvedReference {
  const { weight } = ref;
  if (meansModels(ref)) {
    const backend = modelsKey(ruleKey(document, rule, index));
    const weighted = { weight, backend, filters: [], place: placeOf(document, pointer) };
    return { weighted, added: [], failures: [], findings: [] };
  }
  const own = resolveFilters(document, ref.filters ?? [], `${pointer}/filters`, context);
  const { filters } = own;
  const { isKnown, ...resolution } = resolveUsable(document, ref, pointer, context);
  const { found, failure } = resolution;
  const place = placeOf(document, pointer);
  if (found !== undefined && !own.isRefusing)
    return {
      weighted: { weight, backend: found.key, filters, place },
      added: own.added,
      ...problemsOf(own),
    };
  const key = `${nameOf(document)}${pointer}`;
  return {
    weighted: { weight, backend: key, filters, place },
    added: [...own.added, { key, name: ref.name, kind: "unresolved", place }],
    ...problemsOf({
      failures: [
        ...(failure === undefined ? [] : [{ pointer, failure, isKnown }]),
        ...own.failures,
      ],
    }),
  };
}

/** The longest duration (`common/duration`): eleven years. */
const NEVER = "99999h";

/** In the Gateway API `0s` disables a timeout (GEP-1742), which policies cannot express. */
function timeoutAttachments(
  { document, index }: RulePlace,
  route: string,
  { request, backendRequest }: HttpRouteTimeouts,
): readonly Attachment[] {
  const target = { kind: "route", route } as const;
  const place = placeOf(document, `/spec/rules/${index}/timeouts`);
  const tryTimeout =
    backendRequest === undefined || parseDuration(backendRequest) === 0
      ? {}
      : { requestTimeout: backendRequest };
  return [
    ...(request === undefined
      ? []
      : [
          {
            target,
            ...placeOf(document, `/spec/rules/${index}`),
            block: "traffic",
            phase: "PostRouting",
            policies: { timeouts: { request: parseDuration(request) === 0 ? NEVER : request } },
          } as const,
        ]),
    ...(backendRequest === undefined
      ? []
      : [{ target, ...place, block: "backend", policies: { http: tryTimeout } } as const]),
  ];
}

/** Disables retries, overriding policies that enable them. */
const NO_RETRY: Retry = { attempts: 1, precondition: "false" };

function retryOf({ codes, attempts = DEFAULTS.retry.attempts, backoff }: HttpRouteRetry): Retry {
  if (attempts === 0) return NO_RETRY;
  return {
    ...(codes === undefined || codes.length === 0 ? {} : { codes }),
    attempts: Math.min(attempts, LIMITS.retry.attempts.maximum),
    ...(backoff === undefined ? {} : { backoff }),
  };
}

function retryAttachments(
  { document, index, rule: { retry } }: RulePlace,
  route: string,
): readonly Attachment[] {
  if (retry === undefined) return [];
  const target = { kind: "route", route } as const;
  const place = placeOf(document, `/spec/rules/${index}`);
  const policies = { retry: retryOf(retry) };
  return [{ target, ...place, block: "traffic", phase: "PostRouting", policies }];
}
