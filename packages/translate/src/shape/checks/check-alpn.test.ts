import assert from "node:assert/strict";
import { test } from "node:test";
import { loadStandalone } from "../../standalone/load.ts";

test("a configured ALPN protocol that is not supported is reported at its place", () => {
  const tls = "protocol: HTTPS, tls: {cert: a.crt, key: a.key}, frontend: {tls: {alpnProtocols:";
  const text = `gateways: {web: {port: 80, ${tls} [h2, h3, http/1.1]}}, routes: [{backends: [{host: 'a:1'}]}]}}\n`;
  const input = { file: "gw.yaml", text, environment: {}, readFile: () => undefined };
  const found = loadStandalone(input).diagnostics.filter(({ severity }) => severity === "warning");
  assert.deepEqual(
    found.map(({ path, message }) => [path, message]),
    [
      [
        "gateways.web.frontend.tls.alpnProtocols[1]",
        "is not offered to clients: only h2 and http/1.1 are supported",
      ],
    ],
  );
});
