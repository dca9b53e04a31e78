// Loaded by every Node.js process of a trial (NODE_OPTIONS), of which the old ones run no gateway.
const OLDEST_WITH_TYPES = 24;

if (Number(process.versions.node.split(".")[0]) >= OLDEST_WITH_TYPES) await import("./hook.ts");
