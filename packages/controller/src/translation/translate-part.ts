import { once } from "@edge-gateway/kernel/process/once";
import { withDefaultsSettings } from "@edge-gateway/generated/defaults/index.ts";
import type { Ir } from "@edge-gateway/translate";
import { splitIr } from "@edge-gateway/translate/ir/split-ir";
import { nameOf } from "@edge-gateway/translate/manifests/document/document";
import type { Document } from "@edge-gateway/translate/manifests/document/document";
import { gatewayKey } from "@edge-gateway/translate/manifests/document/keys";
import { settingsOf } from "@edge-gateway/translate/manifests/settings";
import { ManifestSet } from "@edge-gateway/translate/manifests/document/manifest-set";
import type { ResourceStatus } from "@edge-gateway/translate/manifests/document/statuses";
import { translateManifests } from "@edge-gateway/translate/manifests/translate";

/** The result of translating related objects. */
export interface TranslatedPart {
  readonly gateways: ReadonlyMap<string, Ir>;
  /** Computes the statuses on demand, because data planes need not wait for them. */
  readonly statuses: () => ReadonlyMap<string, ResourceStatus>;
}

/** Translates a set of objects; a pure function. */
export function translatePart(snapshot: ManifestSet): TranslatedPart {
  const { ir, verdicts } = translateManifests(snapshot, withDefaultsSettings({}));
  const statuses = (): ReadonlyMap<string, ResourceStatus> =>
    new Map(verdicts().statuses.map((status) => [nameOf(status), status]));
  return { gateways: withSettings(splitIr(ir), snapshot), statuses: once(statuses) };
}

/** Adds each gateway's settings, from its own EdgeParameters and those of its class. */
function withSettings(
  parts: ReadonlyMap<string, Ir>,
  snapshot: ManifestSet,
): ReadonlyMap<string, Ir> {
  if (parts.size === 0) return parts;
  const shared: readonly Document[] = [
    ...snapshot.all("GatewayClass"),
    ...snapshot.all("EdgeParameters"),
  ];
  const settings = new Map(
    snapshot.all("Gateway").map((gateway) => {
      const own = new ManifestSet([gateway, ...shared], snapshot.reader);
      return [gatewayKey(gateway), settingsOf(own, {}).settings];
    }),
  );
  return new Map(
    [...parts].map(([key, ir]) => [key, { ...ir, settings: settings.get(key) ?? ir.settings }]),
  );
}
