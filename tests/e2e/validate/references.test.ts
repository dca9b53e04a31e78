import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

/** Unresolved references are reported at their place in every format, without a value. */

const GW = fileURLToPath(new URL("../../../packages/proxy/bin/gw.js", import.meta.url));
const SECRET = "not-printed";

const MANIFESTS = `apiVersion: edgegateway.dev/v1alpha1
kind: EdgeBackend
metadata: { name: app }
spec:
  static: { host: app.example.com, port: 443 }
  policies: { tls: { mtlsCertificateRef: [{ name: cleint }] } }
---
apiVersion: v1
kind: Secret
metadata: { name: client }
stringData: { token: ${SECRET} }
`;
const STANDALONE = `gateways:
  web: { port: 8080, routes: [{ backends: [{ backend: app }] }] }
backends:
  app:
    static: { host: app.example.com, port: 443 }
    policies: { tls: { mtlsCertificateRef: [{ name: cleint }] } }
secrets: { client: { data: { token: ${SECRET} } } }
`;

const WANTED: Readonly<Record<string, RegExp>> = {
  text: /<stdin>:6:\d\d: (?:error|warning): .*mtlsCertificateRef\[0\]\.name: there is no .*cleint/,
  github: /^::(?:error|warning) file=<stdin>,line=6,col=\d\d,title=unknown-reference/m,
  junit: /&lt;stdin&gt;:6:\d\d: (?:error|warning): .*there is no .*cleint/,
  sarif: /"startLine":\s*6,\s*"startColumn":\s*\d\d/,
  json: /"line":\s*6,\s*"column":\s*\d\d/,
};

for (const [name, input] of Object.entries({ MANIFESTS, STANDALONE })) {
  for (const [format, wanted] of Object.entries(WANTED)) {
    test(`a reference of ${name.toLowerCase()} to nothing, as ${format}`, () => {
      const args = [GW, "validate", "--format", format, "-"];
      const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8", input });
      assert.match(stdout + stderr, wanted);
      assert.match(stdout + stderr, /client/);
      assert.doesNotMatch(stdout + stderr, new RegExp(SECRET));
    });
  }
}

const SIGNED = `gateways:
  web: { port: 8080, routes: [{ backends: [{ backend: app }] }] }
backends:
  app:
    static: { host: app.example.com, port: 443 }
    policies:
      auth:
        jwtSign:
          alg: ES256
          signingKeyRef: { name: signing }
secrets:
  signing:
    data: { signingKey: "KEY" }
`;

test("a signing key that does not fit its algorithm is refused at its reference", () => {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const pem = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
  const input = SIGNED.replace('"KEY"', JSON.stringify(pem));
  const { stdout, stderr, status } = spawnSync(process.execPath, [GW, "validate", "-"], {
    encoding: "utf8",
    input,
  });
  assert.equal(status, 2);
  assert.match(
    stdout + stderr,
    /<stdin>:10:34: error: .*signingKeyRef\.name: `signingKey` of `secrets\.signing` cannot be used: the signing key does not fit ES256/u,
  );
  assert.doesNotMatch(stdout + stderr, /PRIVATE KEY/u);
});
