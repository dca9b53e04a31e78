import type { Context } from "../../context.ts";
import type { Document } from "../../document/document.ts";
import { absence } from "../../document/misspelt.ts";
import { REASON } from "../../document/statuses.ts";
import type { Failure } from "../../document/statuses.ts";
import { groupOfKind } from "../../document/kind-names.ts";
import type { ManifestSet } from "../../document/manifest-set.ts";
import { addressFault } from "./addresses.ts";
import { takenPorts } from "./own-ports.ts";
import type { TakenPort } from "./own-ports.ts";

const KIND = "EdgeParameters";

/** The field with a gateway's reference to its parameters. */
export const PARAMETERS_REF = "/spec/infrastructure/parametersRef";

/**
 * Why the data planes of a gateway cannot be changed as its parameters say; undefined if they can, or if
 * there are no parameters. Data planes that exist keep running with the parameters that they have.
 */
export function parametersFault(
  gateway: Document<"Gateway">,
  context: Pick<Context, "snapshot">,
): Failure | undefined {
  const { snapshot } = context;
  return (
    ownParametersFault(gateway, context) ??
    classParametersFault(gateway, context) ??
    faultOf(takenPorts([gateway], snapshot)[0])
  );
}

/** Why the parameters that the gateway itself refers to cannot be used. */
export function ownParametersFault(
  { namespace, value: { spec } }: Document<"Gateway">,
  { snapshot }: Pick<Context, "snapshot">,
): Failure | undefined {
  const ref = spec.infrastructure?.parametersRef;
  return ref && referenceFault(snapshot, { ...ref, namespace });
}

function classParametersFault(
  { value: { spec } }: Document<"Gateway">,
  { snapshot }: Pick<Context, "snapshot">,
): Failure | undefined {
  const own = snapshot.find("GatewayClass", { namespace: "", name: spec.gatewayClassName });
  const fault = own && classFault(snapshot, own);
  return fault && { ...fault, message: `GatewayClass ${spec.gatewayClassName}: ${fault.message}` };
}

/** Why the parameters that a class refers to cannot be used; undefined also if it refers to none. */
export function classFault(
  snapshot: ManifestSet,
  { value: { spec } }: Document<"GatewayClass">,
): Failure | undefined {
  const ref = spec.parametersRef;
  return ref && referenceFault(snapshot, { ...ref, namespace: ref.namespace ?? "" });
}

interface ParametersRef {
  readonly group: string;
  readonly kind: string;
  readonly namespace: string;
  readonly name: string;
}

function referenceFault(
  snapshot: ManifestSet,
  { group, kind, namespace, name }: ParametersRef,
): Failure | undefined {
  const { invalidParameters: reason } = REASON;
  if (group !== groupOfKind(KIND) || kind !== KIND)
    return { reason, message: `${kind} of the group "${group}" cannot be used as parameters` };
  const object = { kind: KIND, namespace, name } as const;
  if (snapshot.find(KIND, object) !== undefined) return undefined;
  return { reason, message: absence(snapshot, object) };
}

function faultOf(taken: TakenPort | undefined): Failure | undefined {
  return taken && { reason: REASON.invalidParameters, message: taken.message };
}

/**
 * Why a gateway is not accepted as it is written; undefined if it is. Its listeners serve nevertheless: how a
 * gateway is run does not decide what it serves.
 */
export function gatewayFault(
  gateway: Document<"Gateway">,
  context: Pick<Context, "snapshot">,
): Failure | undefined {
  return parametersFault(gateway, context) ?? addressFault(gateway)?.fault;
}
