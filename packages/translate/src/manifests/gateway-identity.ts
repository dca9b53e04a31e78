import { hasIdentity } from "../attach/warnings/without-identity.ts";
import { Cursor } from "../document/cursor.ts";
import { overrideSettings } from "../shape/settings-environment.ts";
import type { Context } from "./context.ts";
import type { Document } from "./document/document.ts";
import { configOf, layersOf } from "./document/parameter-layers.ts";
import type { Layers } from "./document/parameter-layers.ts";

/** What to do for a gateway that shows an identity and has none. */
export const NO_IDENTITY =
  "the gateway has no identity, so no handshake could succeed: set `spec.spiffe`, or in a mesh `spec.istio`, in its EdgeParameters";

/**
 * Whether an authority issues an identity to the data planes of a gateway: by `spiffe` or `istio` of its
 * parameters, by their `rawConfig` or `env`, or by the settings of this process. Overlays of workloads may
 * add anything and count as one.
 */
export function gatewayHasIdentity(
  gateway: Document<"Gateway">,
  { snapshot, settings }: Pick<Context, "snapshot" | "settings">,
): boolean {
  if (hasIdentity(settings)) return true;
  const layers = layersOf(snapshot, gateway);
  const specs = layers.map(({ value }) => value.spec);
  const spiffe = specs.findLast((spec) => spec.spiffe !== undefined)?.spiffe;
  const mesh = specs.findLast((spec) => spec.istio !== undefined)?.istio;
  return (
    isOn(spiffe, false) ||
    isOn(mesh, snapshot.reader.givesIdentity) ||
    specs.some(({ deployment, daemonSet }) => (deployment ?? daemonSet) !== undefined) ||
    isInConfig(layers)
  );
}

/** Whether a block is on: its presence turns it on, unless it says otherwise. */
function isOn(block: object | undefined, unset: boolean): boolean {
  return block === undefined ? unset : new Cursor(block).at("enabled").value !== false;
}

function isInConfig(layers: Layers): boolean {
  const variables = layers.flatMap(({ value }) => value.spec.env ?? []);
  const environment = Object.fromEntries(
    variables.map(({ name, value = UNKNOWN }) => [name, value] as const),
  );
  const { value } = overrideSettings({ config: configOf(layers).value }, environment);
  const config = new Cursor(value).at("config");
  return [config.at("spiffe").at("endpoint"), config.at("istio").at("caAddress")].some(
    ({ isSet }) => isSet,
  );
}

/** Stands for the value of a variable that comes from a Secret or a field of the pod. */
const UNKNOWN = "unknown";
