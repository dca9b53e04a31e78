// `node tools/run.mjs MODULE [ARGUMENT...]`: installs what is missing, then hands over to the pinned
// Node.js, which runs the module (a path from the top of the work tree).
import { launch } from "../packages/launcher/src/launch.js";
import { setupOrExit } from "./setup.mjs";

await setupOrExit({ quiet: true });
const [module, ...args] = process.argv.slice(2);
launch(new URL(`../${module}`, import.meta.url).href, args);
