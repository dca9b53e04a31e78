import assert from "node:assert/strict";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { explainRequestCommand } from "@edge-gateway/cli/explain/explain-request";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { Listening } from "@edge-gateway/testkit/listen";
import { startEcho } from "@edge-gateway/testkit/servers/upstream";

/** Tests that `gw explain --request` predicts what the gateway does. */

let echo: Listening;
let folder: string;
before(async () => {
  [echo, folder] = await Promise.all([startEcho(), mkdtemp(join(tmpdir(), "explain-"))]);
});
after(() => Promise.all([echo.close(), rm(folder, { recursive: true })]));

const PATHS = [
  ["Exact", "/a"],
  ["Exact", "/a/b"],
  ["PathPrefix", "/a"],
  ["PathPrefix", "/a/b"],
  ["PathPrefix", "/c"],
  ["RegularExpression", "/a/[0-9]+"],
] as const;
const CONDITIONS = [
  "",
  ", method: GET",
  ', headers: [{ name: x-a, value: "1" }]',
  ', method: GET, queryParams: [{ name: q, value: "1" }]',
];
const HOSTS = ["", "hostnames: [a.test]", 'hostnames: ["*.test"]'];

const NAMES = HOSTS.flatMap((_, host) =>
  PATHS.flatMap((__, path) => CONDITIONS.map((___, more) => `r${host}-${path}-${more}`)),
);

/** Every third of all combinations; each route responds with its name. */
const routes = (): string =>
  NAMES.flatMap((name, index) => {
    if (index % 3 === 0) return [];
    const [host = 0, path = 0, more = 0] = name.slice(1).split("-").map(Number);
    const [type, value] = PATHS[path] ?? [];
    return `
      - name: ${name}
        ${HOSTS[host] ?? ""}
        matches: [{ path: { type: ${type}, value: "${value}" }${CONDITIONS[more] ?? ""} }]
        policies:
          transformation: { response: { set: [{ name: x-route, value: '"${name}"' }] } }
        backends: [{ host: "${new URL(echo.url).host}" }]`;
  }).join("");

test("the route is the same for every request", async () => {
  const config = `gateways:\n  web:\n    port: \${PORT}\n    routes:${routes()}\n`;
  await using gateway = await Gateway.start({ config });
  const file = join(folder, "gw.yaml");
  await writeFile(file, config.replace("${PORT}", String(gateway.port)));
  const seen = new Set<string | null>();
  for (const host of ["a.test", "b.test", "other"])
    for (const target of ["/a", "/a/b", "/a/b/c", "/a/7", "/c?q=1", "/a/b?q=1", "/ab", "/"])
      for (const [method, fields] of [
        ["GET", { "x-a": "1" }],
        ["GET", {}],
        ["POST", {}],
      ] as const) {
        const url = `http://127.0.0.1:${gateway.port}${target}`;
        const response = await routeOf(url, method, { host, ...fields });
        seen.add(response);
        const told = explained(file, `${method} ${url}`, { host, ...fields });
        assert.equal(told, response ?? undefined, `${method} ${host} ${target}`);
      }
  assert.ok(seen.size > 10, `only ${seen.size} routes were seen`);
});

/** `http` is used, because `fetch` chooses the Host header itself. */
async function routeOf(
  url: string,
  method: string,
  headers: Readonly<Record<string, string>>,
): Promise<string | null> {
  const sent = request(url, { method, headers });
  sent.end();
  const [response] = await once(sent, "response");
  response.resume();
  return response.headers["x-route"] ?? null;
}

function explained(
  file: string,
  line: string,
  fields: Readonly<Record<string, string>>,
): string | undefined {
  let out = "";
  const headers = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  const question = { file, request: line, headers, json: true, environment: {} };
  const write = { out: (text: string) => (out += text), err: (text: string) => (out += text) };
  assert.equal(explainRequestCommand(question, { ...write, colours: false }), 0, out);
  return JSON.parse(out).route?.key.slice("web/".length);
}
