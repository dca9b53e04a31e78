import { withDefaultsSettings } from "@edge-gateway/generated/defaults/index.ts";
import type { Ir } from "@edge-gateway/translate";
import { splitIr } from "@edge-gateway/translate/ir/split-ir";
import { nameOf } from "@edge-gateway/translate/manifests/document";
import type { Document } from "@edge-gateway/translate/manifests/document";
import { gatewayKey } from "@edge-gateway/translate/manifests/keys";
import { settingsOf } from "@edge-gateway/translate/manifests/settings";
import { Snapshot } from "@edge-gateway/translate/manifests/snapshot";
import type { Reader } from "@edge-gateway/translate/manifests/snapshot";
import type { ResourceStatus } from "@edge-gateway/translate/manifests/statuses";
import { translateManifests } from "@edge-gateway/translate/manifests/translate";
import { inOrder } from "./documents.ts";
import type { ReadObject } from "./documents.ts";
import { unreadStatuses } from "./unread-statuses.ts";

/** What the objects of a cluster mean. */
export interface Translation {
  /** What the data planes of each gateway run, by the key of the gateway. */
  readonly gateways: ReadonlyMap<string, Ir>;
  /** By the name of the object, such as `HTTPRoute default/web`. */
  readonly statuses: ReadonlyMap<string, ResourceStatus>;
  /** What was translated. */
  readonly snapshot: Snapshot;
}

/** Translates all objects; pure. */
export function translateObjects(
  objects: readonly ReadObject[],
  reader: Pick<Reader, "controllerName">,
): Translation {
  const documents = objects.flatMap(({ document }) => document ?? []);
  const snapshot = new Snapshot(inOrder(documents), {
    ...reader,
    impliedClass: undefined,
    isOneProcess: false,
  });
  const { ir, statuses } = translateManifests(snapshot, withDefaultsSettings({}));
  const all = [...statuses, ...unreadStatuses(objects, snapshot)];
  return {
    gateways: withSettings(splitIr(ir), snapshot),
    snapshot,
    statuses: new Map(all.map((status) => [nameOf(status), status])),
  };
}

/** The settings of each gateway are those of its own EdgeParameters and of its class's. */
function withSettings(parts: ReadonlyMap<string, Ir>, snapshot: Snapshot): ReadonlyMap<string, Ir> {
  const shared: readonly Document[] = [
    ...snapshot.all("GatewayClass"),
    ...snapshot.all("EdgeParameters"),
  ];
  const settings = new Map(
    snapshot.all("Gateway").map((gateway) => {
      const own = new Snapshot([gateway, ...shared], snapshot.reader);
      return [gatewayKey(gateway), settingsOf(own, {}).settings];
    }),
  );
  return new Map(
    [...parts].map(([key, ir]) => [key, { ...ir, settings: settings.get(key) ?? ir.settings }]),
  );
}
