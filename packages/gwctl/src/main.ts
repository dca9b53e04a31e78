import { run } from "./run.ts";
import { EXIT } from "./terminal.ts";
import { openScreen } from "./ui/screen.ts";

const interrupt = new AbortController();

/** The exit status once the output cannot be written any more. */
let unwritten: number | undefined;

process.on("SIGINT", () => interrupt.abort());
process.stdout.on("error", (error) => {
  unwritten ??= statusOf(error);
  process.exitCode = unwritten;
  interrupt.abort();
});
// Nobody is left to be told.
process.stderr.on("error", () => {});

const { stdin, stdout } = process;
const hasScreen = stdin.isTTY && stdout.isTTY && process.env["TERM"] !== "dumb";

const status = await run(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  colours: process.stdout.isTTY && process.stdout.hasColors(),
  interrupted: interrupt.signal,
  ...(hasScreen && { openScreen: (events) => openScreen(stdin, stdout, events) }),
});
process.exitCode = unwritten ?? status;

/** Who reads the output may have had enough, as `head` does; a full disk is a failure. */
function statusOf(error: Error): number {
  if ("code" in error && error.code === "EPIPE") return EXIT.ok;
  process.stderr.write(`error: the output could not be written: ${error.message}\n`);
  return EXIT.failed;
}
