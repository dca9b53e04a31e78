import { readListenAddress } from "../../../shape/formats/listen-address.ts";
import { transportOf } from "../../../ir/bind-key.ts";
import type { Context } from "../../context.ts";
import type { Document } from "../../document/document.ts";
import { configOf, layersOf } from "../../document/parameter-layers.ts";
import type { ManifestSet } from "../../document/manifest-set.ts";
import { listenersOf } from "./owned-listeners.ts";

const SETTINGS = ["adminAddr", "statsAddr", "readinessAddr"] as const;

type Setting = (typeof SETTINGS)[number];

/**
 * The TCP ports of the servers that a gateway's process has for itself, and their settings. In a cluster each
 * gateway has a process of its own. Addresses in its EdgeParameters are left out: they take no port from a
 * listener, see {@link takenPorts}.
 */
export function ownPorts(
  gateway: Document<"Gateway">,
  { snapshot, settings }: Pick<Context, "snapshot" | "settings">,
): ReadonlyMap<number, string> {
  const config = snapshot.reader.isOneProcess ? undefined : configOf(layersOf(snapshot, gateway));
  return new Map(
    SETTINGS.flatMap((name) => {
      if (config?.at(name).text !== undefined) return [];
      const port = portOf(settings[name]);
      return port === undefined ? [] : [[port, `config.${name}`] as const];
    }),
  );
}

/** A setting of EdgeParameters that asks for the port of a listener. */
export interface TakenPort {
  readonly setting: Setting;
  readonly message: string;
}

/**
 * The addresses in the EdgeParameters of the first gateway that are ports of listeners of these gateways. The
 * listeners keep their ports.
 */
export function takenPorts(
  gateways: readonly Document<"Gateway">[],
  snapshot: ManifestSet,
): readonly TakenPort[] {
  const [first] = gateways;
  if (first === undefined) return [];
  const config = configOf(layersOf(snapshot, first));
  return SETTINGS.flatMap((setting) => {
    const port = portOf(config.at(setting).text ?? "");
    if (port === undefined) return [];
    const user = gateways
      .flatMap((gateway) => listenersOf(gateway, snapshot))
      .find(({ spec }) => spec.port === port && transportOf(spec.protocol) === "TCP");
    if (user === undefined) return [];
    const { owner, spec } = user;
    const whose = `the listener ${spec.name} of ${owner.kind} ${owner.namespace}/${owner.name}`;
    return [{ setting, message: `\`config.${setting}\` has the port ${port} of ${whose}` }];
  });
}

function portOf(text: string): number | undefined {
  const address = readListenAddress(text);
  return address?.kind === "tcp" ? address.port : undefined;
}
