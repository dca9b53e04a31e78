import type { Ir } from "@edge-gateway/translate/ir";
import { MAX_WAITING_CANDIDATES, READING_TIMEOUT } from "../bounds.ts";
import type { ConfigKeeper } from "./config-keeper.ts";
import type { ChangeOrigin, ConfigHistory, FileTexts } from "./config-history.ts";
import type { ConfigDiagnostic, ConfigStatus } from "./config-status.ts";
import type { ConfigurationReader } from "./configuration-reader.ts";
import { digestOf } from "./digest.ts";
import type { CandidateFile, JudgedCandidate } from "./judge-candidate.ts";
import { replaceFile, whyNotReplaced } from "./replace-file.ts";
import type { LocatedPlace, ShownConfiguration, ShownFile } from "./shown-configuration.ts";

export interface EditorOptions {
  readonly reader: ConfigurationReader;
  /** The file or the folder of the configuration. */
  readonly path: string;
  readonly keeper: () => ConfigKeeper | undefined;
  readonly history: Pick<ConfigHistory, "announced">;
  /** Why the process never changes its configuration; undefined if it may. */
  readonly locked: string | undefined;
  /** The current time in milliseconds since 1970, at which certificates must be valid. */
  readonly wallClock: () => number;
}

/** The result of a change. */
export type Change =
  | { readonly kind: "applied"; readonly status: ConfigStatus; readonly version: string }
  /** The configuration cannot be changed here. */
  | { readonly kind: "locked"; readonly reason: string }
  /** The files have changed since the version that the change is based on. */
  | { readonly kind: "stale"; readonly current: ShownConfiguration }
  | { readonly kind: "invalid"; readonly judged: JudgedCandidate }
  /** The running gateway could not take the change, and the files have their old texts again. */
  | { readonly kind: "refused"; readonly problems: readonly string[] }
  | { readonly kind: "busy" };

/** Shows the files of the configuration, judges candidates, and replaces the files. */
export class ConfigEditor {
  readonly #options: EditorOptions;
  /** The change that runs. */
  #changing: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(options: EditorOptions) {
    this.#options = options;
  }

  /** Why the configuration cannot be changed; undefined if it can. */
  async locked(): Promise<string | undefined> {
    const { locked, path } = this.#options;
    if (locked !== undefined) return locked;
    return whyNotReplaced(path);
  }

  /** The files with their texts, in which secrets are hidden. */
  show(): Promise<ShownConfiguration> {
    return this.#options.reader.show(READING_TIMEOUT);
  }

  /** Texts of files, in which secrets are hidden. */
  hide(texts: FileTexts): Promise<readonly ShownFile[]> {
    return this.#options.reader.hide(texts, READING_TIMEOUT);
  }

  /**
   * The place of a JSON pointer in the files; undefined if they do not have it, or if the gateway runs another
   * text than theirs.
   */
  async locate(pointer: string): Promise<LocatedPlace | undefined> {
    const { reader, keeper } = this.#options;
    if (keeper()?.status.synchronized !== true) return undefined;
    return await this.#counted(() => reader.locate(pointer, READING_TIMEOUT));
  }

  /** Judges texts in place of files; undefined if too many wait. */
  async judge(
    files: readonly CandidateFile[],
    needsIr = false,
  ): Promise<JudgedCandidate | undefined> {
    const { reader, wallClock } = this.#options;
    return this.#counted(() => reader.judge({ files, now: wallClock(), needsIr }, READING_TIMEOUT));
  }

  /** The internal form of the running configuration. */
  get running(): Ir | undefined {
    return this.#options.keeper()?.current;
  }

  /** Replaces files if they still have this version; resolves after the gateway has taken or refused the change. */
  async change(
    files: readonly CandidateFile[],
    version: string,
    origin: ChangeOrigin,
  ): Promise<Change> {
    const change = await this.#counted(() => {
      const next = this.#changing.then(() => this.#change(files, version, origin));
      this.#changing = next.catch(() => {});
      return next;
    });
    return change ?? { kind: "busy" };
  }

  async #counted<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
    if (this.#waiting >= MAX_WAITING_CANDIDATES) return undefined;
    this.#waiting += 1;
    try {
      return await work();
    } finally {
      this.#waiting -= 1;
    }
  }

  async #change(
    files: readonly CandidateFile[],
    version: string,
    origin: ChangeOrigin,
  ): Promise<Change> {
    const keeper = this.#options.keeper();
    const reason = await this.locked();
    if (keeper === undefined || reason !== undefined)
      return { kind: "locked", reason: reason ?? "the gateway is starting" };
    const judged = await this.#options.reader.judge({ files, needsIr: false }, READING_TIMEOUT);
    if (judged.version !== version) return { kind: "stale", current: await this.show() };
    if (hasError(judged.diagnostics)) return { kind: "invalid", judged };
    const { texts, before, paths, digest } = judged;
    if ((await digestOf(paths)) !== version) return { kind: "stale", current: await this.show() };
    const replace = async (): Promise<void> => {
      await replaceAll(texts, before);
      if (texts.size > 0) await keeper.reload(digest);
    };
    try {
      // The watcher of the files may read the change before this asks for it.
      await this.#options.history.announced(digest, origin, replace);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return { kind: "locked", reason: `the files could not be replaced: ${reason}` };
    }
    const { status } = keeper;
    const { lastAttempt } = status;
    if (lastAttempt === null || lastAttempt.ok)
      return { kind: "applied", status, version: await digestOf(paths) };
    const problems = [...lastAttempt.problems, ...errorsIn(lastAttempt.diagnostics)];
    await replaceAll(before, texts);
    await keeper.reload();
    return { kind: "refused", problems };
  }
}

/** Replaces each file; if one cannot be replaced, those before it get their old texts back. */
async function replaceAll(
  texts: ReadonlyMap<string, string>,
  before: ReadonlyMap<string, string>,
): Promise<void> {
  const done: string[] = [];
  try {
    for (const [file, text] of texts) {
      await replaceFile(file, text);
      done.push(file);
    }
  } catch (error) {
    for (const file of done) await replaceFile(file, before.get(file) ?? "");
    throw error;
  }
}

function hasError(diagnostics: readonly ConfigDiagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === "error");
}

function errorsIn(diagnostics: readonly ConfigDiagnostic[]): readonly string[] {
  return diagnostics.flatMap(({ severity, file, line, message }) =>
    severity === "error" ? `${file}:${line}: ${message}` : [],
  );
}
