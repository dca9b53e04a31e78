import type { ControllerSettings } from "@edge-gateway/generated/types/index.ts";
import { isJson } from "@edge-gateway/kube/objects";
import type { Json } from "@edge-gateway/kube/objects";
import { dataPlaneAccount } from "../../xds/data-plane-account.ts";
import type { GatewayPlan } from "../plan.ts";

/** What objects are made from beside the plan. */
export interface Surroundings {
  readonly settings: ControllerSettings;
  /** The Gateway's `metadata.uid`. */
  readonly uid: string;
  /** The version of the controller, which data planes have, too. */
  readonly version: string;
  /** The authorities by which data planes know the controller, as PEM; undefined: there is no TLS. */
  readonly authorities: string | undefined;
}

/** An object as it is applied. */
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

/** The gateway that objects are made for. */
export interface MadeFor {
  readonly plan: GatewayPlan;
  /** The Gateway's `metadata.uid`. */
  readonly uid: string;
}

/** Labels of Gateway API (GEP-1762). */
const PREFIX = "gateway.networking.k8s.io/";
const NAME_LABEL = `${PREFIX}gateway-name`;
/** Who made an object. */
export const MANAGER = "edge-gateway";
const MANAGED_BY = "app.kubernetes.io/managed-by";
/** The labels by which all that is made for gateways is found. */
export const MADE_SELECTOR = `${MANAGED_BY}=${MANAGER},${NAME_LABEL}`;
/** Characters of the value of a label (Kubernetes). */
const MAX_LABEL = 63;

/** The name of all that is made for a gateway. */
export function nameOf({ gateway }: GatewayPlan): string {
  return dataPlaneAccount(gateway.name);
}

/** The labels that pods are selected by; they never change. */
export function selectorLabels(plan: GatewayPlan): Readonly<Record<string, string>> {
  const name = nameOf(plan);
  return {
    "app.kubernetes.io/name": name,
    "app.kubernetes.io/instance": name,
    [NAME_LABEL]: name,
  };
}

/** The labels of every object of a gateway. */
export function labelsOf(
  plan: GatewayPlan,
  { version }: Pick<Surroundings, "version">,
): Readonly<Record<string, string>> {
  const { gatewayClassName, infrastructure } = plan.gateway.value.spec;
  return {
    ...own(infrastructure?.labels),
    [`${PREFIX}gateway-class-name`]: gatewayClassName.slice(0, MAX_LABEL),
    [MANAGED_BY]: MANAGER,
    "app.kubernetes.io/version": version,
    ...selectorLabels(plan),
  };
}

/** The annotations that the gateway wants on what is made for it. */
export function annotationsOf({ gateway }: GatewayPlan): Readonly<Record<string, string>> {
  return own(gateway.value.spec.infrastructure?.annotations);
}

/** Labels and annotations of Gateway API itself are the controller's. */
function own(entries: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(entries).filter(([name]) => !name.startsWith(PREFIX)));
}

/** An object of a gateway, which goes when the gateway goes. */
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
 * Whether an object that is there was made for a gateway, and may be changed or removed. Its labels say
 * so, or, where someone has removed them, its owner.
 */
export function isMadeFor({ plan, uid }: MadeFor, metadata: Json): boolean {
  const labels: Json = Object(metadata["labels"]);
  if (labels[MANAGED_BY] === MANAGER && labels[NAME_LABEL] === nameOf(plan)) return true;
  const owners: unknown = metadata["ownerReferences"];
  return Array.isArray(owners) && owners.some((owner) => isJson(owner) && owner["uid"] === uid);
}
