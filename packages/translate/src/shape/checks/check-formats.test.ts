import assert from "node:assert/strict";
import { test } from "node:test";
import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import { loadStandalone } from "../../standalone/load.ts";

/** The paths of the errors in a route with the given policies and backends. */
function wrongPaths(policies: string): string[] {
  const backends = "[{host: 'a:1', policies: {headerModifiers: {request: {remove: [Server]}}}}]";
  const text = `gateways: {web: {port: 80, routes: [{policies: ${policies}, backends: ${backends}}]}}\n`;
  const { diagnostics } = loadStandalone({
    file: "gw.yaml",
    text,
    environment: {},
    readFile: () => undefined,
  });
  return diagnostics
    .filter(({ severity }) => severity === "error")
    .map(({ path, code }) => `${code} ${path.split(".policies.")[1]}`);
}

test("a URL with port 0 is refused, because no server can listen on that port", () => {
  const remote = (url: string) =>
    `{jwtAuthentication: {providers: [{issuer: a, jwks: {remote: {url: '${url}'}}}]}}`;
  assert.deepEqual(wrongPaths(remote("https://a.example.com:1/keys")), []);
  for (const url of ["http://a:0/keys", "https://a:000/keys", "http://[::1]:0"])
    assert.deepEqual(wrongPaths(remote(url)), [
      "wrong-value jwtAuthentication.providers[0].jwks.remote.url",
    ]);
});

test("headers that only the gateway may set are refused in every modifier, in any case", () => {
  for (const name of LIMITS.managedHeader.values) {
    for (const shown of [name, name.toUpperCase()]) {
      assert.deepEqual(wrongPaths(`{headerModifiers: {response: {remove: [${shown}]}}}`), [
        "wrong-value headerModifiers.response.remove[0]",
      ]);
      assert.deepEqual(
        wrongPaths(`{headerModifiers: {request: {set: [{name: ${shown}, value: a}]}}}`),
        ["wrong-value headerModifiers.request.set[0].name"],
      );
      assert.deepEqual(
        wrongPaths(`{directResponse: {status: 200, headers: [{name: ${shown}, value: "'a'"}]}}`),
        ["wrong-value directResponse.headers[0].name"],
      );
    }
  }
});

test("the Host header can be set to a host with a port, but not added or removed", () => {
  const edit = (edits: string): string[] => wrongPaths(`{headerModifiers: {request: {${edits}}}}`);
  for (const value of ["a.example.com", "a.example.com:8080", '"[::1]:80"', "10.0.0.1"])
    assert.deepEqual(edit(`set: [{name: Host, value: ${value}}]`), []);
  for (const value of ["a b", "http://a", "a/", "'a:99999'", "a/b"])
    assert.deepEqual(edit(`set: [{name: Host, value: ${value}}]`), [
      "wrong-value headerModifiers.request.set[0].value",
    ]);
  assert.deepEqual(edit("add: [{name: host, value: a}]"), [
    "wrong-value headerModifiers.request.add[0].name",
  ]);
  assert.deepEqual(edit("remove: [HOST]"), ["wrong-value headerModifiers.request.remove[0]"]);
});

test("a header value that cannot be sent is refused", () => {
  for (const value of ["a\\rb", "a\\nb", "a\\0b", " a", "a\\t", "\\x7f", "€"])
    assert.deepEqual(
      wrongPaths(`{headerModifiers: {response: {add: [{name: a, value: "${value}"}]}}}`),
      ["wrong-value headerModifiers.response.add[0].value"],
    );
});

/** The findings about a file: `line:column path: message -> suggestion`. */
function said(text: string): readonly string[] {
  const input = { file: "gw.yaml", text, environment: {}, readFile: () => undefined };
  return loadStandalone(input)
    .diagnostics.filter(({ severity }) => severity === "error")
    .map(({ line, column, path, message, suggestion }) =>
      [`${line}:${column} ${path}: ${message}`, ...[suggestion ?? []].flat()].join(" -> "),
    );
}

const ROUTES = "gateways:\n  web:\n    port: 80\n    routes:\n      - ";

test("a text with the wrong format is reported with a suggestion", () => {
  const at = "gateways.web.routes[0]";
  const cases = [
    [
      `${ROUTES}backends: [{ host: app }]\n`,
      `5:28 ${at}.backends[0].host: must be \`host:port\`, \`http://host:port\`, \`https://host:port\` or \`unix:/path\` -> app:80`,
    ],
    [
      `${ROUTES}backends: [{ static: { host: "a:80", port: 80 } }]\n`,
      `5:38 ${at}.backends[0].static.host: must be a host name or an IP address, without scheme, port or path`,
    ],
    [
      `${ROUTES}backends: [{ mcp: { targets: [{ name: a, static: { host: a, port: 80, path: mcp } }] } }]\n`,
      `5:85 ${at}.backends[0].mcp.targets[0].static.path: must begin with \`/\` -> /mcp`,
    ],
    [
      `${ROUTES}matches: [{ path: { value: /a//b } }]\n        backends: [{ host: "a:1" }]\n`,
      `5:36 ${at}.matches[0].path.value: must not have empty segments or the segments \`.\` and \`..\``,
    ],
    [
      `config: { adminAddr: "127.0.0.1:70000" }\n${ROUTES}backends: [{ host: "a:1" }]\n`,
      "1:22 config.adminAddr: must be `ip:port`, `localhost:port`, `unix:/path` or `off`",
    ],
    [
      `${ROUTES}policies: { jwtAuthentication: { mcp: {}, providers: [{ issuer: a, jwks: { remote: { url: "http://a" } } }] } }\n        backends: [{ host: "a:1" }]\n`,
      `5:73 ${at}.policies.jwtAuthentication.providers[0].issuer: must be an absolute http or https URL where \`mcp\` is set`,
    ],
  ] as const;
  for (const [text, expected] of cases) assert.deepEqual(said(text), [expected]);
});

test("the path of a socket is no longer than a system allows", () => {
  const message = "the path of a socket must have at most 107 bytes";
  const socket = (length: number): string => `unix:/${"a".repeat(length - 1)}`;
  const files = (path: string): readonly string[] => [
    `config: { adminAddr: "${path}" }\n${ROUTES}backends: [{ host: "a:1" }]\n`,
    `${ROUTES}backends: [{ host: "${path}" }]\n`,
  ];
  for (const file of files(socket(107))) assert.deepEqual(said(file), []);
  for (const file of files(socket(108)))
    assert.ok(said(file).join().endsWith(`: ${message}`), file);
});

test("an address in an environment variable is validated, too", () => {
  const { diagnostics } = loadStandalone({
    file: "gw.yaml",
    text: `${ROUTES}backends: [{ host: "a:1" }]\n`,
    environment: { STATS_ADDR: "everywhere:80" },
    readFile: () => undefined,
  });
  assert.match(diagnostics[0]?.message ?? "", /STATS_ADDR|must be `ip:port`/);
  assert.equal(diagnostics.length, 1);
});

test("a password in clear text is not a valid line of htpasswd", () => {
  const users = (line: string) => `{basicAuthentication: {users: ['${line}']}}`;
  assert.deepEqual(wrongPaths(users("ann:HtlmNZnIgRCRE")), []);
  for (const line of ["ann:secret", "ann", ":HtlmNZnIgRCRE"])
    assert.deepEqual(wrongPaths(users(line)), ["wrong-value basicAuthentication.users[0]"]);
});
