import type { Settings } from "@edge-gateway/generated/types/index.ts";
import { READING_TIMEOUT } from "@edge-gateway/config/bounds";
import { INVALID_STATUS } from "@edge-gateway/config/command/exit-statuses";
import { reportFile } from "@edge-gateway/config/command/report-file";
import type { Terminal } from "@edge-gateway/config/command/terminal";
import type { LocalConfiguration } from "@edge-gateway/config/catalog-watcher";
import type { ConfigurationReader } from "@edge-gateway/config/reading/configuration-reader";
import { digestOf, NOT_READ } from "@edge-gateway/config/reading/digest";
import { mayChange } from "@edge-gateway/config/reading/find-files";
import {
  findingsOf,
  type JudgedConfiguration,
} from "@edge-gateway/config/reading/judged-configuration";
import { VERSION } from "@edge-gateway/kernel/process/version";
import type { DatabaseSource } from "@edge-gateway/config/database/database-source";
import type { ControllerSource } from "@edge-gateway/config/controller/controller-source";
import { endProcess } from "./end-process.ts";
import type { ConfigurationOrigin, GatewayHost, ValidConfig } from "./gateway-options.ts";
import { GatewayProcess } from "./gateway-process.ts";
import type { ServingThreads } from "../workers/serving-threads.ts";
import { obeySignals } from "./signals.ts";

const FAILED = 1;

/** The configuration source of `gw -f FILE`. */
export interface RunOrder {
  readonly file: string;
  /** The reader that reads the configuration again when its files change. */
  readonly reader: ConfigurationReader;
  /** Resolves to the configuration at the start. */
  readonly configuration: Promise<JudgedConfiguration>;
  readonly threads: ServingThreads;
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
  { file, reader, configuration: read, threads, terminal }: RunOrder,
  ended: (error: Error | undefined) => void,
): Promise<number | undefined> {
  const again = mayChange(file) ? reader : undefined;
  const alone = await settled(read, again);
  const database = await databaseOf(alone, again);
  const configuration = (await database?.initial()) ?? alone;
  const { ir, files } = configuration;
  for (const each of files) if (each.diagnostics.length > 0) reportFile(each, terminal);
  if (ir === undefined)
    return findingsOf(configuration).diagnostics.some(({ code }) => code === "internal-error")
      ? FAILED
      : INVALID_STATUS;
  try {
    await startGateway(
      { ...configuration, ir },
      { file, reader, again, threads, database, terminal, ended },
    );
    return undefined;
  } catch (error) {
    terminal.err(`error: ${error instanceof Error ? error.message : String(error)}\n`);
    return FAILED;
  }
}

interface StartParts
  extends Pick<RunOrder, "file" | "reader" | "threads" | "terminal">, Pick<GatewayHost, "ended"> {
  /** Reads the configuration again; undefined if it cannot change. */
  readonly again: ConfigurationReader | undefined;
  readonly database: DatabaseSource | undefined;
}

async function startGateway(
  configuration: ValidConfig,
  { file, reader, again, threads, database, terminal, ended }: StartParts,
): Promise<void> {
  const { ir, source } = configuration;
  const controller = await controllerOf(ir.settings, {
    first: configuration,
    read: () => reader.read(READING_TIMEOUT),
  });
  const gateway = new GatewayProcess({
    origin: {
      source: controller === undefined ? source : (ir.settings.xds.address ?? source),
      file,
      reader,
      reload: reloadOf(controller ?? database, again),
      controller,
      database,
    },
    host: { output: process.stdout, announce: terminal.err, ended },
    threads,
    version: VERSION,
    settings: ir.settings,
  });
  obeySignals(gateway);
  await gateway.start({ ...configuration, ir: (await controller?.initial()) ?? ir });
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
  const { ControllerSource: Source } =
    await import("@edge-gateway/config/controller/controller-source");
  return new Source({ settings, local, wallClock: Date.now });
}

/** The database whose objects are laid over the file, if the settings want one. */
async function databaseOf(
  { settings }: JudgedConfiguration,
  reader: ConfigurationReader | undefined,
): Promise<DatabaseSource | undefined> {
  if (settings?.storage.mode !== "database" || reader === undefined) return undefined;
  const { DatabaseSource: Source } = await import("@edge-gateway/config/database/database-source");
  return new Source({ settings, reader, wallClock: Date.now });
}

function reloadOf(
  source: ControllerSource | DatabaseSource | undefined,
  reader: ConfigurationReader | undefined,
): ConfigurationOrigin["reload"] {
  if (source !== undefined) return () => source.load();
  return reader && (() => reader.read(READING_TIMEOUT));
}
