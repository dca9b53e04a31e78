// `npm start`: installs what it needs, then the quickstart; with arguments, gw with these.
import { launch } from "../packages/launcher/src/launch.js";
import { setupOrExit } from "./setup.mjs";

await setupOrExit({ quiet: true });
const args = process.argv.slice(2);
const entry =
  args.length === 0 ? "../examples/quickstart/start.ts" : "../packages/proxy/src/main.ts";
launch(new URL(entry, import.meta.url).href, args);
