import { execFile } from "node:child_process";
import { chmod, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { Background } from "./background.ts";
import { blocksOf } from "./blocks.ts";
import type { Block, Output } from "./blocks.ts";
import { containsOutput, linesOf, matchesOutput } from "./expected.ts";
import { Ports } from "./ports.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const COMMANDS_LIMIT_MS = 300_000;
const IS_GATEWAY = /(?:^|\s)gw (?:-f|new) |npm run gw -- -f |npm start/;

/** An output that differs from the one on the page. */
export interface Mismatch {
  readonly line: number;
  readonly expected: Output;
  readonly actual: string;
}

/**
 * Follows a page as a reader does: writes its files into a folder, runs its commands, compares the
 * output.
 */
export class Page implements AsyncDisposable {
  readonly #folder: string;
  readonly #cwd: string;
  readonly #ports: Ports;
  readonly #environment: Readonly<Record<string, string>>;
  /** The expected output on the page. */
  readonly #readinessPort: string;
  #gateway: Background | undefined;
  readonly #others: Background[] = [];
  readonly #files = new Set<string>();
  readonly #mismatches: Mismatch[] = [];

  private constructor(
    text: string,
    place: { readonly folder: string; readonly from: string },
    ports: Ports,
  ) {
    this.#folder = place.folder;
    this.#cwd = join(place.folder, place.from);
    this.#ports = ports;
    this.#environment = environmentFor(text, place.folder, ports);
    this.#readinessPort = /readinessAddr: \S+:(\d+)/.exec(text)?.[1] ?? "15021";
  }

  /**
   * Follows all blocks of a page in their order.
   * @param from the folder of the check-out in which the reader is
   * @returns outputs that differ from those on the page
   * @throws {Error} that names the line of the block that failed
   */
  static async run(text: string, from: string): Promise<readonly Mismatch[]> {
    const folder = await mkdtemp(join(tmpdir(), "guide-"));
    const ports = await Ports.take(text);
    await using page = new Page(text, { folder, from }, ports);
    await page.#prepare();
    for (const block of blocksOf(text)) {
      await page.#do(block).catch((cause: unknown) => {
        throw new Error(`line ${block.line}: ${messageOf(cause)}`, { cause });
      });
    }
    return page.#mismatches;
  }

  async #prepare(): Promise<void> {
    await mkdir(this.#cwd, { recursive: true });
    for (const name of ["examples", "tools", "packages", "node_modules"])
      await symlink(join(ROOT, name), join(this.#folder, name));
    await writeFile(join(this.#folder, ".curlrc"), "silent\nshow-error\n");
    const manifest = JSON.parse(await readFile(join(ROOT, "package.json"), "utf8"));
    manifest.scripts.gwctl = join(this.#folder, "bin/gwctl");
    await writeFile(join(this.#folder, "package.json"), JSON.stringify(manifest));
    // gwctl uses the default port of the admin server, which is replaced by another port here.
    const gwctl = join(ROOT, "node_modules/.bin/gwctl");
    const [admin] = this.#ports.namedIn("15000");
    const script = `#!/bin/sh
case "$1 $*" in
  *--proxy-admin-port*|*" -f "*) exec ${gwctl} "$@" ;;
  config*|proxy*) words="$1 $2"; shift 2; exec ${gwctl} $words --proxy-admin-port ${admin} "$@" ;;
  llm*) exec ${gwctl} "$@" --proxy-admin-port ${admin} ;;
  *) exec ${gwctl} "$@" ;;
esac
`;
    await mkdir(join(this.#folder, "bin"));
    await writeFile(join(this.#folder, "bin/gwctl"), script);
    await chmod(join(this.#folder, "bin/gwctl"), 0o755);
  }

  async #do(block: Block): Promise<void> {
    switch (block.kind) {
      case "file":
        return this.#write(block.name, block.text);
      case "commands":
        return this.#runCommands(block);
      case "background":
        return this.#start(block);
      case "log":
        return this.#gateway?.until("expected line of the log", () =>
          containsOutput(this.#ports.toShown(this.#gateway?.output ?? ""), block.text),
        );
      case "excluded":
      case "foreign":
        return undefined;
    }
  }

  /** Writes a file, and waits until a gateway that uses it has read it. */
  async #write(name: string, text: string): Promise<void> {
    const path = join(this.#cwd, name);
    const isChange = this.#gateway !== undefined && this.#files.has(name);
    const before = isChange ? await this.#reloadStatus() : undefined;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(`${path}.next`, this.#ports.toReal(text));
    await rename(`${path}.next`, path);
    this.#files.add(name);
    if (isChange) await waitFor("reload", async () => (await this.#reloadStatus()) !== before);
  }

  /** The configuration that is in use, and the time when the last one was read. */
  async #reloadStatus(): Promise<string> {
    const response = await fetch(`http://127.0.0.1:${this.#ports.real(15000)}/config/status`);
    return response.text();
  }

  async #runCommands(block: Extract<Block, { kind: "commands" }>): Promise<void> {
    const { output, status } = await this.#bash(this.#ports.toReal(block.text));
    const actual = this.#ports.toShown(output);
    if (status !== block.status)
      throw new Error(`exit status ${status} in place of ${block.status}: ${actual}`);
    const expected = block.output;
    if (expected !== undefined && !matchesOutput(actual, expected.text))
      this.#mismatches.push({ line: block.line, expected, actual: linesOf(actual).join("\n") });
  }

  /** Runs commands in a shell that has the variables and functions of the previous shells. */
  #bash(commands: string): Promise<{ readonly output: string; readonly status: number }> {
    const variables = join(this.#folder, "variables");
    const script = `exec 2>&1; set -ea; [ ! -f ${variables} ] || . ${variables}; trap '{ export -p; declare -f; } > ${variables}' EXIT\n${commands}`;
    const options = {
      cwd: this.#cwd,
      env: this.#environment,
      timeout: COMMANDS_LIMIT_MS,
    };
    return new Promise((resolve, reject) => {
      const child = execFile("bash", ["-c", script], options, (error, output) => {
        if (error?.killed === true) reject(new Error(`the commands do not end: ${output}`));
        else resolve({ output, status: child.exitCode ?? -1 });
      });
      child.stdin?.end();
    });
  }

  async #start(block: Extract<Block, { kind: "background" }>): Promise<void> {
    const isGateway = IS_GATEWAY.test(block.text);
    if (isGateway) await this.#gateway?.[Symbol.asyncDispose]();
    const options = { cwd: this.#cwd, env: this.#environment };
    const program = new Background(this.#ports.toReal(block.text), options);
    if (isGateway) this.#gateway = program;
    else this.#others.push(program);
    await this.#untilReady(block.text, program, isGateway);
    const expected = block.output;
    if (expected === undefined) return;
    if (expected.text.trim() === "") {
      const actual = linesOf(this.#ports.toShown(program.output)).join("\n");
      this.#mismatches.push({ line: block.line, expected, actual });
      return;
    }
    const isThere = () => containsOutput(this.#ports.toShown(program.output), expected.text);
    await program.until("expected output", isThere);
  }

  async #untilReady(commands: string, program: Background, isGateway: boolean): Promise<void> {
    if (isGateway) {
      const [port] = this.#ports.namedIn(this.#readinessPort);
      const url = `http://127.0.0.1:${port}/healthz/ready`;
      await program.until("ready gateway", async () => (await fetch(url)).ok);
    }
    for (const port of this.#ports.namedIn(commands))
      await program.until(`server on port ${port}`, () => isListening(port));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const program of [this.#gateway, ...this.#others]) await program?.[Symbol.asyncDispose]();
    await rm(this.#folder, { recursive: true, force: true });
  }
}

/** The settings of the default ports of a gateway, unless a page moves these ports itself. */
const ADDRESSES = [
  { setting: "adminAddr", variable: "ADMIN_ADDR", port: 15000 },
  { setting: "statsAddr", variable: "STATS_ADDR", port: 15020 },
  { setting: "readinessAddr", variable: "READINESS_ADDR", port: 15021 },
] as const;

function environmentFor(text: string, folder: string, ports: Ports): Record<string, string> {
  const path = [
    join(folder, "bin"),
    join(ROOT, "node_modules/.bin"),
    process.env["PATH"] ?? "",
  ].join(delimiter);
  // `ui.access.adminAddr` has a word, and no address.
  const isSet = (setting: string): boolean =>
    new RegExp(`${setting}: "?(?!Login|Read|Write)`).test(text);
  const addresses = ADDRESSES.filter(({ setting }) => !isSet(setting)).map(({ variable, port }) => [
    variable,
    `127.0.0.1:${ports.real(port)}`,
  ]);
  return {
    PATH: path,
    HOME: folder,
    LANG: "C.UTF-8",
    WORKER_THREADS: "1",
    ...Object.fromEntries(addresses),
  };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
