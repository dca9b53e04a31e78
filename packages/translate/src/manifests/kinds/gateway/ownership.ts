import { Cursor } from "../../../document/cursor.ts";
import { nameOf } from "../../document/document.ts";
import type { Document, ObjectKey } from "../../document/document.ts";
import { absence, misspeltName, misspeltSection } from "../../document/misspelt.ts";
import type { ManifestSet } from "../../document/manifest-set.ts";
import { REASON, failed } from "../../document/statuses.ts";
import type { Resolution } from "../../document/statuses.ts";
import type { ListenerPoint } from "./point.ts";

/** Whether a gateway has a class of this product. */
export function isOurs(snapshot: ManifestSet, { value: { spec } }: Document<"Gateway">): boolean {
  return isOurClassName(snapshot, spec.gatewayClassName);
}

function isOurClassName(snapshot: ManifestSet, name = ""): boolean {
  const found = snapshot.find("GatewayClass", { namespace: "", name });
  return found === undefined ? name === snapshot.reader.impliedClass : isOurClass(snapshot, found);
}

/** Whether a gateway class belongs to this product. */
export function isOurClass({ reader }: ManifestSet, { value }: Document<"GatewayClass">): boolean {
  return value.spec.controllerName === reader.controllerName;
}

/** A Gateway or a ListenerSet that a route names as its parent. */
export type ListenerOwnerKey = ObjectKey<"Gateway" | "ListenerSet">;

/**
 * Whether a parent belongs to another controller, even if this build cannot read the parent. In a cluster a
 * parent that does not exist belongs to nobody: its controller is unknown, so none reports a status for it
 * (Gateway API, RouteParentStatus). Files report it, because there is no other reader.
 */
export function isForeignParent(snapshot: ManifestSet, key: ListenerOwnerKey): boolean {
  const value = snapshot.find(key.kind, key)?.value ?? snapshot.unread(key.kind, key)?.value;
  if (value === undefined) return !snapshot.reader.isOneProcess;
  const spec = new Cursor(value).at("spec");
  if (key.kind === "Gateway") return !isOurClassName(snapshot, spec.at("gatewayClassName").text);
  const parent = spec.at("parentRef");
  const { text: name = "" } = parent.at("name");
  const { text: namespace = key.namespace } = parent.at("namespace");
  return isForeignParent(snapshot, { kind: "Gateway", namespace, name });
}

/** The listeners of a parent that a reference means; all listeners if the reference names none. */
export interface ParentListeners {
  readonly parent: ListenerOwnerKey;
  readonly sectionName?: string | undefined;
  readonly port?: number | undefined;
}

/**
 * The listeners that a reference means, or why there are none; undefined for parents of other
 * controllers.
 */
export function listenersOfParent(
  { parent, sectionName, port }: ParentListeners,
  all: readonly ListenerPoint[],
  snapshot: ManifestSet,
): Resolution<readonly ListenerPoint[]> | undefined {
  const { kind, name, namespace } = parent;
  const own = all.filter(
    ({ owner }) => owner.kind === kind && owner.name === name && owner.namespace === namespace,
  );
  if (own.length === 0)
    return isForeignParent(snapshot, parent) ? undefined : withoutListeners(snapshot, parent);
  const found = own.filter(
    ({ spec }) =>
      (sectionName === undefined || spec.name === sectionName) &&
      (port === undefined || spec.port === port),
  );
  if (found.length > 0) return { found };
  const message = `${kind} ${namespace}/${name} has no such listener`;
  const names = own.map(({ spec }) => spec.name);
  return failed(REASON.noMatchingParent, message, misspeltSection(sectionName, names));
}

/** Why a parent of this controller has no listeners. */
function withoutListeners(snapshot: ManifestSet, key: ListenerOwnerKey): ReturnType<typeof failed> {
  if (snapshot.find(key.kind, key) === undefined)
    return failed(REASON.noMatchingParent, absence(snapshot, key), misspeltName(snapshot, key));
  const message = `${nameOf(key)} adds no listeners to a gateway: its status says why`;
  return failed(REASON.noMatchingParent, message);
}
