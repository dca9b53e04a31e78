import assert from "node:assert/strict";
import { test } from "node:test";
import { loadStandalone } from "../standalone/load.ts";

/** The warnings about a route whose rule denies what this expression says. */
function warningsOf(expression: string): readonly string[] {
  const authorization = { action: "Deny", policy: { matchExpressions: [expression] } };
  const routes = [{ policies: { authorization }, backends: [{ host: "a:1" }] }];
  return loadStandalone({
    file: "gw.yaml",
    text: JSON.stringify({ gateways: { web: { port: 80, routes } } }),
    environment: {},
    readFile: () => undefined,
  }).diagnostics.map(({ severity, code, message }) => `${severity} ${code}: ${message}`);
}

for (const [expression, said] of [
  [`request.method == "post"`, `"post": methods are in upper case`],
  [`"Delete" != request.method`, `"Delete": methods are in upper case`],
  [`request.method in ["POST", "put"]`, `"put": methods are in upper case`],
  [`request.host == "A.example.com"`, `"A.example.com": hosts are in lower case`],
  [`request.host.endsWith(".Example.com")`, `".Example.com": hosts are in lower case`],
  [`request.host == "http://a"`, `"http://a": it has neither a scheme nor a path`],
  [`request.path == "/a?b=1"`, `"/a?b=1": it has no query: that is in request.pathAndQuery`],
  [`!request.path.startsWith("admin/")`, `"admin/": it begins with /`],
  [`request.path.matches("^admin")`, `"^admin": it begins with /`],
  [`request.pathAndQuery == "a?b"`, undefined],
  [`request.pathAndQuery == "admin/a?b"`, `"admin/a?b": it begins with /`],
  [`request.scheme == "HTTPS"`, `"HTTPS": it is http or https`],
  [`request.version == "HTTP/2.0"`, `"HTTP/2.0": it is HTTP/1.0, HTTP/1.1 or HTTP/2`],
  [
    `has(source.certificate) || [1].exists(n, source.address == "10.0.0.0/8")`,
    `"10.0.0.0/8": it is one IP address: compare networks with cidr("10.0.0.0/8").containsIP(…)`,
  ],
  [`request.method == "POST" && request.path.startsWith("/") && request.path != "*"`, undefined],
  [`request.method == "purge" || request.path == "a.example.com:443"`, undefined],
  [`request.host == "a.example.com:8080" || source.address == "::1"`, undefined],
  // Connections over Unix sockets have no address.
  [`source.address == "" || source.rawAddress != "" || destination.address == ""`, undefined],
  [
    `request.path.matches("^a?/b") || request.path.matches("^(/a|b)") || request.path.endsWith(".php")`,
    undefined,
  ],
  [`request.headers["x-a"] == "post" || source.port == 1`, undefined],
] as const)
  test(`${expression} ${said === undefined ? "is no warning" : "is a warning"}`, () => {
    const warnings = warningsOf(expression);
    if (said === undefined) assert.deepEqual(warnings, []);
    else {
      assert.equal(warnings.length, 1);
      assert.match(warnings[0] ?? "", /^warning no-effect: `[\w.]+` never compares with /);
      assert.ok(warnings[0]?.endsWith(said), warnings[0]);
    }
  });
