import type {
  CipherSuite,
  ParsedFrontendTls,
  KeyExchangeGroup,
} from "@edge-gateway/generated/types/index.ts";
import type { SecureContextOptions } from "node:tls";

/** OpenSSL's names of cipher suites (manual page `ciphers`, section "CIPHER SUITE NAMES"). */
const CIPHERS: Readonly<Record<CipherSuite, string>> = {
  TLS13_AES_256_GCM_SHA384: "TLS_AES_256_GCM_SHA384",
  TLS13_AES_128_GCM_SHA256: "TLS_AES_128_GCM_SHA256",
  TLS13_CHACHA20_POLY1305_SHA256: "TLS_CHACHA20_POLY1305_SHA256",
  TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384: "ECDHE-ECDSA-AES256-GCM-SHA384",
  TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256: "ECDHE-ECDSA-AES128-GCM-SHA256",
  TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256: "ECDHE-ECDSA-CHACHA20-POLY1305",
  TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384: "ECDHE-RSA-AES256-GCM-SHA384",
  TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256: "ECDHE-RSA-AES128-GCM-SHA256",
  TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256: "ECDHE-RSA-CHACHA20-POLY1305",
};

const GROUPS: Readonly<Record<KeyExchangeGroup, string>> = {
  X25519: "X25519",
  "P-256": "P-256",
  "P-384": "P-384",
  X25519_MLKEM768: "X25519MLKEM768",
};

const ALL_CIPHERS = Object.values(CIPHERS);

/** The allowed cipher suites; if none are configured, all cipher suites of the schema. */
export function cipherOptions(suites: readonly CipherSuite[] | undefined): SecureContextOptions {
  return { ciphers: (suites?.map((suite) => CIPHERS[suite]) ?? ALL_CIPHERS).join(":") };
}

/** The allowed key exchange groups; if none are configured, OpenSSL's default groups and the hybrid group. */
export function groupOptions(groups: readonly KeyExchangeGroup[] | undefined): {
  readonly ecdhCurve?: string;
} {
  return groups === undefined ? {} : { ecdhCurve: groups.map((group) => GROUPS[group]).join(":") };
}

/**
 * The TLS versions with an allowed cipher suite.
 * @throws RangeError if there are none
 */
export function versionOptions({
  minProtocolVersion = OLDEST,
  maxProtocolVersion = NEWEST,
  cipherSuites,
}: ParsedFrontendTls): SecureContextOptions {
  const named = cipherSuites?.map(versionOf) ?? [OLDEST, NEWEST];
  const spoken = [OLDEST, NEWEST].filter(
    (version) =>
      version >= minProtocolVersion && version <= maxProtocolVersion && named.includes(version),
  );
  const [oldest] = spoken;
  if (oldest === undefined) throw new RangeError("no version has a cipher suite that is allowed");
  return { minVersion: `TLSv${oldest}`, maxVersion: `TLSv${spoken.at(-1) ?? oldest}` };
}

type Version = NonNullable<ParsedFrontendTls["minProtocolVersion"]>;
const OLDEST: Version = "1.2";
const NEWEST: Version = "1.3";

/** Each cipher suite belongs to a single TLS version (RFC 8446 section 1.2). */
function versionOf(suite: CipherSuite): Version {
  return suite.startsWith("TLS13_") ? NEWEST : OLDEST;
}
