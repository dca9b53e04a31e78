import assert from "node:assert/strict";
import { test } from "node:test";
import { loadStandalone } from "../load.ts";

const LOGIN = "policies: {basicAuthentication: {users: ['a:$apr1$x$0123456789012345678901']}}";

function load(ui: string, gateway = "port: 80", settings = "sensitiveHeaders: [x-a]") {
  const text = `config: {${settings}}\ngateways: {web: {${gateway}}, other: {port: 81}}\nui: {${ui}}\n`;
  const input = { file: "gw.yaml", text, environment: {}, readFile: () => undefined };
  const { diagnostics, ir } = loadStandalone(input);
  return {
    ir,
    said: diagnostics.map(({ severity, path, message }) => `${severity} ${path}: ${message}`),
  };
}

test("listeners get a route to the admin server, with the policies of the section", () => {
  const { ir, said } = load(`gateways: [web], path: /admin, hostnames: [a.test], ${LOGIN}`);
  assert.deepEqual(said, []);
  const [route] = ir?.routes ?? [];
  assert.deepEqual(
    [route?.key, route?.listeners, route?.hostnames, route?.matches[0]?.path],
    ["ui", ["web"], ["a.test"], { type: "PathPrefix", value: "/admin" }],
  );
  const [backend] = ir?.backends ?? [];
  assert.ok(backend?.kind === "admin");
  assert.deepEqual([backend.path, backend.insecure], ["/admin", false]);
  assert.ok(ir?.attachments.some(({ target }) => target.kind === "route" && target.route === "ui"));
});

test("a UI without authentication is an error that says what to add, or a warning if it is allowed", () => {
  const [message = "", ...more] = load("gateways: [web]").said;
  assert.deepEqual(more, []);
  assert.match(
    message,
    /^error ui: every client that reaches `web` reads .* add `oidc`, .* to `ui\.policies`; `ui\.insecure: true` allows it$/,
  );
  const { ir, said } = load("gateways: [web], insecure: true");
  assert.match(said.join("\n"), /^warning ui\.insecure: every client that reaches `web` reads/);
  assert.ok(ir);
  assert.match(
    load(`gateways: [web], ${LOGIN.replace("{users", "{mode: Optional, users")}`).said.join("\n"),
    /^error ui: /,
  );
  const failing = "policies: {extAuth: {url: 'http://a:1', http: {}, failureMode: FailOpen}}";
  assert.match(load(`gateways: [web], ${failing}`).said.join("\n"), /^error ui: /);
});

test("the policies of the gateway authenticate, too", () => {
  assert.deepEqual(load("gateways: [web]", `port: 80, ${LOGIN}`).said, []);
  assert.match(load("gateways: [web, other]", `port: 80, ${LOGIN}`).said.join(), /reaches `other`/);
});

test("the admin address is for reading only as soon as there are rules about changes", () => {
  assert.equal(load("access: {write: 'false'}").ir?.adminAccess, "Read");
  assert.equal(load("access: {write: 'false', adminAddr: Write}").ir?.adminAccess, "Write");
  assert.equal(load("access: {adminAddr: Read}").ir?.adminAccess, "Read");
  assert.equal(load("access: {read: 'true'}").ir?.adminAccess, "Write");
});

test("an admin address that other machines reach is an error, or a warning if it is allowed", () => {
  const open = "adminAddr: 0.0.0.0:15000";
  const refused = load("access: {read: 'true'}", "port: 80", open);
  assert.equal(refused.ir, undefined);
  assert.match(
    refused.said.join("\n"),
    /^error config\.adminAddr: .*`ui\.insecure: true` allows it$/,
  );
  const allowed = load("insecure: true", "port: 80", open);
  assert.ok(allowed.ir);
  assert.match(allowed.said.join("\n"), /^warning config\.adminAddr: /);
});

test("unknown gateways and rules that cannot be evaluated are found", () => {
  assert.match(load(`gateways: [wbe], ${LOGIN}`).said.join("\n"), /no gateway called `wbe`/);
  assert.match(load("access: {write: 'jwt.'}").said.join("\n"), /^error ui\.access\.write: /);
});
