import { writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { encodeLine } from "@edge-gateway/trace";
import type { Decoded } from "@edge-gateway/trace";
import { CommandError } from "../exit.ts";
import type { Terminal } from "./terminal.ts";
import { rawText } from "../text/trace-view.ts";
import { paint } from "./paint.ts";
import type { Screen, ScreenEvents } from "./screen.ts";
import { TraceModel } from "./trace-model.ts";
import type { Effect } from "./trace-model.ts";

/** The source of records: passes each record to `show` and returns after the last one. */
export type TraceSource = (show: (event: Decoded) => void, terminal: Terminal) => Promise<void>;

export interface TraceScreenOptions {
  readonly title: string;
  readonly source: TraceSource;
  readonly terminal: Terminal;
  readonly open: (events: ScreenEvents) => Screen;
}

/** The file mode: only the user may read a saved trace. */
const SAVED_MODE = 0o600;

/**
 * Shows the terminal UI of a trace until the user quits.
 * @throws CommandError if the trace did not complete, unless the user quit before
 */
export async function runTraceScreen(options: TraceScreenOptions): Promise<void> {
  await new TraceScreen(options).run();
}

class TraceScreen {
  readonly #options: TraceScreenOptions;
  readonly #model = new TraceModel();
  readonly #screen: Screen;
  readonly #quit = new AbortController();
  #isLive = true;
  #isPainting = false;

  constructor(options: TraceScreenOptions) {
    this.#options = options;
    this.#screen = options.open({ key: this.#key, resized: () => this.#paint() });
  }

  async run(): Promise<void> {
    const { terminal } = this.#options;
    const ended = AbortSignal.any([this.#quit.signal, terminal.interrupted]);
    const over = new Promise<void>((resolve) => ended.addEventListener("abort", () => resolve()));
    this.#paint();
    const tracing = this.#trace(ended);
    await over;
    this.#screen.close();
    const failure = await tracing;
    if (terminal.interrupted.aborted) throw new CommandError("interrupted");
    if (failure !== undefined) throw failure;
  }

  /**
   * Traces one request and shows its records.
   * @returns why the trace did not complete; undefined if the trace completed, or the user quit
   * before
   */
  async #trace(ended: AbortSignal): Promise<unknown> {
    const { source, terminal } = this.#options;
    const quiet = {
      ...terminal,
      interrupted: ended,
      isTakenOver: true,
      out: () => {},
      err: (text: string) => this.#say(text),
    };
    try {
      await source((event) => this.#add(event), quiet);
      return undefined;
    } catch (error) {
      if (ended.aborted) return undefined;
      this.#say(`error: ${error instanceof Error ? error.message : String(error)}`);
      return error;
    } finally {
      this.#isLive = false;
      this.#paint();
    }
  }

  readonly #key = (key: string): void => {
    if (key === "ctrl-c") return void process.kill(process.pid, "SIGINT");
    const effect = this.#model.press(key);
    if (effect !== undefined) this.#do(effect);
    this.#paint();
  };

  #do(effect: Effect): void {
    if (effect.kind === "quit") return this.#quit.abort();
    if (effect.kind === "copy") {
      this.#screen.copy(effect.text);
      return this.#say("copied, if the terminal allows it");
    }
    return void this.#save(effect.file).then((text) => this.#say(text));
  }

  /**
   * Saves the records to a new file; never overwrites a file.
   * @returns the message for the user
   */
  async #save(name: string): Promise<string> {
    const { events } = this.#model;
    const file = name.replace(/^~(?=\/)/, homedir());
    const text = events.map((event) => encodeLine(rawText(event))).join("");
    try {
      await writeFile(file, text, { flag: "wx", mode: SAVED_MODE });
      return `wrote ${events.length} records to ${file}`;
    } catch (error) {
      return `cannot write ${file}: ${error instanceof Error ? error.message : String(error)}`;
    }
  }

  #add(event: Decoded): void {
    this.#model.add(event);
    this.#paint();
  }

  #say(text: string): void {
    this.#model.message = text.trim();
    this.#paint();
  }

  /** Many records that arrive at once are painted once. */
  #paint(): void {
    if (this.#isPainting) return;
    this.#isPainting = true;
    setImmediate(() => {
      this.#isPainting = false;
      this.#show();
    });
  }

  #show(): void {
    const { title, terminal } = this.#options;
    if (this.#quit.signal.aborted || terminal.interrupted.aborted) return;
    this.#screen.show(
      paint(this.#model, {
        size: this.#screen.size,
        colours: terminal.colours,
        title,
        isLive: this.#isLive,
      }),
    );
  }
}
