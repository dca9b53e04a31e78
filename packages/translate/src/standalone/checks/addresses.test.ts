import assert from "node:assert/strict";
import { test } from "node:test";
import { loadStandalone } from "../load.ts";

/** `path: message` of each finding about a file with the given settings and gateway. */
function found(
  settings: string,
  gateway = "port: 80",
  environment: Readonly<Record<string, string>> = {},
): readonly string[] {
  const text = `config: {${settings}}\ngateways: {web: {${gateway}}}\n`;
  const input = { file: "gw.yaml", text, environment, readFile: () => undefined };
  return loadStandalone(input).diagnostics.map(({ path, message }) => `${path}: ${message}`);
}

test("a gateway cannot have the port of the process's own servers", () => {
  assert.deepEqual(found("adminAddr: 127.0.0.1:8080", "port: 8080"), [
    "config.adminAddr: port 8080 is already used by `gateways.web.port`",
  ]);
  assert.deepEqual(found("sensitiveHeaders: [x-a]", "port: 15020"), [
    "gateways.web.port: port 15020 is already used by `config.statsAddr`",
  ]);
});

test("two of the process's own servers cannot have the same address", () => {
  assert.deepEqual(found("adminAddr: 127.0.0.1:9000, statsAddr: 127.0.0.1:9000"), [
    "config.statsAddr: port 9000 is already used by `config.adminAddr`",
  ]);
  assert.deepEqual(found("adminAddr: 127.0.0.1:15021"), [
    "config.adminAddr: port 15021 is already used by `config.readinessAddr`",
  ]);
});

test("the address of an environment variable counts, not that of the file", () => {
  assert.deepEqual(found("adminAddr: 127.0.0.1:8080", "port: 8080", { ADMIN_ADDR: "off" }), []);
  const [message = ""] = found("adminAddr: off", "port: 8080", { ADMIN_ADDR: "127.0.0.1:8080" });
  assert.match(message, /port 8080 is already used by `gateways\.web\.port`/);
});

test("other addresses, sockets, ports that the system chooses and UDP do not conflict", () => {
  assert.deepEqual(found("adminAddr: 127.0.0.1:9000, statsAddr: 127.0.0.2:9000"), []);
  assert.deepEqual(found("adminAddr: '[::1]:9000', statsAddr: 0.0.0.0:9000"), []);
  assert.deepEqual(found("adminAddr: 127.0.0.1:0, statsAddr: 127.0.0.1:0"), []);
  assert.deepEqual(found("adminAddr: 'unix:/a', statsAddr: 'unix:/b'"), []);
  assert.deepEqual(found("adminAddr: 127.0.0.1:8080", "port: 8080, protocol: UDP"), []);
});
