import type { EdgeModelParentRef, HttpRouteRule } from "@edge-gateway/generated/types/index.ts";
import type { Context } from "../../context.ts";
import { nameOf } from "../../document.ts";
import type { Document } from "../../document.ts";
import { GATEWAY_GROUP } from "../../keys.ts";
import { REASON } from "../../statuses.ts";
import type { Failure } from "../../statuses.ts";
import { groupOfKind } from "../table.ts";

/** The backend of a route that stands for the models that name the route as their parent. */
const EVERY_MODEL = "*";

/** Why a parent cannot offer a model; undefined when it can (doc 2 §EdgeModel). */
export function parentFault(
  document: Document<"EdgeModel">,
  ref: EdgeModelParentRef,
  context: Context,
): Failure | undefined {
  const { kind, name, namespace = document.namespace, sectionName } = ref;
  if (kind === "HTTPRoute") return routeFault({ kind, namespace, name }, sectionName, context);
  const target = { group: GATEWAY_GROUP, kind, namespace, name };
  const section = sectionName === undefined ? {} : { sectionName };
  const port =
    ref.port === undefined || kind !== "Gateway" || sectionName !== undefined
      ? {}
      : { port: ref.port };
  const { failure } = context.resolveTargetRef(document, { ...target, ...section, ...port });
  return failure === undefined ? undefined : { ...failure, reason: REASON.noMatchingParent };
}

function routeFault(
  key: { readonly kind: "HTTPRoute"; readonly namespace: string; readonly name: string },
  sectionName: string | undefined,
  { snapshot }: Context,
): Failure | undefined {
  const route = snapshot.find(key.kind, key);
  if (route === undefined)
    return { reason: REASON.noMatchingParent, message: `there is no ${nameOf(key)}` };
  const { rules } = route.value.spec;
  const [rule, ...others] =
    sectionName === undefined ? rules : rules.filter(({ name }) => name === sectionName);
  if (rule === undefined)
    return {
      reason: REASON.noMatchingParent,
      message: `${nameOf(key)} has no rule ${sectionName ?? ""}`.trimEnd(),
    };
  if (others.length > 0) {
    const message = `${nameOf(key)} has several rules, so \`sectionName\` must select one`;
    return { reason: REASON.noMatchingParent, message };
  }
  const message = ruleFault(rule);
  return message === undefined
    ? undefined
    : { reason: REASON.invalid, message: `${nameOf(key)}: ${message}` };
}

function ruleFault({ backendRefs = [], matches }: HttpRouteRule): string | undefined {
  const [only, ...others] = backendRefs;
  const isOne =
    others.length === 0 &&
    only?.kind === "EdgeModel" &&
    only.group === groupOfKind("EdgeModel") &&
    only.name === EVERY_MODEL;
  if (!isOne) return "the rule must have exactly one backend, of the kind EdgeModel and named `*`";
  const isPrefix = matches.every(({ path }) => path === undefined || path.type === "PathPrefix");
  return isPrefix ? undefined : "the rule must match paths by PathPrefix";
}
