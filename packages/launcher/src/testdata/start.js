import { launch } from "../launch.js";

launch(new URL("./program.js", import.meta.url).href);
