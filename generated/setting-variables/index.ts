// Generated from schemas/ by `npm run generate`: do not edit.

/** An environment variable that wins over a property of a document. */
export interface SettingVariable {
  readonly name: string;
  /** The names of the properties down to it. */
  readonly path: readonly string[];
  readonly isNumber: boolean;
  /** Whether it is written as JSON: lists, maps, booleans. */
  readonly isJson: boolean;
}

/** The variables of each document that has some. */
export const SETTING_VARIABLES = {
  ControllerSettings: [{"name":"EDGE_CONTROLLER_NAME","path":["controllerName"],"isNumber":false,"isJson":false},{"name":"EDGE_GATEWAY_CLASS_NAME","path":["gatewayClassName"],"isNumber":false,"isJson":false},{"name":"EDGE_GATEWAY_CLASS_PARAMETERS_REFS","path":["gatewayClassParametersRefs"],"isNumber":false,"isJson":true},{"name":"EDGE_DISCOVERY_NAMESPACE_SELECTORS","path":["discoveryNamespaceSelectors"],"isNumber":false,"isJson":true},{"name":"EDGE_MODELS","path":["models"],"isNumber":false,"isJson":true},{"name":"EDGE_LOG_LEVEL","path":["logLevel"],"isNumber":false,"isJson":false},{"name":"EDGE_LEADER_ELECTION","path":["leaderElection"],"isNumber":false,"isJson":true},{"name":"EDGE_LEASE_NAME","path":["leaseName"],"isNumber":false,"isJson":false},{"name":"POD_NAMESPACE","path":["podNamespace"],"isNumber":false,"isJson":false},{"name":"POD_NAME","path":["podName"],"isNumber":false,"isJson":false},{"name":"EDGE_HEALTH_ADDR","path":["healthAddr"],"isNumber":false,"isJson":false},{"name":"EDGE_METRICS_ADDR","path":["metricsAddr"],"isNumber":false,"isJson":false},{"name":"EDGE_LOG_FORMAT","path":["logFormat"],"isNumber":false,"isJson":false}],
  StandaloneConfig: [{"name":"ADMIN_ADDR","path":["config","adminAddr"],"isNumber":false,"isJson":false},{"name":"STATS_ADDR","path":["config","statsAddr"],"isNumber":false,"isJson":false},{"name":"READINESS_ADDR","path":["config","readinessAddr"],"isNumber":false,"isJson":false},{"name":"WORKER_THREADS","path":["config","workerThreads"],"isNumber":true,"isJson":false},{"name":"SOCKET_ADAPTER","path":["config","socketAdapter"],"isNumber":false,"isJson":false},{"name":"CONNECTION_TERMINATION_DEADLINE","path":["config","connectionTerminationDeadline"],"isNumber":false,"isJson":false},{"name":"CONNECTION_MIN_TERMINATION_DEADLINE","path":["config","connectionMinTerminationDeadline"],"isNumber":false,"isJson":false},{"name":"POD_NAME","path":["config","podName"],"isNumber":false,"isJson":false},{"name":"NAMESPACE","path":["config","namespace"],"isNumber":false,"isJson":false},{"name":"GATEWAY","path":["config","gateway"],"isNumber":false,"isJson":false},{"name":"ZONE","path":["config","zone"],"isNumber":false,"isJson":false},{"name":"SESSION_KEY","path":["config","session","key"],"isNumber":false,"isJson":false},{"name":"DYNAMIC_CA_CERT_CACHE_CAPACITY","path":["config","dynamicCa","maxCertificates"],"isNumber":true,"isJson":false},{"name":"DYNAMIC_CA_CERT_CACHE_TTL","path":["config","dynamicCa","cacheTtl"],"isNumber":false,"isJson":false}],
} as const satisfies Readonly<Record<string, readonly SettingVariable[]>>;
