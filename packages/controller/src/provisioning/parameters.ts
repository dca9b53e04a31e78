import { withDefaultsEdgeParameters } from "@edge-gateway/generated/defaults/index.ts";
import type {
  EdgeParameters,
  EdgeParametersInput,
  EdgeParametersSpec,
  ParametersOverlay,
} from "@edge-gateway/generated/types/index.ts";
import { validateEdgeParameters } from "@edge-gateway/generated/validators/edge-parameters.js";
import { rawConfigOf } from "@edge-gateway/translate/manifests/settings";
import type { ParameterLayers } from "@edge-gateway/translate/manifests/document/parameter-layers";

type Spec = EdgeParametersInput["spec"];
type Resources = NonNullable<Spec["resources"]>;

/** An object of a gateway that can have an overlay. */
export type OverlayName =
  | "deployment"
  | "daemonSet"
  | "service"
  | "serviceAccount"
  | "podDisruptionBudget"
  | "horizontalPodAutoscaler";

/**
 * How the data planes of a gateway are made: the parameters of the gateway, merged over those of its class.
 */
export interface Parameters {
  /** Whether the gateway or its class has any parameters. */
  readonly isSet: boolean;
  readonly spec: EdgeParametersSpec;
  /**
   * The mesh settings of the parameters; undefined if there are none. Unset fields come from the controller's
   * settings.
   */
  readonly istio: Spec["istio"] | undefined;
  /** The process configuration, in the form of a standalone file. */
  readonly config: Readonly<Record<string, unknown>>;
  /** The overlay of the class, followed by the overlay of the gateway. */
  readonly overlays: Readonly<Record<OverlayName, readonly ParametersOverlay[]>>;
}

/** The error if the parameters of class and gateway are valid alone, but not together. */
export class ParametersError extends Error {}

/**
 * Merges the parameters of a gateway over those of its class, field by field.
 * @throws {ParametersError} when the result is not valid
 */
export function mergeParameters({ ofClass, ofGateway }: ParameterLayers): Parameters {
  const below = ofClass?.value.spec ?? {};
  const above = ofGateway?.value.spec ?? {};
  const layers = [...new Set([ofClass, ofGateway])].filter((layer) => layer !== undefined);
  const specs = layers.map(({ value }) => value.spec);
  const overlaysOf = (name: OverlayName) => specs.flatMap((spec) => spec[name] ?? []);
  const overlays = {
    deployment: overlaysOf("deployment"),
    daemonSet: overlaysOf("daemonSet"),
    service: overlaysOf("service"),
    serviceAccount: overlaysOf("serviceAccount"),
    podDisruptionBudget: overlaysOf("podDisruptionBudget"),
    horizontalPodAutoscaler: overlaysOf("horizontalPodAutoscaler"),
  };
  const spec = merged(below, above);
  const isSet = layers.length > 0;
  return { isSet, spec: validated(spec), istio: spec.istio, config: rawConfigOf(layers), overlays };
}

function merged(below: Spec, above: Spec): Spec {
  return {
    ...below,
    ...above,
    ...both("workload", below, above),
    ...both("logging", below, above),
    ...both("image", below, above),
    ...both("istio", below, above),
    ...both("xds", below, above),
    ...(below.resources &&
      above.resources && { resources: mergedResources(below.resources, above.resources) }),
    ...(below.env && above.env && { env: byName([...below.env, ...above.env]) }),
    // The catalogue with the prices of models is not merged, because it belongs to a single gateway.
    modelCatalog: above.modelCatalog ?? {},
  };
}

/** Merges a field, of which each field is merged separately. */
function both(
  name: "workload" | "logging" | "image" | "istio" | "xds",
  below: Spec,
  above: Spec,
): Spec {
  if (below[name] === undefined && above[name] === undefined) return {};
  return { [name]: { ...below[name], ...above[name] } };
}

function mergedResources(below: Resources, above: Resources): Resources {
  const limits = { ...below.limits, ...above.limits };
  const requests = { ...below.requests, ...above.requests };
  return { ...below, ...above, limits, requests };
}

/** Joins lists by the names of their items: the last value of a name takes the position of the first. */
function byName<Item extends { readonly name: string }>(items: readonly Item[]): readonly Item[] {
  return [...new Map(items.map((item) => [item.name, item])).values()];
}

function validated(spec: Spec): EdgeParametersSpec {
  const document = {
    apiVersion: "edgegateway.dev/v1alpha1",
    kind: "EdgeParameters",
    metadata: { name: "merged" },
    spec,
  } as const satisfies EdgeParametersInput;
  const [problem] = validateEdgeParameters(document);
  if (problem !== undefined) {
    const place = problem.pointer.split("/").slice(2).join(".");
    const what = [place, problem.message].filter((part) => part !== "").join(" ");
    throw new ParametersError(`the parameters of the class and of the gateway conflict: ${what}`);
  }
  const { spec: complete }: EdgeParameters = withDefaultsEdgeParameters(document);
  return complete;
}
