import { spawn } from "node:child_process";
import type { ChildProcessWithoutNullStreams } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const MANIFEST = createRequire(import.meta.url).resolve("yaml-language-server/package.json");
const PROGRAM = join(dirname(MANIFEST), "bin", "yaml-language-server");
const HEADER_END = "\r\n\r\n";

/** The fields of a Language Server Protocol message that are read here. */
interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

export interface EditorDiagnostic {
  readonly message: string;
  readonly range: { readonly start: { readonly line: number } };
}

/** A position in a text; line and column are counted from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/**
 * The real yaml-language-server in a process, controlled as an editor does (LSP 3.17, over stdio).
 */
export class LanguageServer implements AsyncDisposable {
  readonly #process: ChildProcessWithoutNullStreams;
  readonly #answers = new Map<number, (message: Message) => void>();
  readonly #diagnostics = new Map<string, (found: readonly EditorDiagnostic[]) => void>();
  #received = Buffer.alloc(0);
  #nextId = 1;

  constructor() {
    this.#process = spawn(process.execPath, [PROGRAM, "--stdio"]);
    this.#process.stdout.on("data", (bytes: Buffer) => this.#receive(bytes));
  }

  /** Initializes the server; without the list of schemas that it would fetch from the network. */
  async start(): Promise<void> {
    await this.#request("initialize", {
      processId: process.pid,
      rootUri: null,
      capabilities: {
        textDocument: {
          hover: { contentFormat: ["markdown"] },
          completion: { completionItem: { documentationFormat: ["markdown"] } },
        },
      },
    });
    this.#notify("initialized", {});
    this.#notify("workspace/didChangeConfiguration", {
      settings: { yaml: { schemaStore: { enable: false }, hover: true, completion: true } },
    });
  }

  /** Opens a document; returns the problems that the server reports. */
  open(uri: string, text: string): Promise<readonly EditorDiagnostic[]> {
    const { promise, resolve } = Promise.withResolvers<readonly EditorDiagnostic[]>();
    this.#diagnostics.set(uri, resolve);
    this.#notify("textDocument/didOpen", {
      textDocument: { uri, languageId: "yaml", version: 1, text },
    });
    return promise;
  }

  /** The hover text of the word at a position; empty if there is none. */
  async hover(uri: string, place: Place): Promise<string> {
    const hover = await this.#request("textDocument/hover", at(uri, place));
    const contents = valueAt(hover, "contents");
    const value = valueAt(contents, "value");
    return typeof value === "string" ? value : "";
  }

  /** Returns the completions at a position. */
  async complete(uri: string, place: Place): Promise<readonly string[]> {
    const answer = await this.#request("textDocument/completion", at(uri, place));
    const items = Array.isArray(answer) ? answer : valueAt(answer, "items");
    return (Array.isArray(items) ? items : []).map((item: unknown) =>
      String(valueAt(item, "label")),
    );
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#process.once("exit", () => resolve());
    await this.#request("shutdown", null);
    this.#notify("exit", null);
    this.#process.stdin.end();
    await promise;
  }

  async #request(method: string, params: unknown): Promise<unknown> {
    const id = this.#nextId++;
    const { promise, resolve } = Promise.withResolvers<Message>();
    this.#answers.set(id, resolve);
    this.#send({ id, method, params });
    const { result, error } = await promise;
    if (error !== undefined) throw new Error(`${method}: ${error.message}`);
    return result;
  }

  #notify(method: string, params: unknown): void {
    this.#send({ method, params });
  }

  #send(message: Message): void {
    const body = JSON.stringify({ jsonrpc: "2.0", ...message });
    this.#process.stdin.write(`Content-Length: ${Buffer.byteLength(body)}${HEADER_END}${body}`);
  }

  #receive(bytes: Buffer): void {
    this.#received = Buffer.concat([this.#received, bytes]);
    for (;;) {
      const end = this.#received.indexOf(HEADER_END);
      if (end === -1) return;
      const length = Number(
        /Content-Length: (\d+)/i.exec(this.#received.toString("utf8", 0, end))?.[1],
      );
      const start = end + HEADER_END.length;
      if (this.#received.length < start + length) return;
      this.#take(JSON.parse(this.#received.toString("utf8", start, start + length)));
      this.#received = this.#received.subarray(start + length);
    }
  }

  #take(message: Message): void {
    const { id, method, params } = message;
    if (method === "textDocument/publishDiagnostics") {
      const { uri, diagnostics } = params as { uri: string; diagnostics: EditorDiagnostic[] };
      this.#diagnostics.get(uri)?.(diagnostics);
    } else if (method !== undefined && id !== undefined) this.#send({ id, result: null });
    else if (id !== undefined) this.#answers.get(id)?.(message);
  }
}

function at(uri: string, { line, column }: Place): object {
  return { textDocument: { uri }, position: { line: line - 1, character: column - 1 } };
}

function valueAt(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
