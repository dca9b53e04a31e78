import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

const NEW_KEY = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"] as const;

/** A certificate with its private key, as PEM and as files. */
export interface Credentials {
  readonly certificate: string;
  readonly key: string;
  readonly certificatePath: string;
  readonly keyPath: string;
}

export interface CertificateOptions {
  /** Common name of the subject; also the only alternative name if none are given. */
  readonly name: string;
  /**
   * The subject alternative names, e.g. `DNS:a.example.com`,
   * `URI:spiffe://cluster.local/ns/a/sa/b`.
   */
  readonly alternativeNames?: readonly string[];
  /** The days of validity from now; a negative number means an expired certificate. Default 2. */
  readonly days?: number;
  /** The arguments of openssl for another kind of key than EC with P-256. */
  readonly newKey?: readonly string[];
}

/** A certificate authority of a test, made with the program openssl. */
export class CertificateAuthority implements AsyncDisposable {
  /** The certificate of the authority itself, as PEM and as a file. */
  readonly certificate: string;
  readonly certificatePath: string;
  readonly key: string;
  readonly #folder: string;
  #issued = 0;

  private constructor(folder: string, certificate: string, key: string) {
    this.#folder = folder;
    this.certificate = certificate;
    this.key = key;
    this.certificatePath = join(folder, "ca.crt");
  }

  /** `newKey`: arguments of openssl for another kind of key than EC with P-256. */
  static async create(newKey: readonly string[] = NEW_KEY): Promise<CertificateAuthority> {
    const folder = await mkdtemp(join(tmpdir(), "certificates-"));
    const request = [
      "req",
      "-x509",
      ...newKey,
      "-nodes",
      "-subj",
      "/CN=Test authority",
      "-days",
      "2",
    ];
    await run("openssl", [...request, "-keyout", "ca.key", "-out", "ca.crt"], { cwd: folder });
    const [certificate, key] = await Promise.all([
      readFile(join(folder, "ca.crt"), "utf8"),
      readFile(join(folder, "ca.key"), "utf8"),
    ]);
    return new CertificateAuthority(folder, certificate, key);
  }

  /** A new key and its certificate, signed by this authority. */
  async issue(options: CertificateOptions): Promise<Credentials> {
    const { name, alternativeNames, days = 2, newKey = NEW_KEY } = options;
    const file = `${++this.#issued}`;
    const place = { cwd: this.#folder };
    const names = alternativeNames ?? [`DNS:${name}`];
    const request = ["req", "-new", ...newKey, "-nodes", "-subj", `/O=Test/CN=${name}`];
    const extension = ["-addext", `subjectAltName=${names.join(",")}`];
    const output = ["-keyout", `${file}.key`, "-out", `${file}.csr`];
    await run("openssl", [...request, ...extension, ...output], place);
    await this.#sign(file, days);
    const certificatePath = join(this.#folder, `${file}.crt`);
    const keyPath = join(this.#folder, `${file}.key`);
    const [certificate, key] = await Promise.all([
      readFile(certificatePath, "utf8"),
      readFile(keyPath, "utf8"),
    ]);
    return { certificate, key, certificatePath, keyPath };
  }

  /**
   * The certificate that a PKCS #10 request asks for, with the names in the request; both as PEM.
   */
  async sign(request: string, days = 2): Promise<string> {
    const file = `${++this.#issued}`;
    await writeFile(join(this.#folder, `${file}.csr`), request);
    await this.#sign(file, days);
    return readFile(join(this.#folder, `${file}.crt`), "utf8");
  }

  async #sign(file: string, days: number): Promise<void> {
    const signing = ["x509", "-req", "-in", `${file}.csr`, "-CA", "ca.crt", "-CAkey", "ca.key"];
    const validity = ["-days", String(days), "-copy_extensions", "copy"];
    const output = ["-out", `${file}.crt`];
    await run("openssl", [...signing, ...validity, ...output], { cwd: this.#folder });
  }

  /** A file with a certificate followed by its key. */
  async bundle({ certificate, key, certificatePath }: Credentials): Promise<string> {
    const path = `${certificatePath}.pem`;
    await writeFile(path, certificate + key);
    return path;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await rm(this.#folder, { recursive: true });
  }
}
