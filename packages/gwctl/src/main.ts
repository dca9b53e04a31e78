import { run } from "./run.ts";

const interrupt = new AbortController();
process.on("SIGINT", () => interrupt.abort());
// Who reads the output may have had enough, as `head` does.
process.stdout.on("error", () => process.exit());

process.exitCode = await run(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  colours: process.stdout.isTTY && process.stdout.hasColors(),
  interrupted: interrupt.signal,
});
