import { runController } from "./process/run-controller.ts";

for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

process.exitCode = await runController(process.env, process.stdout);
