import { X509Certificate } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { delimiter, join } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";

/** The environment variables of a process. */
type Environment = Readonly<Record<string, string | undefined>>;

/** Files with all certificates of a Linux distribution, for programs that use OpenSSL. */
const FILES = [
  "/etc/ssl/cert.pem",
  "/etc/ssl/certs/ca-certificates.crt",
  "/etc/pki/tls/cert.pem",
] as const;
const FOLDERS = ["/etc/ssl/certs", "/etc/pki/tls/certs"] as const;

/** File names created by `openssl rehash`: the hash of the subject, and a number. */
const HASHED_NAME = /^[0-9a-f]{8}\.\d+$/;
const CERTIFICATE =
  /-----BEGIN (?:X509 )?CERTIFICATE-----[^-]+-----END (?:X509 )?CERTIFICATE-----/g;

let areTrusted = false;

/**
 * From now on this thread's connections trust the system's certificates instead of those compiled
 * into Node.js, unless they name others. Reads them only once.
 */
export function trustSystemRoots(): void {
  if (areTrusted) return;
  setDefaultCACertificates([...systemRoots(process.env), ...getCACertificates("extra")]);
  areTrusted = true;
}

/** The certificates that OpenSSL trusts by default, as PEM; unreadable ones are left out. */
export function systemRoots(environment: Environment): readonly string[] {
  const { files = FILES, folders = FOLDERS } = namedPlaces(environment);
  const paths = [...files, ...folders.flatMap(hashedFiles)];
  const found = new Set(paths.flatMap((path) => textOf(path).match(CERTIFICATE) ?? []));
  return [...found].filter(isCertificate);
}

/** Files and folders that the environment names but that do not exist, as `variable: path`. */
export function missingRoots(environment: Environment): readonly string[] {
  const { files = [], folders = [] } = namedPlaces(environment);
  const missing = (variable: string, paths: readonly string[]): string[] =>
    paths.filter((path) => !existsSync(path)).map((path) => `${variable}: ${path}`);
  return [...missing("SSL_CERT_FILE", files), ...missing("SSL_CERT_DIR", folders)];
}

/** openssl-env(7): a file, and a list of folders; each variable replaces only its own default. */
function namedPlaces({ SSL_CERT_FILE: file, SSL_CERT_DIR: folders }: Environment): {
  readonly files: readonly string[] | undefined;
  readonly folders: readonly string[] | undefined;
} {
  const isPath = (text: string): boolean => text !== "";
  return {
    files: file === undefined ? undefined : [file].filter(isPath),
    folders: folders?.split(delimiter).filter(isPath),
  };
}

function hashedFiles(folder: string): readonly string[] {
  try {
    const names = readdirSync(folder).filter((name) => HASHED_NAME.test(name));
    return names.map((name) => join(folder, name));
  } catch {
    return [];
  }
}

function textOf(path: string): string {
  try {
    return statSync(path).isFile() ? readFileSync(path, "latin1") : "";
  } catch {
    return "";
  }
}

function isCertificate(text: string): boolean {
  try {
    return new X509Certificate(text).raw.length > 0;
  } catch {
    return false;
  }
}
