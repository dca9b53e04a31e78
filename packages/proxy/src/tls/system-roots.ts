import { X509Certificate } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { delimiter, join } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";

/** Variables of a process, by their names. */
type Environment = Readonly<Record<string, string | undefined>>;

/** Where Linux distributions have one file of all certificates, for programs that use OpenSSL. */
const FILES = [
  "/etc/ssl/cert.pem",
  "/etc/ssl/certs/ca-certificates.crt",
  "/etc/pki/tls/cert.pem",
] as const;
const FOLDERS = ["/etc/ssl/certs", "/etc/pki/tls/certs"] as const;

/** What `openssl rehash` calls certificates: the hash of the subject, and a number. */
const HASHED_NAME = /^[0-9a-f]{8}\.\d+$/;
const CERTIFICATE =
  /-----BEGIN (?:X509 )?CERTIFICATE-----[^-]+-----END (?:X509 )?CERTIFICATE-----/g;

let areTrusted = false;

/**
 * Connections of this thread trust the certificates of the system from now on, instead of those
 * that are compiled into Node.js, unless they name others. Reads them the first time only.
 */
export function trustSystemRoots(): void {
  if (areTrusted) return;
  setDefaultCACertificates([...systemRoots(process.env), ...getCACertificates("extra")]);
  areTrusted = true;
}

/** The certificates that OpenSSL trusts by default, as PEM; what cannot be read is left out. */
export function systemRoots(environment: Environment): readonly string[] {
  const { files = FILES, folders = FOLDERS } = namedPlaces(environment);
  const paths = [...files, ...folders.flatMap(hashedFiles)];
  const found = new Set(paths.flatMap((path) => textOf(path).match(CERTIFICATE) ?? []));
  return [...found].filter(isCertificate);
}

/** Files and folders that the environment names and that do not exist, as `variable: path`. */
export function missingRoots(environment: Environment): readonly string[] {
  const { files = [], folders = [] } = namedPlaces(environment);
  const missing = (variable: string, paths: readonly string[]): string[] =>
    paths.filter((path) => !existsSync(path)).map((path) => `${variable}: ${path}`);
  return [...missing("SSL_CERT_FILE", files), ...missing("SSL_CERT_DIR", folders)];
}

/** openssl-env(7): one file, and a list of folders; each replaces its own default only. */
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
