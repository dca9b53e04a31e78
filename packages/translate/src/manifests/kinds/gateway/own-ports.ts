import { Cursor } from "../../../document/cursor.ts";
import { readListenAddress } from "../../../shape/formats/listen-address.ts";
import type { Context } from "../../context.ts";
import type { Document } from "../../document.ts";
import { parameterLayers } from "../../parameter-layers.ts";

const SETTINGS = ["adminAddr", "statsAddr", "readinessAddr"] as const;

/** The TCP ports of the servers that a gateway's process has for itself, and their settings. */
export function ownPorts(
  gateway: Document<"Gateway">,
  context: Pick<Context, "snapshot" | "settings">,
): ReadonlyMap<number, string> {
  return new Map(
    SETTINGS.flatMap((name) => {
      const address = readListenAddress(addressOf(name, gateway, context));
      return address?.kind === "tcp" ? [[address.port, `config.${name}`] as const] : [];
    }),
  );
}

/** In a cluster each gateway has a process of its own, with the settings of its EdgeParameters. */
function addressOf(
  name: (typeof SETTINGS)[number],
  gateway: Document<"Gateway">,
  { snapshot, settings }: Pick<Context, "snapshot" | "settings">,
): string {
  if (snapshot.reader.isOneProcess) return settings[name];
  const { ofGateway, ofClass } = parameterLayers(snapshot, gateway);
  const texts = [ofGateway, ofClass].map(
    (layer) => new Cursor(layer?.value.spec.rawConfig).at("config").at(name).text,
  );
  return texts.find((text) => text !== undefined) ?? settings[name];
}
