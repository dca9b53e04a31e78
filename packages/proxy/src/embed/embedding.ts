// The types of the door. The bundle publishes this file as it is, so it imports only generated types.
import type { StandaloneConfigInput } from "@edge-gateway/generated/types/index.ts";

/** A configuration as in a file of `gw`. A port of 0 means: any free port. */
export type GatewayConfig = StandaloneConfigInput;

/** What a program can give to its gateway. */
export interface EmbeddingOptions {
  /** Gets each line of the log, without its line feed; the lines go nowhere when unset. */
  readonly log?: (line: string) => void;
  /** The variables that the configuration can name, such as `${TOKEN}`; none when unset. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
}

/** A gateway that runs in this process, with its workers as threads. */
export interface EmbeddedGateway extends AsyncDisposable {
  /** The ports of the configuration by the name of their gateway, with real ones in place of 0. */
  readonly ports: Readonly<Record<string, number>>;
  /** The addresses of the admin server, such as `127.0.0.1:15000`; none if `config.adminAddr` is `off`. */
  readonly adminAddresses: readonly string[];
  /** Warnings about the running configuration. */
  readonly warnings: readonly ConfigurationFinding[];
  /** Resolves when the gateway has ended; to an error if nobody has closed it. */
  readonly ended: Promise<Error | undefined>;
  /**
   * Replaces the configuration; requests in progress keep theirs. Settings under `config` stay, except for those that
   * are read again.
   * @throws {ConfigurationError} if the configuration has errors or cannot run; the old one then continues
   */
  reload(config: GatewayConfig): Promise<void>;
  /** Ends the gateway gracefully, within the deadlines of its configuration. */
  close(): Promise<void>;
}

/**
 * Starts a gateway in this process; resolves when it serves.
 * @throws {ConfigurationError} if the configuration has errors
 * @throws {Error} that names what is wrong if it cannot start, such as an address in use
 */
export type CreateGateway = (
  config: GatewayConfig,
  options?: EmbeddingOptions,
) => Promise<EmbeddedGateway>;

/** Something that is wrong or doubtful in a configuration. */
export interface ConfigurationFinding {
  /** The place, such as `gateways.web.routes[0].name`; empty for the whole configuration. */
  readonly path: string;
  readonly severity: "error" | "warning";
  readonly message: string;
  /** What to write instead; null if there is no similar name. */
  readonly suggestion: string | null;
}
