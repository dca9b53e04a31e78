import type { LookupFunction } from "node:net";
import { ServiceKey } from "@edge-gateway/kernel/process/services";

/** Service key: resolves the host names of servers that the gateway itself calls. */
export const LOOKUP = new ServiceKey<LookupFunction>("look-up of host names");
