import type { Document } from "./document.ts";
import { groupOfKind } from "./kinds/table.ts";
import type { Snapshot } from "./snapshot.ts";

/** The EdgeParameters of a gateway, merged over the EdgeParameters of its class. */
export interface ParameterLayers {
  readonly ofClass: Document<"EdgeParameters"> | undefined;
  readonly ofGateway: Document<"EdgeParameters"> | undefined;
}

const KIND = "EdgeParameters";

/** The parameters that a gateway and its class refer to, if they exist. */
export function parameterLayers(snapshot: Snapshot, gateway: Document<"Gateway">): ParameterLayers {
  const { gatewayClassName, infrastructure } = gateway.value.spec;
  const ofClass = snapshot.find("GatewayClass", { namespace: "", name: gatewayClassName });
  const { parametersRef } = ofClass?.value.spec ?? {};
  return {
    ofClass: found(snapshot, parametersRef, parametersRef?.namespace ?? ""),
    ofGateway: found(snapshot, infrastructure?.parametersRef, gateway.namespace),
  };
}

/** A reference to an EdgeParameters object. */
interface Reference {
  readonly group: string;
  readonly kind: string;
  readonly name: string;
}

function found(
  snapshot: Snapshot,
  ref: Reference | undefined,
  namespace: string,
): Document<"EdgeParameters"> | undefined {
  if (ref?.kind !== KIND || ref.group !== groupOfKind(KIND)) return undefined;
  return snapshot.find(KIND, { namespace, name: ref.name });
}
