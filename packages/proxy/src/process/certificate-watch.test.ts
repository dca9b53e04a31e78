import assert from "node:assert/strict";
import { mock, test } from "node:test";
import type { Ir } from "@edge-gateway/translate/ir";
import { issueAuthority } from "@edge-gateway/x509/certificates";
import { silentLogger } from "@edge-gateway/kernel/testing/silent-logger";
import { CERTIFICATE_CHECK_INTERVAL } from "../bounds.ts";
import { CertificateWatch } from "./certificate-watch.ts";

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 0, 1);

function pairOf(name: string, until: number) {
  const period = { notBefore: new Date(NOW - 300 * DAY), notAfter: new Date(NOW + until * DAY) };
  return issueAuthority(name, period);
}

test("every configured certificate is watched; of several in one text the first to expire", () => {
  const lines: string[] = [];
  let now = NOW;
  mock.timers.enable({ apis: ["setInterval"] });
  const log = {
    ...silentLogger,
    warn: (message: string, fields: object = {}) =>
      void lines.push(`${message} ${JSON.stringify(fields)}`),
  };
  const watch = new CertificateWatch(log, () => now);
  const pair = pairOf("own", 31);
  const listener = {
    ...{ key: "web", bind: "web", gateway: "web", protocol: "HTTPS" as const },
    place: { pointer: "/gateways/web" },
    clientCertificate: pairOf("towards", 100),
    tls: {
      certificates: [pair, pairOf("second", 100)],
      authority: pairOf("mint", 100),
      clients: {
        authorities: pairOf("late", 200).certificate + pairOf("early", 100).certificate,
        required: true,
      },
    },
  };
  const named = {
    secrets: { a: { "tls.crt": pairOf("secret", 100).certificate, "tls.key": "hidden" } },
    configMaps: { b: { "ca.crt": pairOf("map", 100).certificate } },
  };
  const ir: Pick<Ir, "listeners" | "named"> = { listeners: [listener], named };
  const found = watch.watch(ir);
  assert.deepEqual(
    found.map(({ place, subject }) => `${place}: ${subject}`),
    [
      "listener web: CN=own",
      "listener web (2): CN=second",
      "authority of listener web: CN=mint",
      "clients of listener web: CN=early",
      "towards the backends of listener web: CN=towards",
      "Secret a, tls.crt: CN=secret",
      "ConfigMap b, ca.crt: CN=map",
    ],
  );
  assert.deepEqual(lines, []);
  now += 2 * DAY;
  mock.timers.tick(CERTIFICATE_CHECK_INTERVAL);
  assert.deepEqual(lines, [
    'certificate expires on 2026-02-01T00:00:00.000Z {"place":"listener web","subject":"CN=own"}',
  ]);
  watch.close();
  mock.timers.tick(CERTIFICATE_CHECK_INTERVAL);
  assert.equal(lines.length, 1);
  mock.timers.reset();
});
