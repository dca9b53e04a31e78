import type { IrResource } from "@edge-gateway/generated/types/index.ts";
import { sentResource, versionOf } from "../wire/messages.ts";
import type { SentResource } from "../wire/messages.ts";

/** All resources of one gateway. */
export interface Configuration {
  /** Equal for equal resources. */
  readonly version: string;
  readonly resources: ReadonlyMap<string, SentResource>;
}

/** What no gateway that exists has. */
export const NO_CONFIGURATION: Configuration = { version: versionOf(), resources: new Map() };

/** What a gateway is to have; what has not changed since the configuration before is taken from it. */
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
