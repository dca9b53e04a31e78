import type { Document } from "../../document.ts";
import type { Snapshot } from "../../snapshot.ts";

/** Whether a gateway has a class of this product. */
export function isOurs(snapshot: Snapshot, { value: { spec } }: Document<"Gateway">): boolean {
  const name = spec.gatewayClassName;
  const found = snapshot.find("GatewayClass", { namespace: "", name });
  return found === undefined ? name === snapshot.reader.impliedClass : isOurClass(snapshot, found);
}

/** Whether a gateway class belongs to this product. */
export function isOurClass({ reader }: Snapshot, { value }: Document<"GatewayClass">): boolean {
  return value.spec.controllerName === reader.controllerName;
}
