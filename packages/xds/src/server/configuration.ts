import type { IrResource } from "@edge-gateway/generated/types/index.ts";
import { sentResource, versionOf } from "../wire/messages.ts";
import type { SentResource } from "../wire/messages.ts";

/** All resources of one gateway. */
export interface Configuration {
  /** Two configurations with the same resources have the same version. */
  readonly version: string;
  readonly resources: ReadonlyMap<string, SentResource>;
}

/** The configuration for a gateway that does not exist. */
export const NO_CONFIGURATION: Configuration = { version: versionOf(), resources: new Map() };

/** Makes a gateway's configuration; unchanged resources are taken from the previous configuration. */
export function configurationOf(
  resources: ReadonlyMap<string, IrResource>,
  before: Configuration = NO_CONFIGURATION,
): Configuration {
  const sent = [...resources].map(([name, resource]) =>
    sentResource(name, resource, before.resources.get(name)),
  );
  const lines = sent.map(({ name, version }) => `${version} ${name}`);
  return {
    version: versionOf(...lines.toSorted()),
    resources: new Map(sent.map((resource) => [resource.name, resource])),
  };
}
