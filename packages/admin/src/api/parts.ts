import type { Settings, SourcePlace } from "@edge-gateway/generated/types/index.ts";
import type { Ir } from "@edge-gateway/translate/ir";
import type { EndpointStatus } from "@edge-gateway/gateway/endpoints/endpoint-status";
import type { FigureHistory } from "@edge-gateway/gateway/observe/figures/history";
import type { TraceHub } from "@edge-gateway/gateway/observe/traces/trace-hub";
import type { CatalogueReading, TargetOrder } from "@edge-gateway/gateway/shared/mcp-catalogue";
import type { McpStatus } from "@edge-gateway/mcp/session/mcp-status";
import type { RequestLog } from "@edge-gateway/request-log/store/request-log";
import type { LastCall } from "@edge-gateway/gateway/observe/last-calls";
import type { RouteFailure } from "@edge-gateway/gateway/observe/route-failures";
import type { KeySetStatus } from "@edge-gateway/translate/ir/key-sets";
import type { ConfigEditor } from "@edge-gateway/config/config-editor";
import type { ConfigVersions } from "@edge-gateway/config/config-history";
import type { ReplicaReports } from "@edge-gateway/config/database/replica-reports";
import type { Redaction } from "@edge-gateway/kernel/log/redact";
import type { KeyKeeper } from "@edge-gateway/gateway/keys/key-keeper";
import type { Logins } from "../logins.ts";
import type { RuntimeStatus } from "../status.ts";

/** Something that a configuration needs from outside, and that it would not get. */
export interface OutsideFault {
  readonly place: SourcePlace;
  /** What it is, and why it is not there. */
  readonly message: string;
}

/** What the operations of the admin API read, and the actions that they run. */
export interface ApiParts {
  readonly settings: Settings;
  readonly mode: "standalone" | "cluster";
  readonly status: () => RuntimeStatus;
  /** The running configuration; undefined before the first. */
  readonly ir: () => Ir | undefined;
  /** Shows and replaces the files of the configuration. */
  readonly editor: ConfigEditor;
  /** Tries what a configuration needs from outside, such as free ports. */
  readonly tryOutside: (next: Ir) => Promise<readonly OutsideFault[]>;
  /** The logins at the admin server. */
  readonly logins: Logins;
  /** The versions of the configuration. */
  readonly versions: ConfigVersions;
  /** The gateways that share the configuration; undefined without a database. */
  readonly replicas: Pick<ReplicaReports, "list"> | undefined;
  readonly traces: TraceHub;
  /** The last calls of models. */
  readonly calls: () => Promise<readonly LastCall[]>;
  /** The last failed requests of the route with this key, in any order. */
  readonly failures: (route: string) => Promise<readonly RouteFailure[]>;
  /** The log of requests in a database; undefined if the settings want none. */
  readonly requestLog: Pick<RequestLog, "ask" | "watch" | "state" | "wallClock"> | undefined;
  /** Hides secrets of the running configuration. */
  readonly redaction: () => Redaction;
  /** Creates and deletes keys; undefined before the gateway has started. */
  readonly keys: () => KeyKeeper | undefined;
  readonly endpoints: () => Promise<readonly EndpointStatus[]>;
  /** The key sets of policies. */
  readonly keySets: () => Promise<readonly KeySetStatus[]>;
  /** The counts of the last hour. */
  readonly figures: FigureHistory;
  /** The status of MCP; `ends` is the digest of a session that ends before. */
  readonly mcp: (ends?: string) => Promise<McpStatus>;
  /** Reads the lists of targets of MCP backends. */
  readonly mcpCatalogue: (targets: readonly TargetOrder[]) => Promise<readonly CatalogueReading[]>;
}
