import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { waitFor } from "@edge-gateway/testkit/wait-for";

const run = promisify(execFile);

const COLUMNS = 80;
const ROWS = 24;

/** A program in a tmux terminal, which a test reads and controls. */
export class Tmux implements AsyncDisposable {
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** Runs a program in a terminal of 80 columns and 24 rows. */
  static async start(command: readonly string[]): Promise<Tmux> {
    const folder = await mkdtemp(join(tmpdir(), "tmux-"));
    const terminal = new Tmux(folder);
    const status = quote(join(folder, "status"));
    const shell = `${command.map(quote).join(" ")}; echo $? > ${status}; exec cat`;
    await terminal.#tmux(
      "-f",
      "/dev/null",
      "new-session",
      "-d",
      ...size(COLUMNS, ROWS),
      "sh",
      "-c",
      shell,
    );
    return terminal;
  }

  /** Presses keys by their tmux names; other texts are typed as characters. */
  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.#tmux("send-keys", key);
  }

  /** Sends a signal to the program. */
  async signal(name: NodeJS.Signals): Promise<void> {
    const shell = (await this.#tmux("display-message", "-p", "#{pane_pid}")).trim();
    const child = await readFile(`/proc/${shell}/task/${shell}/children`, "utf8");
    process.kill(Number(child), name);
  }

  /** Whether the program uses the alternate screen. */
  async isTakenOver(): Promise<boolean> {
    return (await this.#tmux("display-message", "-p", "#{alternate_on}")).trim() === "1";
  }

  async resize(columns: number, rows: number): Promise<void> {
    await this.#tmux("resize-window", ...size(columns, rows));
  }

  /** Waits until the screen content matches. */
  async shows(pattern: RegExp): Promise<void> {
    let screen = "";
    try {
      await waitFor(`${pattern} on the screen`, async () => {
        screen = await this.#tmux("capture-pane", "-p");
        return pattern.test(screen);
      });
    } catch (error) {
      throw new Error(`${pattern} is not on the screen:\n${screen}`, { cause: error });
    }
  }

  /** Waits until the program has ended. */
  async exitStatus(): Promise<number> {
    const file = join(this.#folder, "status");
    return Number(
      await waitFor("exit status", async () => (await readFile(file, "utf8")) || undefined),
    );
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#tmux("kill-server").catch(() => {});
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #tmux(...args: readonly string[]): Promise<string> {
    const { stdout } = await run("tmux", ["-S", join(this.#folder, "socket"), ...args]);
    return stdout;
  }
}

function size(columns: number, rows: number): readonly string[] {
  return ["-x", String(columns), "-y", String(rows)];
}

function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
