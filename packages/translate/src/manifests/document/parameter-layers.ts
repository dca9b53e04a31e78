import { Cursor } from "../../document/cursor.ts";
import type { Document } from "./document.ts";
import { groupOfKind } from "./kind-names.ts";
import type { ManifestSet } from "./manifest-set.ts";

/** The EdgeParameters of a gateway, merged over the EdgeParameters of its class. */
export interface ParameterLayers {
  readonly ofClass: Document<"EdgeParameters"> | undefined;
  readonly ofGateway: Document<"EdgeParameters"> | undefined;
}

/** The parameters of a class and of its gateway, in the order in which they are merged. */
export type Layers = readonly Document<"EdgeParameters">[];

const KIND = "EdgeParameters";

/** The parameters that a gateway and its class refer to, if they exist. */
export function parameterLayers(
  snapshot: ManifestSet,
  gateway: Document<"Gateway">,
): ParameterLayers {
  const { gatewayClassName, infrastructure } = gateway.value.spec;
  const ofClass = snapshot.find("GatewayClass", { namespace: "", name: gatewayClassName });
  const { parametersRef } = ofClass?.value.spec ?? {};
  return {
    ofClass: found(snapshot, parametersRef, parametersRef?.namespace ?? ""),
    ofGateway: found(snapshot, infrastructure?.parametersRef, gateway.namespace),
  };
}

/** The parameters that a gateway and its class refer to, without those that do not exist. */
export function layersOf(snapshot: ManifestSet, gateway: Document<"Gateway">): Layers {
  const { ofClass, ofGateway } = parameterLayers(snapshot, gateway);
  return [...new Set([ofClass, ofGateway])].filter((layer) => layer !== undefined);
}

/** The process settings in parameters, of which typed fields take precedence. */
export function configOf(layers: Layers): Cursor {
  const specs = layers.map(({ value }) => value.spec);
  const raw = specs.map(({ rawConfig }) => new Cursor(rawConfig).at("config").value);
  const typed = specs.map(({ logging, xds }) => ({
    ...(logging !== undefined && { logging }),
    ...(xds !== undefined && { xds }),
  }));
  return new Cursor([...raw, ...typed].reduce<unknown>(laidOver, {}));
}

/** Merges maps entry by entry; other values replace the values below them. */
export function laidOver(below: unknown, above: unknown): unknown {
  if (above === undefined) return below;
  const base = new Cursor(below);
  const top = new Cursor(above);
  if (!base.isMap || !top.isMap) return above;
  const entries = top
    .entries()
    .map(([name, { value }]) => [name, laidOver(base.at(name).value, value)] as const);
  return { ...Object(below), ...Object.fromEntries(entries) };
}

/** A reference to an EdgeParameters object. */
interface Reference {
  readonly group: string;
  readonly kind: string;
  readonly name: string;
}

function found(
  snapshot: ManifestSet,
  ref: Reference | undefined,
  namespace: string,
): Document<"EdgeParameters"> | undefined {
  if (ref?.kind !== KIND || ref.group !== groupOfKind(KIND)) return undefined;
  return snapshot.find(KIND, { namespace, name: ref.name });
}
