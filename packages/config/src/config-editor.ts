import type { StoredConfig } from "@edge-gateway/storage/config-store";
import { SecretTexts } from "@edge-gateway/kernel/log/secret-texts";
import type { Ir } from "@edge-gateway/translate/ir";
import { MAX_WAITING_CANDIDATES, READING_TIMEOUT, REBASE_TIME } from "./bounds.ts";
import type { Change } from "./change.ts";
import { changeDatabase, withFixedFile, type EditedDatabase } from "./change-database.ts";
import { changeFiles } from "./change-files.ts";
import type { ConfigKeeper } from "./config-keeper.ts";
import type { ChangeOrigin, ConfigHistory, FileTexts } from "./config-history.ts";
import type { ConfigDiagnostic, ConfigStatus } from "./reading/config-status.ts";
import type { ConfigurationReader } from "./reading/configuration-reader.ts";
import type { CandidateFile, JudgedCandidate } from "./reading/judge-candidate.ts";
import { rebaseChange, unavailable } from "./rebase-change.ts";
import { whyNotReplaced } from "./replace-file.ts";
import type { LocatedPlace, ShownConfiguration, ShownFile } from "./reading/shown-configuration.ts";

export interface EditorOptions {
  readonly reader: ConfigurationReader;
  /** The file or the folder of the configuration. */
  readonly path: string;
  readonly keeper: () => ConfigKeeper | undefined;
  readonly history: Pick<ConfigHistory, "announced">;
  /** The database whose objects are laid over the file; unset: changes replace files. */
  readonly database?: EditedDatabase | undefined;
  /** Why the process never changes its configuration; undefined if it may. */
  readonly locked: string | undefined;
  /** The current time in milliseconds since 1970, at which certificates must be valid. */
  readonly wallClock: () => number;
}

/** Shows the files of the configuration, judges candidates, and replaces the files or the objects of the database. */
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
    const { database, locked, path } = this.#options;
    if (locked !== undefined) return locked;
    if (database === undefined) return whyNotReplaced(path);
    return database.away === undefined ? undefined : unavailable(database.away).reason;
  }

  /** The files with their texts, in which secrets are hidden. */
  async show(): Promise<ShownConfiguration> {
    const { database, reader } = this.#options;
    const shown = await reader.show(READING_TIMEOUT, database?.current);
    return database === undefined ? shown : withFixedFile(shown);
  }

  /** Texts of files at several times, in which the secrets of all of them are hidden. */
  hide(times: readonly FileTexts[]): Promise<readonly (readonly ShownFile[])[]> {
    return this.#options.reader.hide(times, READING_TIMEOUT);
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
    const { database, reader, wallClock } = this.#options;
    const now = wallClock();
    const order = { files, now, needsIr, needsSecrets: needsIr, database: database?.current };
    return this.#counted(() => reader.judge(order, READING_TIMEOUT));
  }

  /** The internal form of the last accepted configuration, with which a change is compared. */
  get accepted(): Ir | undefined {
    return this.#options.keeper()?.accepted;
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
    until = this.#options.wallClock() + REBASE_TIME,
  ): Promise<Change> {
    const { database, keeper: running } = this.#options;
    const keeper = running();
    await database?.refresh();
    if (database?.away !== undefined) return unavailable(database.away);
    const reason = await this.locked();
    if (keeper === undefined || reason !== undefined)
      return { kind: "locked", reason: reason ?? "the gateway is starting" };
    const base = database?.current;
    const judged = await this.#judgeNow(files, version, base);
    if ("kind" in judged) return judged;
    if (hasError(judged.diagnostics)) return { kind: "invalid", judged };
    const show = (): Promise<ShownConfiguration> => this.show();
    const own = withoutSecrets(origin, judged);
    if (database === undefined || base === undefined)
      return changeFiles(judged, own, { keeper, history: this.#options.history, show });
    const status = (): ConfigStatus => keeper.status;
    const { wallClock } = this.#options;
    const parts = { database, base, basedOn: version, status, show, wallClock };
    const change = await changeDatabase(judged, own, parts);
    if (change !== "overtaken") return change;
    // What somebody else has changed may be another object.
    if (wallClock() < until) return this.#change(files, version, origin, until);
    return { kind: "unavailable", reason: OTHERS_COMMIT };
  }

  /**
   * Judges a change on the configuration as it is now, over what others have changed in the database since its version;
   * otherwise the result is that of the change.
   */
  async #judgeNow(
    files: readonly CandidateFile[],
    version: string,
    base: StoredConfig | undefined,
  ): Promise<JudgedCandidate | Extract<Change, { readonly kind: "stale" | "unavailable" }>> {
    const { database, reader } = this.#options;
    const order = { files, needsIr: false, needsSecrets: true, database: base };
    const judged = await reader.judge(order, READING_TIMEOUT);
    if (judged.version === version) return judged;
    const rebased =
      database === undefined || base === undefined
        ? ""
        : await rebaseChange({ files, version, database, base, reader });
    return typeof rebased === "string"
      ? { kind: "stale", current: await this.show(), why: rebased }
      : rebased;
  }
}

/** Everybody who may read the history reads the message of a change. */
function withoutSecrets(origin: ChangeOrigin, { secrets }: JudgedCandidate): ChangeOrigin {
  const { message } = origin;
  return { ...origin, message: message && new SecretTexts(secrets).without(message) };
}

const OTHERS_COMMIT =
  "others commit changes all the time, and this one did not come between them: nothing was changed; send it again";

function hasError(diagnostics: readonly ConfigDiagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === "error");
}
