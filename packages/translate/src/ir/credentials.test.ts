import assert from "node:assert/strict";
import { test } from "node:test";
import { loadStandalone } from "../standalone/load.ts";
import { sensitiveNamesOf } from "./credentials.ts";

function namesOf(location: string, headers = "[]") {
  const { ir, diagnostics } = loadStandalone({
    file: "gw.yaml",
    text: `
config: { sensitiveHeaders: ${headers} }
gateways:
  web:
    port: 80
    policies:
      jwtAuthentication:
        location: ${location}
        providers: [{ issuer: a, jwks: { remote: { url: "https://a.test/keys" } } }]
    routes: [{ backends: [{ host: "a:1" }] }]
`,
    environment: {},
    readFile: () => undefined,
  });
  assert.ok(ir, JSON.stringify(diagnostics));
  return sensitiveNamesOf(ir);
}

test("the location of every credential that a policy reads is known", () => {
  const header = namesOf('{ header: { name: X-Ticket, prefix: "Ticket=" } }', "[X-Mine]");
  assert.equal(header.headers.get("x-ticket"), "Ticket=");
  assert.ok(header.headers.has("x-mine"));
  assert.ok(namesOf("{ queryParameter: { name: Ticket } }").queryParameters.has("ticket"));
  const expression = namesOf("{ expression: 'request.headers[\"x-one\"] + request.headers.two' }");
  assert.ok(expression.headers.has("x-one") && expression.queryParameters.has("two"));
  assert.equal(expression.hidesPaths, false);
  const path = namesOf("{ expression: 'request.path.split(\"/\")[2]' }");
  assert.equal(path.hidesPaths, true);
});

test("names that always hold credentials need no configuration", () => {
  const { headers, queryParameters } = namesOf("{ cookie: { name: a } }");
  assert.ok(headers.has("authorization") && headers.has("proxy-authorization"));
  assert.ok(queryParameters.has("access_token"));
});
