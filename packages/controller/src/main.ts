import { runController } from "./process/run-controller.ts";

for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

process.exitCode = await runController(process.argv.slice(2), process.env, process.stdout);
