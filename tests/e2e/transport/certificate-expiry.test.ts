import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { CertificateAuthority, type Credentials } from "@edge-gateway/testkit/certificates";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { waitFor } from "@edge-gateway/testkit/wait-for";

/** Configured certificates that have expired, or expire soon. */

let authority: CertificateAuthority;
let [old, fresh]: Credentials[] = [];

before(async () => {
  authority = await CertificateAuthority.create();
  old = await authority.issue({ name: "old.test", days: -1 });
  fresh = await authority.issue({ name: "fresh.test", days: 90 });
});
after(() => authority[Symbol.asyncDispose]());

const SECONDS_PER_DAY = 86_400;

async function expiries(gateway: Gateway): Promise<ReadonlyMap<string, number>> {
  const text = await (await fetch(`http://127.0.0.1:${gateway.statsPort}/metrics`)).text();
  const series =
    /^edge_gateway_certificate_expiry_timestamp_seconds\{certificate="([^"]+)"\} (\S+)$/gm;
  return new Map(
    Array.from(text.matchAll(series), ([, place = "", value]) => [place, Number(value)]),
  );
}

const configuration = (secret: Credentials | undefined): string => `
gateways:
  web:
    port: \${PORT}
    protocol: HTTPS
    tls: { cert: server.crt, key: server.key }
    routes:
      - name: all
        backends:
          - host: 127.0.0.1:9
            policies: { tls: { mtlsCertificateRef: [{ name: client }] } }
secrets:
  client: { data: { tls.crt: ${JSON.stringify(secret?.certificate)}, tls.key: ${JSON.stringify(secret?.key)} } }
`;

test("expired certificates are named in the log at start and at each change, and a metric shows when the others expire", async () => {
  await using gateway = await Gateway.start({
    config: configuration(old),
    files: { "server.crt": fresh?.certificate ?? "", "server.key": fresh?.key ?? "" },
  });
  const days = (place: string, all: ReadonlyMap<string, number>) =>
    Math.round(((all.get(place) ?? 0) - Date.now() / 1000) / SECONDS_PER_DAY);
  await waitFor("a warning", () =>
    /warn tls certificate expired on \S+ place="Secret client, tls.crt" subject=.*old\.test/.test(
      gateway.output,
    ),
  );
  assert.ok(!gateway.output.includes("listener web"), gateway.output);
  const first = await expiries(gateway);
  assert.deepEqual([...first.keys()], ["listener web", "Secret client, tls.crt"]);
  assert.deepEqual([days("listener web", first), days("Secret client, tls.crt", first)], [90, -1]);

  await gateway.reconfigure(configuration(fresh));
  await waitFor(
    "the other certificate",
    async () => days("Secret client, tls.crt", await expiries(gateway)) === 90,
  );
  await gateway.replaceFile("server.key", old?.key ?? "");
  await gateway.replaceFile("server.crt", old?.certificate ?? "");
  await waitFor("a warning of the listener", () =>
    /certificate expired on \S+ place="listener web"/.test(gateway.output),
  );
});
