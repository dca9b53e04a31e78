import { BODIES } from "./bodies.ts";
import { CONNECTIONS } from "./connections.ts";
import type { Feature } from "./feature.ts";
import { HEADS } from "./heads.ts";
import { IDENTITIES } from "./identities.ts";

/** Every policy, filter, kind of backend and frontend that the instrument tries. */
export const FEATURES: readonly Feature[] = [...BODIES, ...HEADS, ...IDENTITIES, ...CONNECTIONS];
