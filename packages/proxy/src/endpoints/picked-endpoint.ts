import type { IrPicker } from "@edge-gateway/generated/types/index.ts";
import type { Exchange } from "../pipeline/exchange.ts";
import type { Endpoint } from "./endpoint.ts";
import type { EndpointSet } from "./endpoint-set.ts";

/** In which a server that chooses endpoints names them, the best first (Gateway API Inference Extension, endpoint picker protocol). */
export const PICKED_ENDPOINT = "x-gateway-destination-endpoint";

/** The first of the named endpoints that is one of the backend and healthy; without one any or none, as the failure mode says. */
export function pickedEndpoint(
  { request }: Exchange,
  set: EndpointSet,
  failureMode: IrPicker["failureMode"],
): Endpoint | undefined {
  for (const name of request.get(PICKED_ENDPOINT)?.split(",") ?? []) {
    const endpoint = set.usable(name.trim());
    if (endpoint !== undefined) return endpoint;
  }
  return failureMode === "FailOpen" ? set.choose() : undefined;
}
