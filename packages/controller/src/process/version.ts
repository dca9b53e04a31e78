import manifest from "../../package.json" with { type: "json" };

/** The product version. */
export const VERSION: string = manifest.version;
