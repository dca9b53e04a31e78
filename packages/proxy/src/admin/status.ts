/** Which configuration runs, and how the last attempt to change it went. */
export interface ConfigStatus {
  /** Rises with each configuration that is applied; 0 before the first. */
  readonly generation: number;
  /** When it was applied, RFC 3339; null before the first. */
  readonly since: string | null;
  /** The file, `<stdin>`, or what else it was read from. */
  readonly source: string;
  /** Whether the last configuration that was read is the one that runs. */
  readonly synchronized: boolean;
  readonly lastAttempt: ConfigAttempt | null;
  /** Fields that are read at start only and have changed since. */
  readonly restartNeeded: readonly string[];
}

export interface ConfigAttempt {
  /** RFC 3339. */
  readonly at: string;
  readonly ok: boolean;
  /** What was found; warnings also when the attempt went well. */
  readonly diagnostics: readonly ConfigDiagnostic[];
  /** How many more there are. */
  readonly omitted: number;
  /** Why the workers could not run it. */
  readonly problems: readonly string[];
}

/** The part of a diagnostic that the status page shows; all of it is in `/config/status`. */
export interface ConfigDiagnostic {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly path: string;
  readonly severity: "error" | "warning";
  readonly message: string;
}

export interface ListenerStatus {
  readonly name: string;
  readonly port: number;
  readonly protocol: string;
  /** Undefined takes every host. */
  readonly hostname: string | undefined;
}

export interface RouteStatus {
  readonly name: string;
  readonly listeners: readonly string[];
  readonly hostnames: readonly string[];
  readonly backends: readonly string[];
}

/** What the gateway says of itself. */
export interface RuntimeStatus {
  readonly version: string;
  readonly uptimeSeconds: number;
  readonly workers: number;
  readonly config: ConfigStatus;
  readonly listeners: readonly ListenerStatus[];
  readonly routes: readonly RouteStatus[];
}
