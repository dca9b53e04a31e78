import { parseCommandLine } from "@edge-gateway/cli/command-line";
import { INVALID_STATUS } from "@edge-gateway/config/command/exit-statuses";
import type { Terminal } from "@edge-gateway/config/command/terminal";
import { helpOf } from "@edge-gateway/cli/usage";
import { usableProcessors } from "@edge-gateway/kernel/process/control-group";
import { VERSION } from "@edge-gateway/kernel/process/version";
import { ConfigurationReader } from "@edge-gateway/config/reading/configuration-reader";
import { EARLY_WORKERS } from "./bounds.ts";
import { ignoreSignals } from "./process/signals.ts";
import { ServingThreads } from "./workers/serving-threads.ts";

const terminal: Terminal = {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  colours: process.stderr.isTTY && process.env["NO_COLOR"] === undefined,
};

/**
 * The process environment at the start; the variables that a configuration refers to do not change
 * later.
 */
const environment = Object.freeze({ ...process.env });

// If the reader of the output has ended, the gateway continues.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

ignoreSignals();
process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  const command = parseCommandLine(args);
  switch (command.kind) {
    case "help":
      terminal.out(helpOf(command.command));
      return 0;
    case "version":
      terminal.out(`gw ${VERSION}\n`);
      return 0;
    case "mistake":
      terminal.err(`error: ${command.message}\nrun 'gw --help' for help\n`);
      return INVALID_STATUS;
    case "validate": {
      const { validateCommand } = await import("@edge-gateway/cli/validate/validate-command");
      return validateCommand({ ...command, environment, terminal, now: Date.now() });
    }
    case "explain-property":
      return (await import("@edge-gateway/cli/explain/explain-property")).explainProperty(
        command,
        terminal,
      );
    case "explain-route":
      return (await import("@edge-gateway/cli/explain/explain-route")).explainRoute(
        { ...command, environment },
        terminal,
      );
    case "explain-request":
      return (await import("@edge-gateway/cli/explain/explain-request")).explainRequestCommand(
        { ...command, environment },
        terminal,
      );
    case "catalog-import":
      return (await import("@edge-gateway/cli/convert/import-catalog")).importCatalog(
        command.file,
        terminal,
      );
    case "llm-convert":
      return (await import("@edge-gateway/cli/convert/convert-request")).convertRequest(
        command,
        terminal,
      );
    case "config":
      return (await import("@edge-gateway/cli/config/config-command")).configCommand(
        command.order,
        {
          ...{ environment, terminal },
          now: Date.now(),
        },
      );
    case "import":
      return (await import("@edge-gateway/import/import-configuration")).importConfiguration(
        command,
        terminal,
      );
    case "begin":
      return (await import("@edge-gateway/cli/begin/begin")).begin(command, terminal, runFile);
    case "run":
      return runFile(command.file);
  }
}

async function runFile(file: string): Promise<number> {
  const reader = new ConfigurationReader({ path: file, environment });
  // A thread reads the configuration while this one and those of workers load the modules of the gateway. All wait
  // for it, so a processor is left to it.
  const configuration = reader.read();
  const threads = new ServingThreads();
  threads.startEarly(Math.min(usableProcessors() - 1, EARLY_WORKERS));
  const { run } = await import("./process/run.ts");
  return run({ file, reader, configuration, threads, terminal });
}
