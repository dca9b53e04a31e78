import type { Client } from "@edge-gateway/kube/client";
import { isJson } from "@edge-gateway/kube/objects";
import type { Json } from "@edge-gateway/kube/objects";

/** Which definitions of the Gateway API a cluster has. */
export interface GatewayApiBundle {
  /** `v1.7.0` */
  readonly version: string;
  /** `standard` or `experimental`. */
  readonly channel: string;
}

const DEFINITION =
  "/apis/apiextensions.k8s.io/v1/customresourcedefinitions/gateways.gateway.networking.k8s.io";
const PREFIX = "gateway.networking.k8s.io";

/** Releases that this controller has been tried with. */
const SUPPORTED = /^v1\.(?:6|7)\./;

/** The channel that has every kind and field that cluster mode needs. */
const NEEDED_CHANNEL = "experimental";

/**
 * Reads which definitions there are; undefined when they do not say.
 * @throws {ApiError} when the server refuses to say; Error when there is no answer
 */
export async function readBundle(client: Client): Promise<GatewayApiBundle | undefined> {
  const definition = await client.request("GET", DEFINITION);
  const metadata: Json =
    isJson(definition) && isJson(definition["metadata"]) ? definition["metadata"] : {};
  const annotations: Json = isJson(metadata["annotations"]) ? metadata["annotations"] : {};
  const version = annotations[`${PREFIX}/bundle-version`];
  const channel = annotations[`${PREFIX}/channel`];
  if (typeof version !== "string" || typeof channel !== "string") return undefined;
  return { version, channel };
}

/** Whether a release of the definitions is one that this controller has been tried with. */
export function isSupported({ version }: GatewayApiBundle): boolean {
  return SUPPORTED.test(version);
}

/** What about the definitions keeps some of the configuration from having an effect; undefined: nothing. */
export function bundleProblem(bundle: GatewayApiBundle): string | undefined {
  if (!isSupported(bundle))
    return `the definitions of the Gateway API are of ${bundle.version}: install those of 1.6 or 1.7`;
  if (bundle.channel === NEEDED_CHANNEL) return undefined;
  return `the definitions of the Gateway API are of the ${bundle.channel} channel: install the ${NEEDED_CHANNEL} channel, without which the API server takes some kinds and fields out of resources`;
}
