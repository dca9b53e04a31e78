// `npm test`: installs what it needs, then hands over to the pinned Node.js.
import { launch } from "../packages/launcher/src/launch.js";
import { setupOrExit } from "./setup.mjs";

await setupOrExit({ quiet: true });
launch(new URL("./testing/main.ts", import.meta.url).href);
