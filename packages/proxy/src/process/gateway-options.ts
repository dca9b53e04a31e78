import type { Settings } from "@edge-gateway/generated/types/index.ts";
import type { Ir } from "@edge-gateway/translate/ir";
import type { ConfigurationReader } from "@edge-gateway/config/reading/configuration-reader";
import type { JudgedConfiguration } from "@edge-gateway/config/reading/judged-configuration";
import type { DatabaseSource } from "@edge-gateway/config/database/database-source";
import type { LineOutput } from "@edge-gateway/gateway/observe/lines/bounded-output";
import type { ControllerSource } from "@edge-gateway/config/controller/controller-source";
import type { HeldPorts } from "../outside/free-ports.ts";
import type { ServingThreads } from "../workers/serving-threads.ts";

/** Where the configuration comes from, first and later. */
export interface ConfigurationOrigin {
  /** The name shown to the user: a path, or `<stdin>`. */
  readonly source: string;
  /** The file, the folder, or `-` for standard input. */
  readonly file: string;
  /** Reads the file, and judges candidates for it. */
  readonly reader: ConfigurationReader;
  /** Reads the source again; undefined if it cannot change. */
  readonly reload: (() => Promise<JudgedConfiguration>) | undefined;
  /** Provides the configuration and its changes; unset: the configuration comes from files. */
  readonly controller?: ControllerSource | undefined;
  /** Provides objects that are laid over the file, and their changes; unset: there are only files. */
  readonly database?: DatabaseSource | undefined;
}

/** Who has started the gateway, and hears from it. */
export interface GatewayHost {
  /** Receives the lines of the log. */
  readonly output: LineOutput;
  /** Shows a text to a person. */
  readonly announce: (text: string) => void;
  /** Called once, after everything has stopped; with the reason if it was not requested. */
  readonly ended: (error: Error | undefined) => void;
}

/** Everything that a gateway needs to start. */
export interface GatewayOptions extends HeldPorts {
  readonly origin: ConfigurationOrigin;
  readonly host: GatewayHost;
  /** Starts the threads of workers. */
  readonly threads: ServingThreads;
  readonly version: string;
  /** The settings of the first configuration. */
  readonly settings: Settings;
}

/** A configuration without errors. */
export interface ValidConfig extends JudgedConfiguration {
  readonly ir: Ir;
}
