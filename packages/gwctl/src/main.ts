import { constants } from "node:os";
import { run } from "./run.ts";
import { EXIT } from "./exit.ts";
import { openScreen } from "./ui/screen.ts";

const interrupt = new AbortController();

/** The exit status if the output cannot be written. */
let unwritten: number | undefined;

process.on("SIGINT", () => interrupt.abort());
// A normal exit restores a terminal that a full-screen view changed; termination by a signal does
// not.
for (const signal of ["SIGTERM", "SIGHUP"] as const)
  process.on(signal, () => process.exit(128 + constants.signals[signal]));
process.stdout.on("error", (error) => {
  unwritten ??= statusOf(error);
  process.exitCode = unwritten;
  interrupt.abort();
});
// The reader of the output has ended, so nobody would read a message.
process.stderr.on("error", () => {});

const { stdin, stdout } = process;
const hasScreen = stdin.isTTY && stdout.isTTY && process.env["TERM"] !== "dumb";

const status = await run(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  colours: process.stdout.isTTY && process.stdout.hasColors(),
  environment: process.env,
  interrupted: interrupt.signal,
  ...(hasScreen && { openScreen: (events) => openScreen(stdin, stdout, events) }),
});
process.exitCode = unwritten ?? status;

/**
 * A reader such as `head` may close the output early, which is not an error; a full disk is an
 * error.
 */
function statusOf(error: Error): number {
  if ("code" in error && error.code === "EPIPE") return EXIT.ok;
  process.stderr.write(`error: the output could not be written: ${error.message}\n`);
  return EXIT.failed;
}
