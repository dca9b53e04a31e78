// Generated from schemas/ by `npm run generate`: do not edit.

/** An environment variable that wins over a property of a document. */
export interface SettingVariable {
  readonly name: string;
  /** The names of the properties down to it. */
  readonly path: readonly string[];
  readonly isNumber: boolean;
}

/** The variables of each document that has some. */
export const SETTING_VARIABLES = {
  StandaloneConfig: [{"name":"ADMIN_ADDR","path":["config","adminAddr"],"isNumber":false},{"name":"STATS_ADDR","path":["config","statsAddr"],"isNumber":false},{"name":"READINESS_ADDR","path":["config","readinessAddr"],"isNumber":false},{"name":"WORKER_THREADS","path":["config","workerThreads"],"isNumber":true},{"name":"SOCKET_ADAPTER","path":["config","socketAdapter"],"isNumber":false},{"name":"CONNECTION_TERMINATION_DEADLINE","path":["config","connectionTerminationDeadline"],"isNumber":false},{"name":"CONNECTION_MIN_TERMINATION_DEADLINE","path":["config","connectionMinTerminationDeadline"],"isNumber":false},{"name":"POD_NAME","path":["config","podName"],"isNumber":false},{"name":"NAMESPACE","path":["config","namespace"],"isNumber":false},{"name":"GATEWAY","path":["config","gateway"],"isNumber":false},{"name":"SESSION_KEY","path":["config","session","key"],"isNumber":false},{"name":"DYNAMIC_CA_CERT_CACHE_CAPACITY","path":["config","dynamicCa","maxCertificates"],"isNumber":true},{"name":"DYNAMIC_CA_CERT_CACHE_TTL","path":["config","dynamicCa","cacheTtl"],"isNumber":false}],
} as const satisfies Readonly<Record<string, readonly SettingVariable[]>>;
