import type { Settings } from "@edge-gateway/generated/types/index.ts";
import type { Ir } from "@edge-gateway/translate/ir";
import type { JudgedConfiguration } from "../config/judged-configuration.ts";
import type { LineOutput } from "../observe/bounded-output.ts";
import type { ControllerSource } from "../xds/controller-source.ts";

/** What a gateway is started with. */
export interface GatewayOptions {
  /** As shown to the user: a path, or `<stdin>`. */
  readonly source: string;
  readonly version: string;
  /** Of the configuration that it starts with. */
  readonly settings: Settings;
  /** Reads the source again; undefined where it cannot change. */
  readonly reload: ((signal: AbortSignal) => Promise<JudgedConfiguration>) | undefined;
  /** Brings the configuration and its changes; unset: files do. */
  readonly controller?: ControllerSource | undefined;
  /** Takes the lines of the log. */
  readonly output: LineOutput;
  /** Called once, when nothing runs any more; the reason when it did not end on order. */
  readonly ended: (error: Error | undefined) => void;
}

/** A configuration without errors. */
export interface ValidConfig extends JudgedConfiguration {
  readonly ir: Ir;
}
