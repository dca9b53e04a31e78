import type { ControllerSettings } from "@edge-gateway/generated/types/index.ts";
import { isJson } from "@edge-gateway/kube/objects";
import type { Json } from "@edge-gateway/kube/objects";
import { dataPlaneAccount } from "@edge-gateway/kube/data-plane-account";
import type { GatewayPlan } from "../plan.ts";

/** The settings and identities from which the objects of a gateway are made, besides its plan. */
export interface Surroundings {
  readonly settings: ControllerSettings;
  /** The Gateway's `metadata.uid`. */
  readonly uid: string;
  /** The controller's version, which is also the version of the data planes. */
  readonly version: string;
  /**
   * The authorities (PEM) that data planes trust when they connect to the controller; undefined: no
   * TLS.
   */
  readonly authorities: string | undefined;
}

/** An object as the controller applies it. */
export interface WantedObject {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: {
    readonly name: string;
    readonly namespace: string;
    readonly labels: Readonly<Record<string, string>>;
    readonly annotations: Readonly<Record<string, string>>;
    readonly ownerReferences: readonly Json[];
  };
  readonly [field: string]: unknown;
}

/** The name and namespace of a gateway with data planes. */
export interface PlannedFor {
  readonly gateway: { readonly namespace: string; readonly name: string };
}

/** The gateway for which objects are made. */
export interface MadeFor {
  readonly plan: PlannedFor;
  /** The Gateway's `metadata.uid`. */
  readonly uid: string;
}

/** Prefix of the labels that the Gateway API defines (GEP-1762). */
const PREFIX = "gateway.networking.k8s.io/";
const NAME_LABEL = `${PREFIX}gateway-name`;
const CLASS_LABEL = `${PREFIX}gateway-class-name`;
/** The value of `app.kubernetes.io/managed-by`. */
const MANAGER = "edge-gateway";
const MANAGED_BY = "app.kubernetes.io/managed-by";
/** The label selector that finds every object made for gateways. */
export const MADE_SELECTOR = `${MANAGED_BY}=${MANAGER},${NAME_LABEL}`;
/** Maximum characters of a label value (Kubernetes). */
const MAX_LABEL = 63;

/** The name of every object made for a gateway. */
export function nameOf({ gateway }: PlannedFor): string {
  return dataPlaneAccount(gateway.name);
}

/**
 * The labels that select a gateway's pods. They never change, because a Deployment's selector is
 * immutable.
 */
export function selectorLabels(plan: GatewayPlan): Readonly<Record<string, string>> {
  const name = nameOf(plan);
  return {
    "app.kubernetes.io/name": name,
    "app.kubernetes.io/instance": name,
    [NAME_LABEL]: name,
  };
}

/** The labels of every object made for a gateway. */
export function labelsOf(
  plan: GatewayPlan,
  { version }: Pick<Surroundings, "version">,
): Readonly<Record<string, string>> {
  const { gatewayClassName, infrastructure } = plan.gateway.value.spec;
  return {
    ...own(infrastructure?.labels),
    [CLASS_LABEL]: classLabel(gatewayClassName),
    [MANAGED_BY]: MANAGER,
    "app.kubernetes.io/version": version,
    ...selectorLabels(plan),
  };
}

/** The value of the class label for objects of gateways of a class. */
function classLabel(className: string): string {
  return className.slice(0, MAX_LABEL);
}

/** Whether an object was made for a gateway of the given class. */
export function isOfClass(labels: Json, className: string): boolean {
  return labels[CLASS_LABEL] === classLabel(className);
}

/** The labels by which the controller finds an object. No overlay may change these labels. */
export function identityLabels(
  labels: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(labels).filter(([name]) => name === MANAGED_BY || name.startsWith(PREFIX)),
  );
}

/** The annotations that the Gateway requests for its objects. */
export function annotationsOf({ gateway }: GatewayPlan): Readonly<Record<string, string>> {
  return own(gateway.value.spec.infrastructure?.annotations);
}

/**
 * Removes labels and annotations of the Gateway API from a user's entries, because only the controller sets
 * them.
 */
function own(entries: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(entries).filter(([name]) => !name.startsWith(PREFIX)));
}

/** An object of a gateway. Its owner reference deletes it with the gateway. */
export function objectOf(
  plan: GatewayPlan,
  surroundings: Surroundings,
  { apiVersion, kind, suffix = "" }: { apiVersion: string; kind: string; suffix?: string },
  content: Json = {},
): WantedObject {
  const { gateway } = plan;
  return {
    apiVersion,
    kind,
    metadata: {
      name: nameOf(plan) + suffix,
      namespace: gateway.namespace,
      labels: labelsOf(plan, surroundings),
      annotations: annotationsOf(plan),
      ownerReferences: [
        {
          apiVersion: gateway.apiVersion,
          kind: gateway.kind,
          name: gateway.name,
          uid: surroundings.uid,
          controller: true,
        },
      ],
    },
    ...content,
  };
}

/**
 * Whether an existing object was made for a gateway, and so may be changed or deleted. The labels of the
 * object show this or, if someone removed the labels, its owner reference.
 */
export function isMadeFor({ plan, uid }: MadeFor, metadata: Json): boolean {
  const labels: Json = Object(metadata["labels"]);
  if (labels[MANAGED_BY] === MANAGER && labels[NAME_LABEL] === nameOf(plan)) return true;
  const owners: unknown = metadata["ownerReferences"];
  return Array.isArray(owners) && owners.some((owner) => isJson(owner) && owner["uid"] === uid);
}
