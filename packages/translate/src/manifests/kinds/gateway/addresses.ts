import type { GatewayAddress } from "@edge-gateway/generated/types/index.ts";
import type { Document } from "../../document/document.ts";
import { REASON } from "../../document/statuses.ts";
import type { Failure } from "../../document/statuses.ts";

/** The only type of address that can be requested from a Service of Kubernetes. */
const SUPPORTED = "IPAddress";
/** The routability of an address inside the cluster (Gateway API). */
const CLUSTER = "Cluster";

/** The field of a Gateway that names its addresses. */
export const ADDRESSES = "/spec/addresses";

/** An address that cannot be provided, and the field that contains it. */
export interface AddressFault {
  readonly index: number;
  readonly field: "type" | "routability";
  readonly fault: Failure;
}

/**
 * The first address of a gateway that is not supported; undefined if all addresses are supported.
 */
export function addressFault({ value: { spec } }: Document<"Gateway">): AddressFault | undefined {
  const [fault] = (spec.addresses ?? []).flatMap((address, index): readonly AddressFault[] => {
    const { type, routability = "" } = address;
    const field = type === SUPPORTED ? "routability" : "type";
    if (field === "routability" && ["", CLUSTER].includes(routability)) return [];
    const message =
      field === "type"
        ? `addresses of type ${type} are not supported: use ${SUPPORTED}`
        : `addresses of the routability ${routability} are not supported: use ${CLUSTER}, or leave it out`;
    return [{ index, field, fault: { reason: REASON.unsupportedAddress, message } }];
  });
  return fault;
}

/** The addresses that a gateway requests, outside the cluster and inside. */
export interface AskedAddresses {
  /** The addresses of a load balancer that are requested; empty: any address. */
  readonly outside: readonly string[];
  /** The addresses of the Service itself that are requested; empty: any address. */
  readonly inside: readonly string[];
  /** Whether the gateway requests only addresses inside the cluster. */
  readonly isInsideOnly: boolean;
}

/** The addresses that a gateway requests, without those that cannot be provided. */
export function askedAddresses({ value: { spec } }: Document<"Gateway">): AskedAddresses {
  const addresses = (spec.addresses ?? []).filter(({ type }) => type === SUPPORTED);
  const [inside, outside] = [addresses.filter(isInside), addresses.filter((one) => !isInside(one))];
  const values = (some: readonly GatewayAddress[]): readonly string[] =>
    some.flatMap(({ value = "" }) => (value === "" ? [] : [value]));
  return {
    outside: values(outside),
    inside: values(inside),
    isInsideOnly: inside.length > 0 && outside.length === 0,
  };
}

function isInside({ routability }: GatewayAddress): boolean {
  return routability === CLUSTER;
}
