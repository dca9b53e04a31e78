// `node tools/run.mjs MODULE [ARGUMENT...]`: installs missing packages, then starts the pinned
// Node.js, which runs the module (a path from the root of the repository).
import { launch } from "../packages/launcher/src/launch.js";
import { setupOrExit } from "./setup.mjs";

await setupOrExit({ quiet: true });
const [module, ...args] = process.argv.slice(2);
launch(new URL(`../${module}`, import.meta.url).href, args);
