import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CACHE } from "../tools.ts";

/** A certificate and its key, as PEM. */
export interface KeyPair {
  readonly certificate: string;
  readonly key: string;
}

const FOLDER = join(CACHE, "certificates");
const VALIDITY = ["-days", "3650"];

/**
 * The self-signed certificate of a host, made once; all have the same key. Versions of it differ only in their
 * bytes.
 */
export function certificateOf(host: string, version = 1): KeyPair {
  const file = join(FOLDER, `${host}-${version}.crt`);
  const key = keyFile();
  if (!existsSync(file)) {
    const names = ["-subj", `/O=${version}/CN=${host}`, "-addext", `subjectAltName=DNS:${host}`];
    const made = execFileSync("openssl", ["req", "-x509", "-key", key, ...names, ...VALIDITY]);
    writeFileSync(file, made);
  }
  return { certificate: readFileSync(file, "utf8"), key: readFileSync(key, "utf8") };
}

function keyFile(): string {
  const file = join(FOLDER, "key.pem");
  if (existsSync(file)) return file;
  mkdirSync(FOLDER, { recursive: true });
  const kind = ["-algorithm", "EC", "-pkeyopt", "ec_paramgen_curve:P-256"];
  writeFileSync(file, execFileSync("openssl", ["genpkey", ...kind]));
  return file;
}
