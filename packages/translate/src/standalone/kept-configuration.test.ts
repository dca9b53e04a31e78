import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { stringify } from "yaml";
import { Cursor } from "../document/cursor.ts";
import { KeptConfiguration, type JudgedDocument } from "./kept-configuration.ts";
import { loadStandalone, type Loaded } from "./load.ts";

const ENVIRONMENT = { PATH_PREFIX: "/env" };

type Fields = Record<string, unknown>;

/** A document that tests change in place. */
interface Document extends Fields {
  gateways: Record<string, Fields & { routes?: unknown }>;
  routes?: unknown;
}

/** Routes, good ones and bad ones, that may or may not suit the rest of a document. */
const ROUTES: readonly ((name: string) => unknown)[] = [
  (name) => ({
    name,
    policies: { basicAuthentication: { secretRef: { name: "users" } } },
    backends: [{ host: "h:1" }],
  }),
  (name) => ({
    name,
    matches: [{ path: { value: `/${name}` } }],
    backends: [{ host: "10.0.0.1:80" }],
  }),
  (name) => ({ name, hostnames: ["a.example.com"], backends: [{ backend: "named" }] }),
  (name) => ({
    name,
    hostnames: ["*.example.com", "b.org"],
    backends: [{ backend: "other", weight: 2 }],
  }),
  (name) => ({
    name,
    matches: [{ path: { value: "${PATH_PREFIX}" } }],
    backends: [{ host: "h:1" }],
  }),
  (name) => ({ name, policies: { directResponse: { status: 200, body: name } } }),
  (name) => ({
    name,
    policies: { timeouts: { request: "1s" } },
    backends: [{ host: "h:1", policies: { http: { requestTimeout: "2s" } } }],
  }),
  (name) => ({ name, gateways: ["web"], backends: [{ host: "h:1" }] }),
  (name) => ({
    name,
    gateways: ["web/inner", "tls"],
    hostnames: ["c.example.com"],
    backends: [{ host: "h:1" }],
  }),
  (name) => ({
    name,
    policies: { authorization: [{ action: "Deny", policy: { matchExpressions: ["1 +"] } }] },
    backends: [],
  }),
  (name) => ({
    name,
    matches: [{ path: { type: "RegularExpression", value: "/(" } }],
    backends: [{ host: "h:1" }],
  }),
  (name) => ({ name, backends: [{ routeGroup: "group" }] }),
  (name) => ({
    name,
    backnds: [],
    filters: [{ type: "RequestMirror", requestMirror: { backendRef: { name: "named", port: 1 } } }],
  }),
  (name) => ({ backends: [{ host: `${name}:1` }] }),
  (name) => ({
    name,
    policies: { apiKeyAuthentication: { secretSelector: { matchLabels: { team: "a" } } } },
    backends: [{ host: "h:1" }],
  }),
  () => ({ name: "same", backends: [{ host: "h:1" }] }),
  () => "text",
];

const API_KEY = "of-one-team-0123456789";

/** Changes an item of a section, or removes it. */
function changeItem(document: Document, section: string, name: string, item: unknown): void {
  const { [name]: _, ...others } = Object(document[section] ?? {}) as Fields;
  document[section] = item === undefined ? others : { ...others, [name]: item };
}

const REST: readonly ((document: Document) => void)[] = [
  (document) => (document["backends"] = { named: { static: { host: "n", port: 1 } } }),
  (document) =>
    (document["backends"] = {
      named: { mcp: { targets: [] } },
      other: { static: { host: "o", port: 2 } },
    }),
  (document) => changeItem(document, "backends", "named", { static: { host: "m", port: 1 } }),
  (document) =>
    changeItem(document, "backends", "named", { static: { host: "m", port: "${PATH_PREFIX}" } }),
  (document) => changeItem(document, "backends", "named", { dynamicForwardProxy: {} }),
  (document) => changeItem(document, "backends", "other", { static: { unixPath: "/named" } }),
  (document) => changeItem(document, "backends", "other", undefined),
  (document) => changeItem(document, "backends", "unused", { static: { host: "u", port: 3 } }),
  (document) =>
    changeItem(document, "backends", "behind", {
      static: { host: "p", port: 4 },
      policies: { tunnel: { backendRef: { name: "other" } } },
    }),
  (document) =>
    changeItem(document, "backends", "described", {
      mcp: {
        targets: [{ name: "t", static: { host: "t", port: 5, openapi: { file: "users.yaml" } } }],
      },
    }),
  (document) => changeItem(document, "backends", "wrong", { static: { host: "w" } }),
  (document) => (document["backends"] = [{ static: { host: "l", port: 1 } }]),
  (document) => (document["backends"] = null),
  (document) => changeItem(document, "secrets", "users", { data: { other: "a" } }),
  (document) => changeItem(document, "secrets", "unused", { file: "users.yaml" }),
  (document) => changeItem(document, "secrets", "named", { data: { key: "a.example.com" } }),
  (document) =>
    changeItem(document, "secrets", "labelled", { labels: { team: "a" }, data: { k: API_KEY } }),
  (document) =>
    changeItem(document, "secrets", "labelled", { labels: { team: "b" }, data: { k: API_KEY } }),
  (document) => changeItem(document, "secrets", "labelled", undefined),
  (document) =>
    (document["policies"] = [
      { targetRefs: [{ kind: "Route", name: "r1" }], traffic: { timeouts: { request: "3s" } } },
    ]),
  (document) =>
    (document["policies"] = [
      {
        targetRefs: [{ kind: "Backend", name: "named" }],
        backend: { tcp: { connectTimeout: "1s" } },
      },
    ]),
  (document) => delete document["policies"],
  (document) =>
    (document["models"] = {
      fast: { provider: "OpenAI", parentRefs: [{ kind: "Route", name: "r2" }] },
    }),
  (document) => delete document["models"],
  (document) =>
    (document["routeGroups"] = { group: { routes: [{ name: "g", backends: [{ host: "g:1" }] }] } }),
  (document) => delete document["routeGroups"],
  (document) => (document["secrets"] = { users: { file: "users.yaml" } }),
  (document) =>
    (document["secrets"] = {
      users: { data: { ".htaccess": "a:$apr1$aaaaaaaa$aaaaaaaaaaaaaaaaaaaaa." } },
    }),
  (document) => (document.gateways["web"] = { ...document.gateways["web"], port: 81 }),
  (document) =>
    (document.gateways["web"] = {
      ...document.gateways["web"],
      listeners: [{ name: "inner", hostname: "*.example.com" }],
    }),
  (document) => (document.gateways["tls"] = { port: 90, protocol: "TLS" }),
  (document) => (document.gateways["tls"] = { port: 90, policies: {} }),
  (document) => (document["config"] = { logging: { level: "wrong level" } }),
  (document) => (document["config"] = { modelCatalog: [{ file: "catalog.json" }] }),
  (document) => delete document["config"],
];

/** The routes of a gateway; undefined: those at the top level. */
function listOf(document: Document, gateway: string | undefined): unknown[] {
  const holder = gateway === undefined ? document : (document.gateways[gateway] ??= { port: 80 });
  if (!Array.isArray(holder.routes)) holder.routes = [];
  return holder.routes as unknown[];
}

/** A file of a secret with a password of which nobody has the text. */
const USERS = ".htaccess: 'a:$apr1$aaaaaaaa$aaaaaaaaaaaaaaaaaaaaa.'\n";

type Edit = (document: Document, files: Map<string, string>) => void;

const LIST = fc.constantFrom("web", "web", "default", undefined);
const PLACE = fc.nat({ max: 30 });
const ROUTE = fc
  .tuple(fc.oneof(fc.nat({ max: 8 }), fc.nat({ max: ROUTES.length - 1 })), fc.nat({ max: 12 }))
  .map(([kind, name]) => ROUTES[kind]?.(`r${name}`));
const GOOD_ROUTE = fc
  .tuple(fc.nat({ max: 5 }), fc.nat({ max: 99 }))
  .map(([kind, name]) => ROUTES[kind]?.(`r${name}`));
const EDIT: fc.Arbitrary<Edit> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(LIST, PLACE, ROUTE).map(([gateway, at, route]): Edit => (document) => {
      const list = listOf(document, gateway);
      list[at % (list.length + 1)] = route;
    }),
  },
  fc.tuple(LIST, PLACE, ROUTE).map(([gateway, at, route]): Edit => (document) => {
    const list = listOf(document, gateway);
    list.splice(at % (list.length + 1), 0, route);
  }),
  {
    weight: 2,
    arbitrary: fc.tuple(LIST, PLACE).map(([gateway, at]): Edit => (document) => {
      const list = listOf(document, gateway);
      list.splice(at % (list.length + 1), 1);
    }),
  },
  fc.tuple(LIST, PLACE, LIST).map(([gateway, at, other]): Edit => (document) => {
    const [route] = listOf(document, gateway).splice(at, 1);
    if (route !== undefined) listOf(document, other).push(route);
  }),
  fc.constantFrom(...REST).map(
    (change): Edit =>
      (document) =>
        change(document),
  ),
  fc.constantFrom("a: b\n", "[", USERS, USERS).map(
    (text): Edit =>
      (_, files) =>
        void files.set("users.yaml", text),
  ),
);

function withoutLines(loaded: Loaded): Loaded {
  return { ...loaded, shown: undefined };
}

test("a file that is read again is judged and translated like a new one", () => {
  let sound = 0;
  fc.assert(
    fc.property(
      fc.array(GOOD_ROUTE, { maxLength: 6 }),
      fc.array(EDIT, { minLength: 1, maxLength: 12 }),
      fc.boolean(),
      (routes, edits, isJson) => {
        const kept = new KeptConfiguration(ENVIRONMENT);
        const files = new Map([["users.yaml", USERS]]);
        const isSound = (document: Document): boolean => {
          const text = isJson
            ? JSON.stringify(document)
            : stringify(document, { aliasDuplicateObjects: false });
          // A reading sees each file as it first was.
          const read = new Map(files);
          const readFile = (path: string): Uint8Array | undefined => {
            const content = read.get(path);
            return content === undefined ? undefined : Buffer.from(content);
          };
          const input = { file: "gw.yaml", text, environment: ENVIRONMENT, readFile };
          const again = withoutLines(loadStandalone({ ...input, kept }));
          assert.deepEqual(again, withoutLines(loadStandalone(input)), text);
          return again.ir !== undefined;
        };
        let document: Document = {
          gateways: { default: { port: 79 }, web: { port: 80, routes } },
          secrets: { users: { file: "users.yaml" } },
          backends: {
            named: { static: { host: "n", port: 1 } },
            other: { static: { host: "o", port: 2 } },
          },
        };
        isSound(document);
        for (const edit of edits) {
          const next = structuredClone(document);
          edit(next, files);
          // A file with errors is mended mostly.
          if (!isSound(next) && edit !== edits[0]) continue;
          document = next;
          sound += 1;
        }
      },
    ),
    { numRuns: Number(process.env["KEPT_EDITS"] ?? 300) },
  );
  assert.ok(sound > 300, `only ${sound} documents were valid`);
});

/** Reads texts one after the other; the findings about the last one must be those of a new file. */
function findingsAfter(...texts: readonly { readonly text: string; readonly users?: string }[]) {
  const kept = new KeptConfiguration(ENVIRONMENT);
  const paths = texts.map(({ text, users = USERS }) => {
    const readFile = (): Uint8Array => Buffer.from(users);
    const input = { file: "gw.yaml", text, environment: ENVIRONMENT, readFile };
    const again = loadStandalone({ ...input, kept });
    assert.deepEqual(withoutLines(again), withoutLines(loadStandalone(input)));
    return again.diagnostics.map(({ code, path }) => `${code} ${path}`);
  });
  return paths.at(-1);
}

test("routes and backends that did not change stay the same objects", () => {
  const kept = new KeptConfiguration(ENVIRONMENT);
  const server = (host: string): string => `{ static: { host: ${host}, port: 1 } }`;
  const read = (host: string) => {
    const text = `gateways:
  web:
    port: 80
    routes:
      - { name: r, backends: [{ backend: one }] }
      - { name: s, backends: [{ backend: two }], hostnames: [${host}] }
backends: { one: ${server("a")}, two: ${server(host)} }
`;
    const { ir } = loadStandalone({
      file: "gw.yaml",
      text,
      environment: ENVIRONMENT,
      kept,
      readFile,
    });
    assert.ok(ir !== undefined);
    return [...ir.routes, ...ir.backends];
  };
  const readFile = (): undefined => undefined;
  const before = read("b");
  assert.deepEqual(
    read("c").map((each, index) => each === before[index]),
    [true, false, true, false],
  );
  assert.deepEqual(read("b"), before);
});

test("a route that moves to another gateway is judged there", () => {
  const route = `{name: r, hostnames: [a.org], backends: [{host: "h:1"}]}`;
  const text = (...routes: readonly string[]): string =>
    ["a.org", "b.org"]
      .map((host, index) => {
        const listeners = `listeners: [{name: one, hostname: ${host}}]`;
        return `  g${index}: {port: 8${index}, ${listeners}, routes: [${routes[index]}]}\n`;
      })
      .reduce((all, line) => all + line, "gateways:\n");
  const moved = findingsAfter({ text: text(route, "") }, { text: text("", route) });
  assert.deepEqual(moved, ["unreachable gateways.g1.routes[0].hostnames[0]"]);
});

test("a route is judged again when a file changes that the rest of the configuration names", () => {
  const policies = "{basicAuthentication: {secretRef: {name: users}}}";
  const text = `gateways: {web: {port: 80, routes: [{policies: ${policies}, backends: [{host: "h:1"}]}]}}
secrets: {users: {file: users.yaml}}
`;
  assert.deepEqual(findingsAfter({ text }, { text }), []);
  assert.deepEqual(findingsAfter({ text }, { text, users: "other: a\n" }), [
    "missing-key gateways.web.routes[0].policies.basicAuthentication.secretRef.name",
  ]);
});

test("a route that selects Secrets by their labels is judged again when these change", () => {
  const text = (team: string, key: string): string => `gateways:
  web:
    port: 80
    routes:
      - name: r
        policies: { apiKeyAuthentication: { secretSelector: { matchLabels: { team: a } } } }
        backends: [{ host: "h:1" }]
secrets:
  zed: { labels: { team: ${team} }, data: { k: "${key}" } }
`;
  const first = { text: text("a", API_KEY) };
  const selector = "gateways.web.routes[0].policies.apiKeyAuthentication.secretSelector";
  assert.deepEqual(findingsAfter(first), []);
  assert.deepEqual(findingsAfter(first, { text: text("b", API_KEY) }), [
    `unknown-reference ${selector}`,
  ]);
  assert.deepEqual(findingsAfter(first, { text: text("a", "{}") }), [`wrong-value ${selector}`]);
});

test("the rest of a document is judged after its answer, once, and the next judging looks at new routes alone", () => {
  const judged: number[] = [];
  const judge = (document: Cursor): JudgedDocument => {
    judged.push(document.at("routes").items().length);
    return { findings: [], files: [], omitted: 0 };
  };
  const kept = new KeptConfiguration(ENVIRONMENT);
  const sources = { file: "gw.yaml", readFile: () => undefined };
  const routes = [{ name: "a" }, { name: "b" }];
  const judgeWith = (own: readonly object[]): unknown =>
    kept.judge(new Cursor({ gateways: {}, routes: own }), sources, judge);
  judgeWith(routes);
  assert.deepEqual(judged, [2]);
  kept.judgeRest();
  kept.judgeRest();
  assert.deepEqual(judged, [2, 0]);
  judgeWith([...routes, { name: "c" }]);
  assert.deepEqual(judged, [2, 0, 1]);
});
