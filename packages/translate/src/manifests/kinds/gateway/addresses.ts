import type { Document } from "../../document.ts";
import { REASON } from "../../statuses.ts";
import type { Failure } from "../../statuses.ts";

/** The one type of address that a Service of Kubernetes can be asked for. */
const SUPPORTED = "IPAddress";

/** Where a gateway names its addresses. */
export const ADDRESSES = "/spec/addresses";

/** The first address of a gateway whose type is not supported, and its index; undefined: there is none. */
export function addressFault({
  value: { spec },
}: Document<"Gateway">): { readonly index: number; readonly fault: Failure } | undefined {
  const addresses = spec.addresses ?? [];
  const index = addresses.findIndex(({ type }) => type !== SUPPORTED);
  const address = addresses[index];
  if (address === undefined) return undefined;
  const message = `addresses of type ${address.type} are not supported: use ${SUPPORTED}`;
  return { index, fault: { reason: REASON.unsupportedAddress, message } };
}

/** The IP addresses that a gateway asks for; none: any address will do. */
export function staticAddresses({ value: { spec } }: Document<"Gateway">): readonly string[] {
  return (spec.addresses ?? []).flatMap(({ type, value = "" }) =>
    type === SUPPORTED && value !== "" ? [value] : [],
  );
}
