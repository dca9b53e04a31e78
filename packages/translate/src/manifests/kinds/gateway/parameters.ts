import type { Context } from "../../context.ts";
import type { Document } from "../../document.ts";
import { absence } from "../../misspelt.ts";
import { REASON } from "../../statuses.ts";
import type { Failure } from "../../statuses.ts";
import { groupOfKind } from "../table.ts";
import { addressFault } from "./addresses.ts";

const KIND = "EdgeParameters";

/** The field with a gateway's reference to its parameters. */
export const PARAMETERS_REF = "/spec/infrastructure/parametersRef";

/**
 * Why a gateway's parameters cannot be applied; undefined if they can be applied, or if the gateway
 * has none.
 */
export function parametersFault(
  { namespace, value: { spec } }: Document<"Gateway">,
  { snapshot }: Pick<Context, "snapshot">,
): Failure | undefined {
  const ref = spec.infrastructure?.parametersRef;
  if (ref === undefined) return undefined;
  const { group, kind, name } = ref;
  if (group !== groupOfKind(KIND) || kind !== KIND) {
    const message = `${kind} of the group "${group}" cannot be used as parameters`;
    return { reason: REASON.invalidParameters, message };
  }
  const object = { kind: KIND, namespace, name } as const;
  if (snapshot.find(KIND, object) !== undefined) return undefined;
  return { reason: REASON.invalidParameters, message: absence(snapshot, object) };
}

/**
 * Why a gateway as a whole is not accepted and receives no traffic; undefined if the gateway is
 * accepted.
 */
export function gatewayFault(
  gateway: Document<"Gateway">,
  context: Pick<Context, "snapshot">,
): Failure | undefined {
  return parametersFault(gateway, context) ?? addressFault(gateway)?.fault;
}
