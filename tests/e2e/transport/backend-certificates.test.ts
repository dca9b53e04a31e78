import assert from "node:assert/strict";
import { createServer } from "node:https";
import { test } from "node:test";
import { TLSSocket } from "node:tls";
import { CertificateAuthority } from "@edge-gateway/testkit/certificates";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { listen } from "@edge-gateway/testkit/listen";
import { waitFor } from "@edge-gateway/testkit/wait-for";

/** Changes of certificate files for backends (doc 2 §Backend policy block, tls). */

test("a changed certificate file is used for the next connection, without a restart", async () => {
  await using authority = await CertificateAuthority.create();
  const server = await authority.issue({ name: "localhost" });
  const [first, second] = await Promise.all(
    ["first", "second"].map((name) => authority.issue({ name })),
  );
  assert.ok(first && second);
  const options = { cert: server.certificate, key: server.key, ca: authority.certificate };
  await using app = await listen(
    createServer({ ...options, requestCert: true }, ({ socket }, response) => {
      const peer = socket instanceof TLSSocket ? socket.getPeerCertificate().subject : undefined;
      response.end(String(peer?.CN));
    }),
  );
  const fileOf = ({ certificate, key }: typeof first) =>
    JSON.stringify({ "tls.crt": certificate, "tls.key": key });
  await using gateway = await Gateway.start({
    files: { "own.json": fileOf(first) },
    config: `
gateways:
  web:
    port: $PORT
    routes:
      - backends:
          - host: localhost:${app.port}
            policies: {tls: {mtlsCertificateRef: [{name: own}], caCertificateRefs: [{name: roots}]}}
secrets: {own: {file: own.json}}
configMaps: {roots: {data: {ca.crt: ${JSON.stringify(authority.certificate)}}}}
`,
  });
  const shown = async () => (await fetch(gateway.url)).text();
  assert.equal(await shown(), "first");
  await gateway.replaceFile("own.json", fileOf(second));
  await waitFor("the second certificate", async () => (await shown()) === "second");
});
