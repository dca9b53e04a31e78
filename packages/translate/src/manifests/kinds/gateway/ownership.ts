import type { Document } from "../../document.ts";
import { groupOfKind } from "../table.ts";
import type { Snapshot } from "../../snapshot.ts";

/** The class that needs no GatewayClass in the set. */
const CLASS_NAME = "edge-gateway";

/** Whose controller this product is: what classes name. */
function controllerName(): string {
  return `${groupOfKind("EdgePolicy")}/gateway-controller`;
}

/** Whether a gateway is of a class of this product. */
export function isOurs(snapshot: Snapshot, { value: { spec } }: Document<"Gateway">): boolean {
  const name = spec.gatewayClassName;
  const found = snapshot.find("GatewayClass", { namespace: "", name });
  if (found === undefined) return name === CLASS_NAME;
  return found.value.spec.controllerName === controllerName();
}
