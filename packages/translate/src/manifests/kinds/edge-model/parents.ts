import type {
  EdgeModelParentRef,
  HttpBackendRef,
  HttpRouteRule,
} from "@edge-gateway/generated/types/index.ts";
import type { Context, SetContext } from "../../context.ts";
import { nameOf } from "../../document/document.ts";
import type { Document } from "../../document/document.ts";
import { isPermitted } from "../../grants.ts";
import { modelsKey, ruleKey } from "../../document/keys.ts";
import { absence, misspeltName, misspeltSection, notPermitted } from "../../document/misspelt.ts";
import { REASON, failed } from "../../document/statuses.ts";
import type { Resolution } from "../../document/statuses.ts";
import { isNamespaceAllowed } from "../gateway/allowed.ts";
import { listenersOfParent } from "../gateway/ownership.ts";
import type { ListenerOwnerKey } from "../gateway/ownership.ts";
import { unacceptedFailure } from "../gateway/point.ts";
import type { ListenerPoint } from "../gateway/point.ts";
import { groupOfKind } from "../../document/kind-names.ts";

/**
 * In a route's backend reference, this name means all models that have the route as their parent.
 */
const EVERY_MODEL = "*";

/** Whether a route's backend reference means all models that have the route as their parent. */
export function meansModels({ group, kind, name }: HttpBackendRef): boolean {
  return group === groupOfKind("EdgeModel") && kind === "EdgeModel" && name === EVERY_MODEL;
}

/** A place at which a parent offers a model. */
export interface Offer {
  readonly points: readonly ListenerPoint[];
  /** The key of the route's rule; undefined for other parents. */
  readonly rule?: string;
}

type Model = Document<"EdgeModel">;

/**
 * The place where a parent offers a model, or why the parent cannot offer it; undefined for parents
 * of other controllers.
 */
export function offerAt(
  model: Model,
  ref: EdgeModelParentRef,
  points: readonly ListenerPoint[],
  context: SetContext,
): Resolution<Offer> | undefined {
  const { kind } = ref;
  return kind === "HTTPRoute"
    ? offerOfRoute(model, ref, context)
    : offerOfListeners(model, { ...ref, kind }, points, context);
}

function offerOfListeners(
  model: Model,
  ref: EdgeModelParentRef & Pick<ListenerOwnerKey, "kind">,
  points: readonly ListenerPoint[],
  { snapshot }: Context,
): Resolution<Offer> | undefined {
  const { kind, name, namespace = model.namespace, sectionName, port } = ref;
  const parent = { kind, namespace, name };
  const named = listenersOfParent({ parent, sectionName, port }, points, snapshot);
  if (named?.found === undefined) return named;
  const found = named.found.filter(
    (point) =>
      takesModels(point) &&
      isNamespaceAllowed(
        snapshot,
        point.spec.allowedRoutes.namespaces,
        model.namespace,
        point.owner.namespace,
      ),
  );
  const failure = unacceptedFailure(found);
  if (failure !== undefined) return { failure };
  if (found.length > 0) return { found: { points: found } };
  const message = `no listener of ${nameOf(parent)} allows models from the namespace ${model.namespace}`;
  return failed(REASON.notAllowedByListeners, message);
}

/** HTTP listeners accept models, unless `allowedRoutes.kinds` excludes models. */
function takesModels({ spec, supportedKinds }: ListenerPoint): boolean {
  const { kinds = [] } = spec.allowedRoutes;
  if (kinds.length > 0) return supportedKinds.some(({ kind }) => kind === "EdgeModel");
  return spec.protocol === "HTTP" || spec.protocol === "HTTPS";
}

function offerOfRoute(
  model: Model,
  { name, namespace = model.namespace, sectionName }: EdgeModelParentRef,
  context: SetContext,
): Resolution<Offer> {
  const { snapshot } = context;
  const key = { kind: "HTTPRoute", namespace, name } as const;
  const route = snapshot.find(key.kind, key);
  if (route === undefined)
    return failed(REASON.noMatchingParent, absence(snapshot, key), misspeltName(snapshot, key));
  if (!isPermitted(snapshot, model, key))
    return failed(REASON.refNotPermitted, notPermitted(snapshot, key));
  const { rules } = route.value.spec;
  const meant = rules
    .map((rule, index) => ({ rule, index }))
    .filter(({ rule }) => sectionName === undefined || rule.name === sectionName);
  const [only, ...others] = meant;
  if (only === undefined) {
    const names = rules.flatMap((rule) => rule.name ?? []);
    const message = `${nameOf(key)} has no rule ${sectionName ?? ""}`.trimEnd();
    return failed(REASON.noMatchingParent, message, misspeltSection(sectionName, names));
  }
  if (others.length > 0) {
    const message = `${nameOf(key)} has several rules, so \`sectionName\` must select one`;
    return failed(REASON.noMatchingParent, message);
  }
  const message = ruleFault(only.rule);
  if (message !== undefined) return failed(REASON.invalid, `${nameOf(key)}: ${message}`);
  const rule = ruleKey(route, only.rule, only.index);
  if (context.gatewaysOf(modelsKey(rule)).length > 0) return { found: { points: [], rule } };
  return failed(REASON.noMatchingParent, `no gateway of this controller accepts ${nameOf(key)}`);
}

function ruleFault({ backendRefs = [], matches }: HttpRouteRule): string | undefined {
  const [only, ...others] = backendRefs;
  const isOne = others.length === 0 && only !== undefined && meansModels(only);
  if (!isOne) return "the rule must have exactly one backend: kind EdgeModel, name `*`";
  const isPrefix = matches.every(({ path }) => path === undefined || path.type === "PathPrefix");
  return isPrefix ? undefined : "the rule must match paths by PathPrefix";
}
