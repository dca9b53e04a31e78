import assert from "node:assert/strict";
import { createPrivateKey, X509Certificate } from "node:crypto";
import { once } from "node:events";
import { test } from "node:test";
import { connect, createServer } from "node:tls";
import { issueAuthority, issueLeaf } from "./certificates.ts";

const HOUR = 3_600_000;

test("a certificate of a self-signed authority is trusted for each of its names", async () => {
  const now = Date.now();
  const period = { notBefore: new Date(now - HOUR), notAfter: new Date(now + HOUR) };
  const authority = issueAuthority("test authority", period);
  const issuer = {
    certificate: new X509Certificate(authority.certificate),
    privateKey: createPrivateKey(authority.privateKey),
  };
  assert.equal(issuer.certificate.subject, "CN=test authority");
  assert.equal(issuer.certificate.ca, true);
  const leaf = issueLeaf(issuer, { names: ["a.test", "b.test"], ...period });
  const server = createServer({ cert: leaf.certificate, key: leaf.privateKey }, (socket) =>
    socket.end(),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? (address?.port ?? 0) : 0;
  for (const servername of ["a.test", "b.test"]) {
    const client = connect({ port, servername, ca: authority.certificate });
    await once(client, "secureConnect");
    client.destroy();
  }
  const other = connect({ port, servername: "c.test", ca: authority.certificate });
  const [error]: unknown[] = await once(other, "error");
  assert.match(String(error), /does not match certificate's altnames/);
  server.close();
});
