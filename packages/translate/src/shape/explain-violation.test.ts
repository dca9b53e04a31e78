import assert from "node:assert/strict";
import { test } from "node:test";
import { renderDiagnostics } from "../diagnostics/render.ts";
import { loadStandalone } from "../standalone/load.ts";
import { shownLines } from "./places/shown-lines.ts";

/** The diagnostics of a file with one route to which the given lines are added. */
function seen(...lines: readonly string[]): string {
  return rendered(
    `gateways:\n  web:\n    port: 80\n    routes:\n    - backends: [{host: 'a:1'}]\n${lines.map((line) => `      ${line}\n`).join("")}`,
  );
}

function rendered(text: string): string {
  const input = { file: "gw.yaml", text, environment: {}, readFile: () => undefined };
  const { diagnostics, shown } = loadStandalone(input);
  const texts = shownLines(shown === undefined ? [] : [shown], diagnostics);
  return renderDiagnostics(diagnostics, {
    colours: false,
    lineText: ({ line }) => texts.get(line),
  });
}

test("an unknown field is shown with its line", () => {
  assert.match(seen("pth: /x"), /routes\[0\]\.pth: unknown field\n\s+pth: \/x\n\s+\^\n/);
});

test("a value is masked if its key looks like the name of a secret", () => {
  const said = seen("apiKey: hunter2hunter2");
  assert.match(said, /\n\s+apiKey: \*+\n\s+\^\n/);
  assert.doesNotMatch(said, /hunter2/);
});

test("a path without its type is a prefix", () => {
  const said = seen("matches:", "- path: /x");
  assert.match(
    said,
    /path: must be a map\n.*\n.*\n {2}hint: write path: \{ type: PathPrefix, value: \/x \}\n/,
  );
});

test("a single item in place of a list is explained", () => {
  const map = seen("policies: {rateLimit: {local: {requests: 3, unit: Minutes}}}");
  assert.match(map, /local: must be a list\n.*\n.*\n {2}hint: write a list: \[\{ \.\.\. \}\]\n/);
  const text = seen("hostnames: a.test");
  assert.match(text, /hostnames: must be a list\n.*\n.*\n {2}hint: write a list: \[ \.\.\. \]\n/);
});

test("a text in place of a backend is explained, and not repeated", () => {
  const said = rendered(
    "gateways: {web: {port: 80, routes: [{backends: ['http://a:b@c.test']}]}}\n",
  );
  assert.match(
    said,
    /backends\[0\]: must be a map\n.*backends: \[\*+:.*\n\s+\^\n {2}hint: write \{ host: \.\.\. \}\n/,
  );
  assert.doesNotMatch(said, /c\.test/);
});

test("the names `certificate` and `privateKey` of other gateways lead to `cert` and `key`", () => {
  const said = rendered(
    "gateways: {web: {port: 80, protocol: HTTPS, tls: {certificate: a, privateKey: b}}}\n",
  );
  assert.match(said, /tls\.certificate: unknown field\n.*\n.*\n {2}did you mean: cert\n/);
  assert.match(said, /tls\.privateKey: unknown field\n.*\n.*\n {2}did you mean: key\n/);
});

for (const [name, filter] of [
  ["redirect", "type: RequestRedirect, requestRedirect:"],
  ["urlRewrite", "type: URLRewrite, urlRewrite:"],
  ["mirror", "type: RequestMirror, requestMirror:"],
]) {
  test(`\`${name}\` is a filter of the route, not a policy`, () => {
    const hint = `hint: it is a filter of the route: filters: [{ ${filter} { ... } }]`;
    assert.ok(seen(`policies: {${name}: {}}`).includes(hint), seen(`policies: {${name}: {}}`));
    assert.ok(seen(`${name}: {}`).includes(hint), seen(`${name}: {}`));
  });
}

test("a field of the list's items is suggested at its right place", () => {
  const said = seen("policies: {rateLimit: {requests: 3, unit: Minutes}}");
  assert.match(
    said,
    /rateLimit\.requests: unknown field\n.*\n.*\n {2}did you mean: local\[0\]\.requests\n/,
  );
});

test("a field of an enclosing object is suggested at its right place", () => {
  assert.match(seen("matches: [{listeners: []}]"), /hint: it is a field of gateways\.web\n/);
});

test("a policy for language models is suggested at its backend", () => {
  for (const text of ["policies: {promptGuard: {}}", "promptGuard: {}"])
    assert.match(seen(text), /hint: it is a field of `policies\.ai` of a backend\n/);
  const ai = seen("policies: {ai: {promptGuard: {}}}");
  assert.match(ai, /hint: it is a field of `policies` of a backend\n/);
  const inBackend = rendered("backends: {m: {ai: {promptGuard: {}}}}\n");
  assert.match(inBackend, /hint: it is a field of backends\.m\.policies\.ai\n/);
});

test("a field of the top level is suggested there, not a similar name", () => {
  const said = rendered("gateways: {web: {port: 80, protocol: TCP, tcpRoutes: []}}\n");
  assert.match(
    said,
    /web\.tcpRoutes: unknown field\n.*\n.*\n {2}hint: it is a field of the top level\n/,
  );
});

test("a number of seconds written as a duration is explained", () => {
  const said = seen("policies: {cors: {allowOrigins: ['*'], maxAge: 10m}}");
  assert.match(
    said,
    /maxAge: must be an integer: the number of seconds\n.*\n.*\n {2}did you mean: 600\n/,
  );
});

test("a missing field and a duplicate item are reported as such", () => {
  assert.match(seen("matches: [{headers: [{name: a}]}]"), /headers\[0\]\.value: is missing\n/);
  assert.match(
    seen("policies: {csrf: {additionalOrigins: [a, b, a]}}"),
    /additionalOrigins\[2\]: duplicate item \(first at \[0\]\)\n/,
  );
});

test("a text in place of a map leads to the field that takes it", () => {
  const address = rendered("gateways: {web: {port: 80, routes: [{backends: ['127.0.0.1:80']}]}}\n");
  assert.match(address, /backends: \['127.*\n\s+\^\n {2}hint: write \{ host: 127\.0\.0\.1:80 \}\n/);
  const jwt = (keys: string): string =>
    seen(`policies: {jwtAuthentication: {providers: [{issuer: i, jwks: '${keys}'}]}}`);
  assert.match(jwt("https://idp.test/keys"), /hint: write \{ remote: \{ url: \.\.\. \} \}\n/);
  assert.doesNotMatch(jwt("keys"), /hint/);
});

test("a key without its colon, or without the space after it, is explained", () => {
  assert.match(
    seen("policies:", "  timeouts:", "    request 10s"),
    /`request` needs a `:` after it/,
  );
  assert.match(
    seen("policies:", "  timeouts:", "    request:10s 5"),
    /`request` needs a space after its `:`/,
  );
});

test("the type of a path that was written as a field leads to type and value", () => {
  for (const [name, type] of [
    ["pathPrefix", "PathPrefix"],
    ["prefix", "PathPrefix"],
    ["exact", "Exact"],
    ["regularExpression", "RegularExpression"],
  ]) {
    const said = seen(`matches: [{${name}: /x}]`);
    assert.ok(said.includes(`hint: write path: { type: ${type}, value: /x }\n`), said);
  }
  assert.match(seen("matches: [{prefix: 'a?b=c'}]"), /value: \.\.\. \}\n/);
});

test("a URL in place of a host name leads to its host", () => {
  for (const text of ["http://a.test", "A.test", "a.test:8080", "https://a.test/x"])
    assert.match(seen(`hostnames: ['${text}']`), /did you mean: a\.test\n/);
  assert.doesNotMatch(seen("hostnames: ['http://me:hunter2@a.test']"), /hunter2|did you mean/);
});

test("the error for a number in place of a duration shows what a duration is", () => {
  assert.match(
    seen("policies: {timeouts: {request: 10}}"),
    /request: must be a duration such as 10s\n.*\n.*\n {2}did you mean: 10s\n/,
  );
});

test("a field beside the name of its entry is to be indented below it", () => {
  const said = rendered("gateways:\n  web:\n  port: 80\n  routes: []\n");
  for (const name of ["port", "routes"])
    assert.ok(
      said.includes(`hint: \`${name}\` is a field of each entry of \`gateways\`: indent it below`),
      said,
    );
  assert.doesNotMatch(rendered("gateways:\n  web: 80\n"), /indent/);
});

test("the error for a missing map lists its fields, and the error for a missing Secret says how to add one", () => {
  const file =
    "gateways: {web: {port: 80, protocol: HTTPS, routes: [{backends: [{host: 'a:1'}]}]}}\n";
  assert.match(rendered(file), /hint: the fields of tls are mode, cert, key, /);
  assert.match(
    seen("policies: {basicAuthentication: {secretRef: {name: users}}}"),
    /hint: add secrets: \{ users: \{ \.\.\. \} \} at the top level; its fields are file, /,
  );
});
