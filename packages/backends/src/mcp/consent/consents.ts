import { randomUUID } from "node:crypto";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import type { McpConsentFile } from "@edge-gateway/generated/types/index.ts";
import type { Logger } from "@edge-gateway/kernel/log/logger";
import { ServiceKey } from "@edge-gateway/kernel/process/services";
import { LOG, SETTINGS } from "@edge-gateway/kernel/thread-parts";
import { CALLS, type Calls } from "@edge-gateway/http";
import { WORKER_CHANNEL, type WorkerChannel } from "@edge-gateway/kernel/process/worker-channel";
import { MAX_MCP_CONSENTS, MCP_CONSENT_TIME } from "../bounds.ts";

/** Service key: the thread's {@link Consents}. */
export const CONSENTS = new ServiceKey(
  "tokens that users have agreed to",
  (use) =>
    new Consents({
      channel: use(WORKER_CHANNEL),
      calls: use(CALLS),
      file: use(SETTINGS).mcp.consentFile,
      log: use(LOG).module("mcp"),
    }),
);

/** A request to the worker that has the table of tokens; `text` is an encrypted token. */
type Order =
  | { readonly kind: "get"; readonly key: string }
  | { readonly kind: "put"; readonly key: string; readonly text: string }
  /** The token to remove; another token of the same user is not removed. */
  | { readonly kind: "remove"; readonly key: string; readonly text: string };

interface Asked {
  readonly call: number;
  readonly order: Order;
}

interface Answer {
  readonly call: number;
  readonly text?: string;
}

const ASK = "mcp consent";
const ANSWER = "mcp consent answer";

export interface ConsentParts {
  readonly channel: WorkerChannel;
  readonly calls: Calls;
  /** The file that keeps tokens across restarts; unset: tokens are lost at a restart. */
  readonly file: string | undefined;
  readonly log: Logger;
}

/**
 * The encrypted tokens of users. The first worker has the table and the file; the other workers ask the first
 * one.
 */
export class Consents {
  readonly #parts: ConsentParts;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  readonly #table: ConsentTable;
  #next = 0;

  constructor(parts: ConsentParts) {
    const { channel } = parts;
    this.#parts = parts;
    this.#table = new ConsentTable(parts);
    channel.hear(ASK, (text, from) => {
      const { call, order }: Asked = JSON.parse(text);
      void this.#table.run(order).then((found) => {
        const answer: Answer = { call, ...(found === undefined ? {} : { text: found }) };
        channel.send(from, ANSWER, JSON.stringify(answer));
      });
    });
    channel.hear(ANSWER, (text) => {
      const answer: Answer = JSON.parse(text);
      this.#waiting.get(answer.call)?.(answer);
    });
  }

  /**
   * Returns the encrypted tokens; undefined if there are none.
   * @throws Error if the worker that has the table does not respond
   */
  get(key: string): Promise<string | undefined> {
    return this.#ask({ kind: "get", key });
  }

  async put(key: string, text: string): Promise<void> {
    await this.#ask({ kind: "put", key, text });
  }

  async remove(key: string, text: string): Promise<void> {
    await this.#ask({ kind: "remove", key, text });
  }

  #ask(order: Order): Promise<string | undefined> {
    const { channel, calls } = this.#parts;
    if (!channel.reaches(channel.first)) return this.#table.run(order);
    const call = this.#next++;
    const { promise, resolve, reject } = Promise.withResolvers<string | undefined>();
    const alarm = calls.alarm(() => {
      this.#waiting.delete(call);
      reject(new Error("the worker that has the tokens of users does not respond"));
    });
    alarm.set(MCP_CONSENT_TIME);
    this.#waiting.set(call, ({ text }) => {
      this.#waiting.delete(call);
      resolve(text);
    });
    const asked: Asked = { call, order };
    channel.send(channel.first, ASK, JSON.stringify(asked));
    return promise.finally(() => alarm.release());
  }
}

const OWNER_ONLY = 0o600;
const INDENTATION = 2;

/** The table of tokens, and the file that keeps them across restarts. */
class ConsentTable {
  readonly #parts: Pick<ConsentParts, "file" | "log">;
  /** The tokens; the most recently used ones are at the end. */
  #texts: Promise<Map<string, string>> | undefined;
  #written: Promise<void> = Promise.resolve();

  constructor(parts: Pick<ConsentParts, "file" | "log">) {
    this.#parts = parts;
  }

  async run(order: Order): Promise<string | undefined> {
    const texts = await (this.#texts ??= this.#read());
    const known = texts.get(order.key);
    if (order.kind === "remove" && known !== order.text) return undefined;
    texts.delete(order.key);
    const kept = order.kind === "put" ? order.text : known;
    if (order.kind !== "remove" && kept !== undefined) texts.set(order.key, kept);
    if (order.kind === "get") return known;
    const [oldest = ""] = texts.keys();
    if (texts.size > MAX_MCP_CONSENTS) texts.delete(oldest);
    await (this.#written = this.#written.then(() => this.#write(texts)));
    return undefined;
  }

  async #read(): Promise<Map<string, string>> {
    const texts = new Map<string, string>();
    const { file, log } = this.#parts;
    if (file === undefined) return texts;
    try {
      const { consents } = await contentOf(file);
      for (const [key, text] of Object.entries(consents)) texts.set(key, text);
    } catch (error) {
      log.error("config.mcp.consentFile cannot be read: users are asked again", {
        file,
        reason: error instanceof Error ? error.message : String(error),
      });
    }
    return texts;
  }

  /** Replaces the file atomically: readers see the old or the new content, also of another gateway. */
  async #write(texts: ReadonlyMap<string, string>): Promise<void> {
    const { file, log } = this.#parts;
    if (file === undefined) return;
    const content: McpConsentFile = { consents: Object.fromEntries(texts) };
    const next = `${file}.${randomUUID()}`;
    try {
      const text = `${JSON.stringify(content, null, INDENTATION)}\n`;
      await writeFile(next, text, { mode: OWNER_ONLY, flag: "wx" });
      await rename(next, file);
    } catch (error) {
      await rm(next, { force: true });
      log.error("config.mcp.consentFile cannot be written: a restart asks users again", {
        file,
        reason: error instanceof Error ? error.message : String(error),
      });
    }
  }
}

/**
 * Reads the file; returns no tokens if it does not exist.
 * @throws Error if the file is invalid
 */
async function contentOf(file: string): Promise<McpConsentFile> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (text === undefined) return { consents: {} };
  // The validator is imported on demand, so that its code is not kept in memory.
  const { validateMcpConsentFile } =
    await import("@edge-gateway/generated/validators/mcp-consent-file.js");
  const value: unknown = JSON.parse(text);
  const [violation] = validateMcpConsentFile(value);
  if (violation !== undefined)
    throw new Error(`at ${violation.pointer || "/"}: ${violation.message}`);
  // The validator found no error, so the value has the shape of the type.
  return value as McpConsentFile;
}
