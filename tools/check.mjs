// `npm run check`: the checks of `npm test` without its tests.
import { launch } from "../packages/launcher/src/launch.js";
import { setupOrExit } from "./setup.mjs";

await setupOrExit({ quiet: true });
launch(new URL("./testing/main.ts", import.meta.url).href, [
  "--only-checks",
  ...process.argv.slice(2),
]);
