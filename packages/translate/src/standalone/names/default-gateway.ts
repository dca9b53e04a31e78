/** The gateway of top-level routes without `gateways`. */
export const DEFAULT_GATEWAY = "default";
