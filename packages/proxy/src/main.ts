import { parseCommandLine } from "./cli/command-line.ts";
import { INVALID_STATUS } from "./cli/exit-statuses.ts";
import { reportFile } from "./cli/report-file.ts";
import type { Terminal } from "./cli/terminal.ts";
import { USAGE } from "./cli/usage.ts";
import { VERSION } from "./version.ts";
import { ConfigurationReader } from "./config/configuration-reader.ts";
import { mayChange } from "./config/find-files.ts";
import type { LocalConfiguration } from "./config/catalog-watcher.ts";
import { findingsOf } from "./config/judged-configuration.ts";
import { endProcess } from "./process/end-process.ts";
import type { Settings } from "@edge-gateway/generated/types/index.ts";
import type { ControllerSource } from "./xds/controller-source.ts";
import { GatewayProcess } from "./process/gateway-process.ts";
import type { GatewayOptions } from "./process/gateway-options.ts";
import { ignoreSignals, obeySignals } from "./process/signals.ts";

const FAILED = 1;

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

// If nobody reads the output any more, the gateway continues.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

ignoreSignals();
process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  const command = parseCommandLine(args);
  switch (command.kind) {
    case "help":
      terminal.out(USAGE);
      return 0;
    case "version":
      terminal.out(`gw ${VERSION}\n`);
      return 0;
    case "mistake":
      terminal.err(`error: ${command.message}\n\n${USAGE}`);
      return INVALID_STATUS;
    case "validate": {
      const { validateCommand } = await import("./cli/validate/validate-command.ts");
      return validateCommand({ ...command, environment, terminal });
    }
    case "explain-property":
      return (await import("./cli/explain/explain-property.ts")).explainProperty(command, terminal);
    case "explain-route":
      return (await import("./cli/explain/explain-route.ts")).explainRoute(
        { ...command, environment },
        terminal,
      );
    case "explain-request":
      return (await import("./cli/explain/explain-request.ts")).explainRequestCommand(
        { ...command, environment },
        terminal,
      );
    case "catalog-import":
      return (await import("./cli/convert/import-catalog.ts")).importCatalog(
        command.file,
        terminal,
      );
    case "llm-convert":
      return (await import("./cli/convert/convert-request.ts")).convertRequest(command, terminal);
    case "import":
      return (await import("./cli/import/import-configuration.ts")).importConfiguration(
        command,
        terminal,
      );
    case "run":
      return run(command.file);
  }
}

/**
 * Runs a gateway until it is told to end, and ends the process; returns the exit status if it does
 * not start.
 */
async function run(file: string): Promise<number> {
  const { promise: ended, resolve: end } = Promise.withResolvers<Error | undefined>();
  const failed = await start(file, end);
  if (failed !== undefined) return failed;
  return endProcess((await ended) === undefined ? 0 : FAILED);
}

/** Reads the configuration and starts a gateway; returns the exit status if that fails. */
async function start(
  file: string,
  ended: (error: Error | undefined) => void,
): Promise<number | undefined> {
  const watched = mayChange(file);
  const reader = new ConfigurationReader({ path: file, environment });
  const configuration = await reader.read();
  const { ir, source, files } = configuration;
  for (const each of files) if (each.diagnostics.length > 0) reportFile(each, terminal);
  if (ir === undefined)
    return findingsOf(configuration).diagnostics.some(({ code }) => code === "internal-error")
      ? FAILED
      : INVALID_STATUS;
  try {
    const controller = await controllerOf(ir.settings, {
      first: configuration,
      read: () => reader.read(),
    });
    const gateway = new GatewayProcess({
      source: controller === undefined ? source : (ir.settings.xds.address ?? source),
      version: VERSION,
      settings: ir.settings,
      reload: reloadOf(controller, watched ? reader : undefined),
      controller,
      output: process.stdout,
      ended,
    });
    obeySignals(gateway);
    await gateway.start({ ...configuration, ir: (await controller?.initial()) ?? ir });
    return undefined;
  } catch (error) {
    terminal.err(`error: ${error instanceof Error ? error.message : String(error)}\n`);
    return FAILED;
  }
}

/**
 * The connection to the controller, if the settings name one; its libraries are loaded on demand.
 */
async function controllerOf(
  settings: Settings,
  local: LocalConfiguration,
): Promise<ControllerSource | undefined> {
  if (settings.xds.address === undefined) return undefined;
  const { ControllerSource: Source } = await import("./xds/controller-source.ts");
  return new Source({ settings, local, wallClock: Date.now });
}

function reloadOf(
  controller: ControllerSource | undefined,
  reader: ConfigurationReader | undefined,
): GatewayOptions["reload"] {
  if (controller !== undefined) return () => controller.load();
  return reader && ((signal) => reader.read(signal));
}
