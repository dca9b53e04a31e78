// Values of Secrets and ConfigMaps for the objects that refer to them.
import { generateKeyPairSync, type KeyPairKeyObjectResult } from "node:crypto";
import { issueAuthority } from "@edge-gateway/x509/certificates";
import type { Reference } from "./references.ts";

const DAY = 86_400_000;

const EC_KEY = pemOf(generateKeyPairSync("ec", { namedCurve: "P-256" }));
const RSA_KEY = pemOf(generateKeyPairSync("rsa", { modulusLength: 2048 }));
const AUTHORITY = issueAuthority("examples", {
  notBefore: new Date(Date.now() - DAY),
  notAfter: new Date(Date.now() + DAY),
});

const VALUES: Readonly<Record<string, string>> = {
  ".htaccess": "user:{SHA}W6ph5Mm5Pz8GgiULbPgzG37mj9g=",
  Authorization: "Bearer token",
  accessKey: "access",
  secretKey: "secret",
  clientID: "client",
  tenantID: "tenant",
  clientSecret: "secret",
  certificate: AUTHORITY.certificate,
  "tls.crt": AUTHORITY.certificate,
  "tls.key": AUTHORITY.privateKey,
  "ca.crt": AUTHORITY.certificate,
  "catalog.json": JSON.stringify({ providers: {} }),
  "credentials.json": JSON.stringify({
    type: "service_account",
    client_email: "gateway@example.iam.gserviceaccount.com",
    private_key: RSA_KEY,
    token_uri: "https://oauth2.googleapis.com/token",
  }),
};

/** Values by key, as the readers of the object expect them; for API keys every entry is one. */
export function valuesFor({ block, ref, from }: Reference): Readonly<Record<string, string>> {
  if (block === "apiKeyAuthentication") return { alice: JSON.stringify({ key: "k-alice" }) };
  const signingKey = JSON.stringify(from).includes('"alg":"ES256"') ? EC_KEY : RSA_KEY;
  const values = { ...VALUES, signingKey };
  const key = ref["key"];
  return typeof key === "string" ? { ...values, [key]: "value" } : values;
}

function pemOf({ privateKey }: KeyPairKeyObjectResult): string {
  return privateKey.export({ type: "pkcs8", format: "pem" }).toString();
}
