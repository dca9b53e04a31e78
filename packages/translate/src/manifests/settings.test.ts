import assert from "node:assert/strict";
import { test } from "node:test";
import { loadFiles } from "../load-files.ts";

function gateway(parametersRef: string): string {
  return `apiVersion: gateway.networking.k8s.io/v1
kind: Gateway
metadata: { name: web }
spec:
  gatewayClassName: edge-gateway
  infrastructure: { parametersRef: ${parametersRef} }
  listeners: [{ name: http, port: 8080, protocol: HTTP }]
`;
}

function parameters(name: string, spec: string): string {
  return `apiVersion: edgegateway.dev/v1alpha1
kind: EdgeParameters
metadata: { name: ${name} }
spec: ${spec}
`;
}

function gatewayClass(parameters: string): string {
  return `apiVersion: gateway.networking.k8s.io/v1
kind: GatewayClass
metadata: { name: edge-gateway }
spec:
  controllerName: edgegateway.dev/gateway-controller
  parametersRef: { group: edgegateway.dev, kind: EdgeParameters, name: ${parameters}, namespace: default }
`;
}

function load(environment: Readonly<Record<string, string>>, ...documents: readonly string[]) {
  const options = { together: true, environment, readFile: () => undefined };
  const loaded = loadFiles([{ file: "in.yaml", text: documents.join("---\n") }], options);
  const [file] = loaded.files;
  return { settings: loaded.ir?.settings, diagnostics: file?.diagnostics ?? [] };
}

const NAMED = "{ group: edgegateway.dev, kind: EdgeParameters, name: own }";
const RAW =
  "{ rawConfig: { config: { adminAddr: 127.0.0.1:9000, workerThreads: 2 } }, logging: { level: debug } }";

test("the parameters that a gateway refers to contain the process settings", () => {
  const { settings, diagnostics } = load({}, gateway(NAMED), parameters("own", RAW));
  assert.deepEqual(diagnostics, []);
  assert.equal(settings?.adminAddr, "127.0.0.1:9000");
  assert.equal(settings.workerThreads, 2);
  assert.equal(settings.logging.level, "debug");
  assert.equal(settings.logging.format, "text");
});

test("environment variables take precedence", () => {
  const { settings } = load({ ADMIN_ADDR: "off" }, gateway(NAMED), parameters("own", RAW));
  assert.equal(settings?.adminAddr, "off");
});

test("parameters that nothing refers to are not read", () => {
  const { settings } = load({}, gateway(NAMED.replace("own", "other")), parameters("own", RAW));
  assert.equal(settings?.logging.level, "info");
});

test("an address that is the port of a listener has no effect", () => {
  const raw = "{ rawConfig: { config: { statsAddr: 'localhost:8080', workerThreads: 2 } } }";
  const { settings, diagnostics } = load({}, gateway(NAMED), parameters("own", raw));
  assert.equal(settings?.statsAddr, "[::]:15020");
  assert.equal(settings.workerThreads, 2);
  assert.deepEqual(
    diagnostics.map(({ path, severity, message }) => `${severity} ${path}: ${message}`),
    [
      "warning spec.rawConfig.config.statsAddr: has no effect: `config.statsAddr` has the port 8080 of the listener http of Gateway default/web",
    ],
  );
});

test("settings are not used if their errors may be among those that are left out", () => {
  const others = Array.from({ length: 1100 }, (_, index) => `x${index}: 1`).join(", ");
  const raw = `{ rawConfig: { ${others}, config: { backend: { connectTimeout: soon } } } }`;
  const { settings } = load({}, gateway(NAMED), parameters("own", raw));
  assert.equal(settings, undefined);
});

test("an invalid setting is an error at its place", () => {
  const raw = "{ rawConfig: { config: { workerThreads: many } } }";
  const { settings, diagnostics } = load({}, gateway(NAMED), parameters("own", raw));
  assert.equal(settings, undefined);
  assert.deepEqual(
    diagnostics.map(({ path, severity }) => `${severity} ${path}`),
    ["error spec.rawConfig.config.workerThreads"],
  );
});

test("the parameters of a gateway are merged over those of its class, field by field", () => {
  const { settings, diagnostics } = load(
    {},
    gatewayClass("class"),
    gateway(NAMED),
    parameters(
      "class",
      "{ rawConfig: { config: { adminAddr: 127.0.0.1:9001, workerThreads: 3, logging: { level: warn, format: json } } }, logging: { level: error } }",
    ),
    parameters(
      "own",
      "{ rawConfig: { config: { workerThreads: 2, logging: { maxQueueSize: 2Mi } } }, logging: {} }",
    ),
  );
  assert.deepEqual(
    diagnostics.filter(({ code }) => code !== "no-effect"),
    [],
  );
  assert.equal(settings?.adminAddr, "127.0.0.1:9001");
  assert.equal(settings.workerThreads, 2);
  assert.deepEqual(settings.logging, {
    level: "error",
    format: "json",
    maxQueueSize: 2 * 1024 ** 2,
  });
});

const REDIS_OF_CLASS =
  "{ rawConfig: { config: { responseCache: { redis: { host: redis.example } } } } }";

test("a layer of parameters may omit what another layer sets", () => {
  const { settings, diagnostics } = load(
    {},
    gatewayClass("class"),
    gateway(NAMED),
    parameters("class", REDIS_OF_CLASS),
    parameters(
      "own",
      "{ rawConfig: { config: { responseCache: { redis: { username: u, password: p } } } } }",
    ),
  );
  assert.deepEqual(
    diagnostics.map(({ message }) => message),
    [],
  );
  assert.equal(settings?.responseCache.redis?.host, "redis.example");
  assert.equal(settings.responseCache.redis.username, "u");
});

test("missing settings and conflicts between layers of parameters are errors of the merged settings", () => {
  for (const [ofClass, ofGateway, place] of [
    [
      "{}",
      "{ rawConfig: { config: { responseCache: { redis: { database: 1 } } } } }",
      "missing-key spec.rawConfig.config.responseCache.redis.host",
    ],
    [
      REDIS_OF_CLASS,
      "{ rawConfig: { config: { responseCache: { redis: { username: u } } } } }",
      "conflict spec.rawConfig.config.responseCache.redis",
    ],
  ] as const) {
    const { settings, diagnostics } = load(
      {},
      gatewayClass("class"),
      gateway(NAMED),
      parameters("class", ofClass),
      parameters("own", ofGateway),
    );
    assert.equal(settings, undefined);
    const errors = diagnostics.filter(({ severity }) => severity === "error");
    assert.deepEqual(
      errors.map(({ path, code }) => `${code} ${path}`),
      [place],
    );
  }
});

test("the parameters of a class apply to a gateway without its own", () => {
  const { settings } = load(
    {},
    gatewayClass("class"),
    gateway(NAMED).replace(/ {2}infrastructure.*\n/, ""),
    parameters("class", RAW),
  );
  assert.equal(settings?.workerThreads, 2);
});

test("a class whose parameters are missing reports it", () => {
  const { diagnostics } = load({}, gatewayClass("gone"), gateway(NAMED), parameters("own", RAW));
  assert.deepEqual(
    diagnostics.map(({ path, message }) => `${path}: ${message}`),
    ["spec.parametersRef: there is no EdgeParameters default/gone"],
  );
});

test("the parameters of a second gateway report that the process uses another gateway's", () => {
  const second = gateway(NAMED.replace("own", "second")).replace("name: web", "name: other");
  const { settings, diagnostics } = load(
    {},
    gateway(NAMED),
    second.replace("8080", "8081"),
    parameters("own", RAW),
    parameters("second", "{ logging: { level: error } }"),
  );
  assert.equal(settings?.logging.level, "debug");
  assert.deepEqual(
    diagnostics.map(({ code, path }) => `${code} ${path}`),
    ["overridden spec"],
  );
});

/** The place of each finding, in a set of parameters that begins in line 1. */
function placesOf(spec: string): readonly string[] {
  return load({}, parameters("own", spec)).diagnostics.map(
    ({ line, column, severity, code, path, suggestion }) =>
      [
        `${line}:${column}`,
        severity,
        code,
        path,
        ...(suggestion === null ? [] : [suggestion]),
      ].join(" "),
  );
}

test("unknown fields of the raw configuration are errors at their own place, whether or not a gateway uses it", () => {
  const places = placesOf(`
  rawConfig:
    confg: {}
    config:
      workerThread: 2
      logging:
        level: debug
        formt: json
    gateways:
      web: { prot: 80, port: 81 }
`);
  assert.deepEqual(places, [
    "6:5 error unknown-key spec.rawConfig.confg config",
    "8:7 error unknown-key spec.rawConfig.config.workerThread workerThreads",
    "11:9 error unknown-key spec.rawConfig.config.logging.formt format",
    "12:5 warning unsupported spec.rawConfig.gateways",
    "13:14 error unknown-key spec.rawConfig.gateways.web.prot port",
  ]);
});

test("a field that this build does not use is a warning", () => {
  const places = placesOf(`
  logging: { level: debug }
  image: { tag: a }
  env: [{ name: SESSION_KEY, value: a }]
  workload: { kind: Deployment }
  service: { metadata: { labels: { a: b } } }
`);
  assert.deepEqual(places, [
    "6:3 warning unsupported spec.image",
    "7:3 warning unsupported spec.env",
    "8:3 warning unsupported spec.workload",
    "9:3 warning unsupported spec.service",
  ]);
});

test("secrets of the raw configuration are masked", () => {
  const secret = "hunter2hunter2";
  const text = parameters(
    "own",
    `{ rawConfig: { config: { session: { key: ${secret} }, sessionKey: ${secret} }, secrets: { a: { data: { k: ${secret} } } } } }`,
  );
  const options = { together: true, environment: {}, readFile: () => undefined };
  const [file] = loadFiles([{ file: "in.yaml", text }], options).files;
  assert.ok(file !== undefined && file.diagnostics.length > 0);
  assert.doesNotMatch(JSON.stringify(file.diagnostics), new RegExp(secret));
  assert.ok(file.diagnostics.some(({ line }) => line === 4));
  const line = file.lines.get(4) ?? "";
  assert.match(line, /session: \{ key: \*+ \}/);
  assert.doesNotMatch(line, new RegExp(secret));
});

test("a previous session key needs no key, which the controller sets in the environment", () => {
  const previousKey = "1".repeat(64);
  const raw = `{ rawConfig: { config: { session: { previousKey: "${previousKey}" } } } }`;
  const { settings, diagnostics } = load({}, gateway(NAMED), parameters("own", raw));
  assert.deepEqual(diagnostics, []);
  assert.deepEqual(settings?.session, { previousKey });
});

test("an invalid environment variable is named", () => {
  const { settings, diagnostics } = load(
    { ADMIN_ADDR: "nowhere" },
    gateway(NAMED),
    parameters("own", RAW),
  );
  assert.equal(settings, undefined);
  assert.match(diagnostics.map(({ message }) => message).join(), /ADMIN_ADDR/);
});
