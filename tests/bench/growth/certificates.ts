import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { madeOnce } from "../../../tools/made-once.ts";
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
  const key = keyFile();
  const file = madeOnce(join(FOLDER, `${host}-${version}.crt`), (made) => {
    const names = ["-subj", `/O=${version}/CN=${host}`, "-addext", `subjectAltName=DNS:${host}`];
    execFileSync("openssl", ["req", "-x509", "-key", key, ...names, ...VALIDITY, "-out", made]);
  });
  return { certificate: readFileSync(file, "utf8"), key: readFileSync(key, "utf8") };
}

function keyFile(): string {
  const kind = ["-algorithm", "EC", "-pkeyopt", "ec_paramgen_curve:P-256"];
  return madeOnce(join(FOLDER, "key.pem"), (made) => {
    execFileSync("openssl", ["genpkey", ...kind, "-out", made]);
  });
}
