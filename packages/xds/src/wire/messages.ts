import { createHash } from "node:crypto";
import { DESCRIPTORS } from "@edge-gateway/generated/proto/descriptors.ts";
import type {
  ConfigurationRefusal,
  ConfigurationRefusals,
  ConfigurationResource,
  DeltaDiscoveryRequest,
  DeltaDiscoveryResponse,
  DiscoveryError,
  DiscoveryResource,
} from "@edge-gateway/generated/proto/messages.ts";
import { AGGREGATED_DISCOVERY_SERVICE_DELTA_AGGREGATED_RESOURCES as METHOD } from "@edge-gateway/generated/proto/methods.ts";
import type { IrResource } from "@edge-gateway/generated/types/index.ts";
import { validateIrResource } from "@edge-gateway/generated/validators/ir-resource.js";
import protobuf from "protobufjs/light.js";
import { MAX_REFUSALS, REFUSAL_CHARACTERS } from "../bounds.ts";
import { codecOf } from "./codec.ts";

const ROOT = protobuf.Root.fromJSON(DESCRIPTORS);
ROOT.resolveAll();
const PREFIX = "type.googleapis.com/";
const RESOURCE = "edge.configuration.ConfigurationResource";
const REFUSALS = "edge.configuration.ConfigurationRefusals";

/** The type of all resources in this protocol. */
export const RESOURCE_TYPE = PREFIX + RESOURCE;
/** The gRPC status of refusals: INVALID_ARGUMENT. */
const REFUSED = 3;
const VERSION_CHARACTERS = 16;

export const CLIENT_CODEC = codecOf<DeltaDiscoveryRequest, DeltaDiscoveryResponse>(
  ROOT,
  METHOD.request,
  METHOD.response,
);
export const SERVER_CODEC = codecOf<DeltaDiscoveryResponse, DeltaDiscoveryRequest>(
  ROOT,
  METHOD.response,
  METHOD.request,
);
const RESOURCES = codecOf<ConfigurationResource, ConfigurationResource>(ROOT, RESOURCE, RESOURCE);
const REFUSED_RESOURCES = codecOf<ConfigurationRefusals, ConfigurationRefusals>(
  ROOT,
  REFUSALS,
  REFUSALS,
);

/** Why a data plane refuses a resource. */
export interface Refusal {
  /** The resource's name; empty: the refusal concerns no single resource. */
  readonly resource: string;
  /** A JSON pointer to the place of the problem in the resource. */
  readonly pointer: string;
  readonly message: string;
}

/** A resource as the server sends it. */
export interface SentResource {
  readonly name: string;
  /** The version of the resource. Resources with equal content have equal versions, whoever created them. */
  readonly version: string;
  readonly json: string;
}

/** Encodes a resource. If it equals `known`, the previous resource of this name, then `known` is returned. */
export function sentResource(
  name: string,
  resource: IrResource,
  known: SentResource | undefined,
): SentResource {
  const json = JSON.stringify(resource);
  return known?.json === json ? known : { name, version: versionOf(json), json };
}

/** The encoded bytes of a resource. */
export function bytesOf({ json }: SentResource): Uint8Array {
  return RESOURCES.write({ json });
}

/** A version derived from the content. */
export function versionOf(...content: readonly string[]): string {
  const hash = createHash("sha256");
  for (const text of content) hash.update(text).update("\n");
  return hash.digest("base64url").slice(0, VERSION_CHARACTERS);
}

/** Why a received resource is refused. */
interface UnreadResource extends Refusal {
  /**
   * The resource, which is valid without its policies; set only for an attachment in which only the policies
   * are wrong.
   */
  readonly readable?: IrResource;
}

/** Decodes a received resource, or returns why it is refused. */
export function readResource({
  name = "",
  resource,
}: DiscoveryResource): IrResource | UnreadResource {
  if (resource?.typeUrl !== RESOURCE_TYPE)
    return {
      resource: name,
      pointer: "",
      message: `the type of the resource is not ${RESOURCE_TYPE}`,
    };
  try {
    const { json = "" } = RESOURCES.read(resource.value ?? new Uint8Array());
    const value: unknown = JSON.parse(json);
    const [violation] = validateIrResource(value);
    if (violation === undefined) return value as IrResource;
    const { pointer, message } = violation;
    return { resource: name, pointer, message, ...readablePart(value) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { resource: name, pointer: "", message: `the resource cannot be read: ${message}` };
  }
}

/**
 * The attachment that remains readable although its policies are not, because another version of the
 * controller may send policies of another form.
 */
function readablePart(value: unknown): Pick<UnreadResource, "readable"> {
  const { attachment } = Object(value);
  const { policies } = Object(attachment);
  if (typeof policies !== "object" || policies === null) return {};
  const isWhole = validateIrResource({ attachment: { ...attachment, policies: {} } }).length === 0;
  return isWhole ? { readable: value as IrResource } : {};
}

export function isRefusal(read: IrResource | UnreadResource): read is UnreadResource {
  return "message" in read;
}

/** The error detail for refused resources. */
export function errorOf(refusals: readonly Refusal[]): DiscoveryError {
  const told = refusals.slice(0, MAX_REFUSALS).map(({ message, ...rest }) => ({
    ...rest,
    message: message.slice(0, REFUSAL_CHARACTERS),
  }));
  const [first] = told;
  return {
    code: REFUSED,
    message: first === undefined ? "" : `${first.resource}${first.pointer}: ${first.message}`,
    details: [{ typeUrl: PREFIX + REFUSALS, value: REFUSED_RESOURCES.write({ refusals: told }) }],
  };
}

/** The refused resources. Other implementations send only a message, without resources. */
export function refusalsOf({ message = "", details = [] }: DiscoveryError): readonly Refusal[] {
  const told = details
    .filter(({ typeUrl }) => typeUrl === PREFIX + REFUSALS)
    .flatMap(({ value }) => readRefusals(value ?? new Uint8Array()));
  const known = told.length > 0 ? told : [{ message }];
  return known.slice(0, MAX_REFUSALS).map((each) => ({
    resource: each.resource ?? "",
    pointer: each.pointer ?? "",
    message: (each.message ?? "").slice(0, REFUSAL_CHARACTERS),
  }));
}

function readRefusals(bytes: Uint8Array): readonly ConfigurationRefusal[] {
  try {
    return REFUSED_RESOURCES.read(bytes).refusals ?? [];
  } catch {
    return [];
  }
}
