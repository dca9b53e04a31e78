import type { Client } from "@edge-gateway/kube/client";
import { isJson } from "@edge-gateway/kube/objects";
import type { Json } from "@edge-gateway/kube/objects";

/** The release and channel of the Gateway API CRDs in a cluster. */
export interface GatewayApiBundle {
  /** The version of the Gateway API, for example `v1.7.0`. */
  readonly version: string;
  /** The release channel: `standard` or `experimental`. */
  readonly channel: string;
}

const DEFINITION =
  "/apis/apiextensions.k8s.io/v1/customresourcedefinitions/gateways.gateway.networking.k8s.io";
const PREFIX = "gateway.networking.k8s.io";

/** Releases with which this controller is tested. */
const SUPPORTED = /^v1\.(?:6|7)\./;

/** The channel with every kind and field that cluster mode needs. */
const NEEDED_CHANNEL = "experimental";

/**
 * Reads the release and channel of the installed definitions; undefined if their annotations are missing.
 * @throws {ApiError} when the server refuses the request
 * @throws {Error} when the server does not respond
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

/** Whether this controller is tested with the given release of the definitions. */
export function isSupported({ version }: GatewayApiBundle): boolean {
  return SUPPORTED.test(version);
}

/**
 * Why a part of the configuration has no effect with the installed definitions; undefined if all of it has.
 */
export function bundleProblem(bundle: GatewayApiBundle): string | undefined {
  if (!isSupported(bundle))
    return `the Gateway API CRDs are version ${bundle.version}: install 1.6 or 1.7`;
  if (bundle.channel === NEEDED_CHANNEL) return undefined;
  return `the Gateway API CRDs are from the ${bundle.channel} channel: install the ${NEEDED_CHANNEL} channel; without it the API server drops some kinds and fields`;
}
