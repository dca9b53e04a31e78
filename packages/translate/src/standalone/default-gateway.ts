/** The gateway of top-level routes that name none. */
export const DEFAULT_GATEWAY = "default";
