/** What handles requests is made of these packages. */
const DATA_PLANE = ["generated", "kernel", "cel", "llm", "trace", "http", "translate", "mcp"];

/**
 * The packages that each package may import: only lower ones, so no two packages import each other.
 */
export const MAY_IMPORT = {
  "schema-runtime": [],
  generated: ["schema-runtime"],
  codegen: ["schema-runtime"],
  launcher: [],
  kernel: ["schema-runtime", "generated"],
  cel: ["generated", "kernel"],
  jose: ["generated", "kernel"],
  kube: ["kernel"],
  llm: ["generated", "kernel"],
  storage: ["generated", "kernel"],
  trace: ["generated", "kernel"],
  x509: ["generated"],
  xds: ["generated", "kernel"],
  "admin-client": ["generated"],
  http: ["generated", "kernel"],
  translate: ["schema-runtime", "generated", "kernel", "cel", "jose"],
  mcp: ["generated", "kernel", "trace", "http", "translate"],
  outbound: ["generated", "kernel", "jose", "xds", "http", "translate"],
  config: ["generated", "kernel", "storage", "xds", "translate"],
  gateway: [...DATA_PLANE, "storage", "x509", "outbound"],
  credentials: ["generated", "kernel", "cel", "jose", "http", "outbound", "gateway"],
  policies: [...DATA_PLANE, "jose", "outbound", "gateway", "credentials"],
  backends: [...DATA_PLANE, "jose", "outbound", "gateway", "credentials"],
  snapshot: [
    ...["schema-runtime", ...DATA_PLANE],
    ...["outbound", "gateway", "policies", "backends"],
  ],
  "request-log": [...DATA_PLANE, "storage", "gateway"],
  import: ["generated", "kernel", "llm", "translate", "config"],
  admin: [
    ...["schema-runtime", ...DATA_PLANE],
    ...["config", "gateway", "backends", "snapshot", "request-log", "storage"],
  ],
  cli: [
    ...["generated", "kernel", "llm", "storage", "translate", "x509"],
    ...["config", "snapshot", "import"],
  ],
  proxy: [
    ...["generated", "kernel", "http", "mcp", "translate", "x509", "launcher"],
    ...["outbound", "config", "gateway", "policies", "backends", "snapshot"],
    ...["request-log", "import", "admin", "cli"],
  ],
  controller: ["generated", "kernel", "jose", "kube", "translate", "x509", "xds", "launcher"],
  gwctl: ["generated", "kernel", "kube", "trace", "config", "snapshot", "launcher"],
  ui: ["admin-client", "generated", "jose", "kernel", "translate"],
  testkit: ["schema-runtime", "generated"],
} as const satisfies Record<string, readonly string[]>;

/** Packages that the tests of every package may also import. */
export const TESTS_MAY_IMPORT = ["testkit", "generated"];

/** A rule between the folders of one package. */
export interface FolderRule {
  readonly because: string;
  /** The importing files; the first group of the expression, if it has one, names the importer. */
  readonly from: RegExp;
  /** The imported files, or names of packages; `to` is broken unless its first group equals that of `from`. */
  readonly to: RegExp;
}

const POLICIES = "^packages/policies/src";

/** Imports of folders that are not allowed. */
export const FOLDER_RULES: readonly FolderRule[] = [
  {
    because: "a policy never imports another policy: what two share is above them",
    from: new RegExp(`${POLICIES}/((?:frontend|traffic|backend)/[^/]+)/`),
    to: new RegExp(`${POLICIES}/((?:frontend|traffic|backend)/[^/]+)/`),
  },
  {
    because: "a kind of backend imports no other kind but the plain one (static)",
    from: /^packages\/backends\/src\/((?!testing\/)[^/]+)\//,
    to: /^packages\/backends\/src\/((?!static\/)[^/]+)\//,
  },
  {
    because: "the exchange is HTTP: what a protocol keeps for it is in a slot of its owner",
    from: /^packages\/gateway\/src\/(?:exchange|pipeline)\//,
    to: /^@edge-gateway\/(?:llm|mcp)\b|^packages\/gateway\/src\/models\//,
  },
  {
    because:
      "the upstream's half of an exchange knows of the client's half only what it sends and gets",
    from: /^packages\/http\/src\/(?:exchange\/(?:upstream-half|local-upstream)|h1\/(?:upstream-|response-inbox|request-writer)|h2\/(?:upstream-|session-pool)|pool\/)/,
    to: /^packages\/http\/src\/(?:exchange\/(?:client-|exchange|http-stream|request-body|response-body)|h[12]\/(?:client-|response-sender|server))/,
  },
  {
    because: "the client's half of an exchange knows of no upstream",
    from: /^packages\/http\/src\/(?:exchange\/client-|h[12]\/(?:client-|response-sender))/,
    to: /^packages\/http\/src\/(?:exchange\/(?:upstream-|local-upstream)|h[12]\/(?:upstream-|request-writer|session-pool)|pool\/)/,
  },
  {
    because: "a format knows no other one: all of them meet in the form between",
    from: /^packages\/llm\/src\/formats\/([^/]+)\//,
    to: /^packages\/llm\/src\/formats\/([^/]+)\//,
  },
];

/**
 * The programs that a package starts as processes, by their path: an import by name would make a
 * circle, because the tests of these packages use the package that starts them.
 */
export const STARTED_PROGRAMS: Readonly<Record<string, readonly string[]>> = {
  testkit: ["packages/proxy/src/main.ts", "packages/launcher/src/end-with-launcher.js"],
};
