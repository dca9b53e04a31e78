import type { Settings } from "@edge-gateway/generated/types/index.ts";
import { READING_TIMEOUT } from "../bounds.ts";
import { INVALID_STATUS } from "../cli/exit-statuses.ts";
import { reportFile } from "../cli/report-file.ts";
import type { Terminal } from "../cli/terminal.ts";
import type { LocalConfiguration } from "../config/catalog-watcher.ts";
import type { ConfigurationReader } from "../config/configuration-reader.ts";
import { digestOf, NOT_READ } from "../config/digest.ts";
import { mayChange } from "../config/find-files.ts";
import { findingsOf, type JudgedConfiguration } from "../config/judged-configuration.ts";
import { VERSION } from "@edge-gateway/kernel/version";
import type { ControllerSource } from "../xds/controller-source.ts";
import { endProcess } from "./end-process.ts";
import type { GatewayOptions } from "./gateway-options.ts";
import { GatewayProcess } from "./gateway-process.ts";
import { obeySignals } from "./signals.ts";

const FAILED = 1;

/** The configuration source of `gw -f FILE`. */
export interface RunOrder {
  readonly file: string;
  /** The reader that reads the configuration again when its files change. */
  readonly reader: ConfigurationReader;
  /** Resolves to the configuration at the start. */
  readonly configuration: Promise<JudgedConfiguration>;
  readonly terminal: Terminal;
}

/**
 * Runs a gateway until it is told to end, and then ends the process. Returns the exit status if the gateway
 * does not start.
 */
export async function run(order: RunOrder): Promise<number> {
  const { promise: ended, resolve: end } = Promise.withResolvers<Error | undefined>();
  const failed = await start(order, end);
  if (failed !== undefined) return failed;
  return endProcess((await ended) === undefined ? 0 : FAILED);
}

/** Starts a gateway; returns the exit status if the start fails. */
async function start(
  { file, reader, configuration: read, terminal }: RunOrder,
  ended: (error: Error | undefined) => void,
): Promise<number | undefined> {
  const watched = mayChange(file);
  const configuration = await settled(read, watched ? reader : undefined);
  const { ir, source, files } = configuration;
  for (const each of files) if (each.diagnostics.length > 0) reportFile(each, terminal);
  if (ir === undefined)
    return findingsOf(configuration).diagnostics.some(({ code }) => code === "internal-error")
      ? FAILED
      : INVALID_STATUS;
  try {
    const controller = await controllerOf(ir.settings, {
      first: configuration,
      read: () => reader.read(READING_TIMEOUT),
    });
    const gateway = new GatewayProcess({
      source: controller === undefined ? source : (ir.settings.xds.address ?? source),
      file,
      reader,
      version: VERSION,
      settings: ir.settings,
      reload: reloadOf(controller, watched ? reader : undefined),
      controller,
      output: process.stdout,
      announce: terminal.err,
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
 * The configuration at the start. An invalid one whose files have changed since the reading was half written: it
 * is read again.
 */
async function settled(
  first: Promise<JudgedConfiguration>,
  reader: ConfigurationReader | undefined,
): Promise<JudgedConfiguration> {
  let read = await first;
  while (reader !== undefined && read.ir === undefined && (await hasChanged(read)))
    read = await reader.read();
  return read;
}

async function hasChanged({ paths, digest }: JudgedConfiguration): Promise<boolean> {
  return digest !== NOT_READ && (await digestOf(paths)) !== digest;
}

/** The connection to the controller, if the settings name one. Its libraries are loaded on demand. */
async function controllerOf(
  settings: Settings,
  local: LocalConfiguration,
): Promise<ControllerSource | undefined> {
  if (settings.xds.address === undefined) return undefined;
  const { ControllerSource: Source } = await import("../xds/controller-source.ts");
  return new Source({ settings, local, wallClock: Date.now });
}

function reloadOf(
  controller: ControllerSource | undefined,
  reader: ConfigurationReader | undefined,
): GatewayOptions["reload"] {
  if (controller !== undefined) return () => controller.load();
  return reader && (() => reader.read(READING_TIMEOUT));
}
