import { X509Certificate } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { delimiter, join } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";

/** The environment variables of a process. */
type Environment = Readonly<Record<string, string | undefined>>;

/** The files with all trusted certificates, in the locations of Linux distributions. */
const FILES = [
  "/etc/ssl/cert.pem",
  "/etc/ssl/certs/ca-certificates.crt",
  "/etc/pki/tls/cert.pem",
] as const;
const FOLDERS = ["/etc/ssl/certs", "/etc/pki/tls/certs"] as const;

/** File names that `openssl rehash` creates: the hash of the subject, and a number. */
const HASHED_NAME = /^[0-9a-f]{8}\.\d+$/;
const CERTIFICATE =
  /-----BEGIN (?:X509 )?CERTIFICATE-----[^-]+-----END (?:X509 )?CERTIFICATE-----/g;

let areTrusted = false;

/**
 * Makes this thread's connections trust the system's certificate authorities instead of those compiled into
 * Node.js, unless a connection names its own. They are read only once.
 */
export function trustSystemRoots(): void {
  if (areTrusted) return;
  setDefaultCACertificates([...systemRoots(process.env), ...getCACertificates("extra")]);
  areTrusted = true;
}

/**
 * Reads the certificate authorities that OpenSSL trusts by default, as PEM. Unreadable certificates are left
 * out.
 */
export function systemRoots(environment: Environment): readonly string[] {
  const { files = FILES, folders = FOLDERS } = namedPlaces(environment);
  const paths = [...files, ...folders.flatMap(hashedFiles)];
  const found = new Set(paths.flatMap((path) => textOf(path).match(CERTIFICATE) ?? []));
  return [...found].filter(isCertificate);
}

/** Lists the files and folders that environment variables name but that do not exist, as `variable: path`. */
export function missingRoots(environment: Environment): readonly string[] {
  const { files = [], folders = [] } = namedPlaces(environment);
  const missing = (variable: string, paths: readonly string[]): string[] =>
    paths.filter((path) => !existsSync(path)).map((path) => `${variable}: ${path}`);
  return [...missing("SSL_CERT_FILE", files), ...missing("SSL_CERT_DIR", folders)];
}

/**
 * The variable for a file, and the one for a list of folders (openssl-env(7)). Each variable replaces only
 * its own default.
 */
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
