// Loaded by every Node.js process of a trial (NODE_OPTIONS); processes of an old Node.js run no
// gateway and are left alone.
const OLDEST_WITH_TYPES = 24;

if (Number(process.versions.node.split(".")[0]) >= OLDEST_WITH_TYPES) await import("./hook.ts");
