// `npm start`: installs missing packages, then runs the quickstart; with arguments, it runs gw with
// them.
import { launch } from "../packages/launcher/src/launch.js";
import { setupOrExit } from "./setup.mjs";

await setupOrExit({ quiet: true });
const args = process.argv.slice(2);
if (args.length === 0) {
  launch(new URL("../examples/quickstart/start.ts", import.meta.url).href, args);
} else {
  // npm has changed to the top of the work tree; the paths given are relative to the user's folder.
  process.chdir(process.env.INIT_CWD ?? ".");
  launch(new URL("../packages/proxy/src/main.ts", import.meta.url).href, args);
}
