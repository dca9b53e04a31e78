import type { NamedObjects } from "./standalone-documents.ts";

interface KeyPair {
  readonly certificate: string;
  readonly key: string;
}

/** Creates a certificate authority for tests. */
interface Issuer extends KeyPair {
  issue(options: { readonly name: string; readonly newKey?: readonly string[] }): Promise<KeyPair>;
}

const API_KEYS = { data: { first: "some-key" }, labels: { app: "keys" } };
/** The default keys that references to a Secret read. */
const DEFAULT_KEYS = {
  ".htaccess": "user:{SHA}W6ph5Mm5Pz8GgiULbPgzG37mj9g=",
  Authorization: "secret",
  accessKey: "id",
  secretKey: "secret",
  clientSecret: "secret",
};

/** Generates Secrets and ConfigMaps for files and sets of manifests; two of them are invalid. */
export async function namedObjects(authority: Issuer): Promise<NamedObjects> {
  const { certificate: root, key } = authority;
  const own = await authority.issue({ name: "a.test" });
  const weak = await authority.issue({ name: "b.test", newKey: ["-newkey", "rsa:1024"] });
  return {
    secrets: {
      own: pair(own, {
        ...DEFAULT_KEYS,
        "ca.crt": root,
        "ca.cert": root,
        signingKey: own.key,
        certificate: own.certificate,
      }),
      weak: pair(weak),
      odd: pair(own, { "ca.crt": root, "ca.cert": "none" }),
      authority: pair({ certificate: root, key }),
      keys: API_KEYS,
    },
    configMaps: { roots: { data: { "ca.crt": root } }, keys: API_KEYS },
  };
}

function pair({ certificate, key }: KeyPair, more = {}) {
  return { data: { "tls.crt": certificate, "tls.key": key, ...more } };
}
