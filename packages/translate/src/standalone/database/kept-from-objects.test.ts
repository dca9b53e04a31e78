import assert from "node:assert/strict";
import { test } from "node:test";
import { loadStandalone } from "../load.ts";

const FILE = `config:
  storage: { mode: database }
  database:
    url: "\${EDGE_DATABASE_URL}"
    keyFile: keys/database
    cacheFile: /etc/gw/copy
  llmKeys: { file: team/keys.json }
  adminAddr: unix:/etc/gw/admin.sock
  mcp: { consentFile: consents }
  requestLog: {}
gateways:
  web: { port: 80 }
`;
const ENVIRONMENT = {
  ...{ EDGE_DATABASE_URL: "postgres://me:secret@db.test/edge", DATABASE_KEY: undefined },
  ...{ SESSION_KEY: "5e".repeat(32), OIDC_COOKIE_SECRET: "0c".repeat(32), GREETING: "hello" },
};

/** The findings about the objects of a database, and what a route would answer. */
function load(
  rows: string,
  {
    file = "/etc/gw/gw.yaml",
    links = {},
  }: { readonly file?: string; readonly links?: Readonly<Record<string, string>> } = {},
) {
  const { database, ir } = loadStandalone({
    ...{ file, text: FILE, environment: ENVIRONMENT },
    realPath: (path) => links[path] ?? path,
    database: { text: rows, problems: [] },
    readFile: () => Buffer.from("a: b"),
  });
  const found = database?.diagnostics.map(
    ({ line, path, message }) => `${line} ${path}: ${message}`,
  );
  return { found, ir: JSON.stringify(ir) };
}

function answering(body: string): string {
  return `routes:
  - name: r
    gateways: [web]
    policies:
      directResponse:
        status: 200
        body: ${JSON.stringify(body)}
`;
}

for (const name of ["DATABASE_KEY", "SESSION_KEY", "OIDC_COOKIE_SECRET", "EDGE_DATABASE_URL"]) {
  const refused = `the variable ${name} is for the settings of the gateway alone: objects of the database cannot use it`;
  for (const body of [`a \${${name}}`, `$${name}`, `\${${name}:-none}`])
    test(`an object cannot use ${body}`, () => {
      const { found, ir } = load(answering(body));
      assert.deepEqual(found, [`7 routes/r.policies.directResponse.body: ${refused}`]);
      assert.equal(ir, undefined);
    });

  test(`a Secret of the database cannot have ${name}`, () => {
    const { found, ir } = load(`secrets:\n  s: { env: { a: ${name} } }\n`);
    assert.equal(found?.[0], `2 secrets/s.env.a: ${refused}`);
    assert.equal(ir, undefined);
  });
}

test("an object may use other variables, and write the name of any", () => {
  const { found, ir } = load(answering("${GREETING} $${SESSION_KEY}"));
  assert.deepEqual(found, []);
  assert.match(ir ?? "", /hello \$\{SESSION_KEY\}/);
});

test("files of the settings cannot be those of objects", () => {
  for (const path of [
    "gw.yaml",
    "keys/database",
    "x/../keys/database",
    "/etc/gw/keys/database",
    "copy",
    "copy.keys",
    "gateway.db-wal",
    "requests.db",
    "team/keys.json",
    "consents",
  ]) {
    const { found } = load(`secrets:\n  s: { file: ${path} }\n`);
    assert.match(found?.join() ?? "", /^2 secrets\/s\.file: this file is for the settings/, path);
  }
  assert.deepEqual(load("secrets:\n  s: { file: keys/other }\n").found, []);
});

test("objects use only files in the folder of the file", () => {
  for (const path of ["/proc/self/environ", "/etc/shadow", "../gw-other/a", "/etc/gw"]) {
    const { found } = load(`secrets:\n  s: { file: ${path} }\n`);
    assert.match(
      found?.join() ?? "",
      /^2 secrets\/s\.file: this file is not in the folder of/,
      path,
    );
  }
});

for (const [at, rowsOf] of [
  [
    "routes/r.backends[0].host",
    (path: string) =>
      `routes: [{ name: r, gateways: [web], backends: [{ host: "unix:${path}" }] }]\n`,
  ],
  [
    "tcpRoutes/r.backends[0].host",
    (path: string) =>
      `tcpRoutes: [{ name: r, gateways: [web], backends: [{ host: "unix:${path}" }] }]\n`,
  ],
  [
    "backends/b.static.unixPath",
    (path: string) => `backends:\n  b: { static: { unixPath: ${path} } }\n`,
  ],
  [
    "backends/b.static.endpoints[0].unixPath",
    (path: string) => `backends:\n  b: { static: { endpoints: [{ unixPath: ${path} }] } }\n`,
  ],
] as const)
  test(`a socket at ${at} is in the folder of the file, and none of the gateway`, () => {
    const of = (path: string) =>
      (load(rowsOf(path)).found ?? []).filter((text) => /socket|file/.test(text)).join();
    assert.match(of("/var/run/docker.sock"), /: this socket is not in the folder of/);
    assert.ok(of("/var/run/docker.sock").includes(` ${at}: `), of("/var/run/docker.sock"));
    assert.match(of("/etc/gw/../docker.sock"), /: this socket is not in the folder of/);
    assert.match(of("/etc/gw/admin.sock"), /: this socket is for the settings of the gateway/);
    assert.equal(of("/etc/gw/app.sock"), "");
  });

test("a link is judged by what it leads to", () => {
  const links = {
    "/etc/gw/keys/database": "/etc/gw/..1/keys/database",
    "/etc/gw/..data/keys/database": "/etc/gw/..1/keys/database",
    "/etc/gw/..data/keys/other": "/etc/gw/..1/keys/other",
    "/etc/gw/away": "/etc/shadow",
  };
  const of = (path: string) => load(`secrets:\n  s: { file: ${path} }\n`, { links }).found?.join();
  assert.match(of("keys/database") ?? "", /: this file is for the settings/);
  assert.match(of("..data/keys/database") ?? "", /: this file is for the settings/);
  assert.match(of("away") ?? "", /: this file is not in the folder of/);
  assert.equal(of("..data/keys/other"), "");
});

test("a folder may itself be a link, and may be the root", () => {
  const rows = "secrets:\n  s: { file: keys/other }\n";
  const links = { "/etc/gw": "/srv/gw", "/etc/gw/keys/other": "/srv/gw/keys/other" };
  assert.deepEqual(load(rows, { links }).found, []);
  assert.deepEqual(load(rows, { file: "/gw.yaml" }).found, []);
});

test("objects start no programs", () => {
  const { found } = load(`backends:
  tools: { mcp: { targets: [{ name: one, stdio: { command: sh } }] } }
`);
  assert.match(found?.join() ?? "", /^2 .+stdio: objects of the database cannot start programs/);
});
