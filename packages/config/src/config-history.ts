import { readFile } from "node:fs/promises";
import { digestOf, NOT_READ } from "./reading/digest.ts";
import { errorsIn, type ConfigAttempt } from "./reading/config-status.ts";
import type { JudgedConfiguration } from "./reading/judged-configuration.ts";

/** Where a change of the configuration came from. */
export interface ChangeOrigin {
  readonly origin: "start" | "file" | "api" | "ui" | "controller" | "database";
  /** Who made the change; empty: unknown. */
  readonly by: string;
  /** The address from which the API was called. */
  readonly from?: string | undefined;
  readonly message?: string | undefined;
}

/** An attempt to run another configuration. */
export interface ConfigVersion extends ChangeOrigin {
  readonly id: string;
  /** When the attempt ended (RFC 3339). */
  readonly at: string;
  /** The number of the configuration; undefined if it was refused. */
  readonly generation: number | undefined;
  /** Why it was refused. */
  readonly problems: readonly string[];
}

/** The texts of files as they are, with their secrets. */
export type FileTexts = ReadonlyMap<string, string>;

/** A version with the texts of its files, and of the files of the version before; empty: unknown. */
export interface VersionTexts {
  readonly version: ConfigVersion;
  readonly texts: FileTexts;
  readonly before: FileTexts;
  /** Why the texts are not known, if that can be said. */
  readonly unknown?: string | undefined;
}

/** An attempt, as the gateway reports it. */
export interface ReportedAttempt {
  /** The judged configuration; undefined if it could not be read. */
  readonly loaded: Pick<JudgedConfiguration, "files" | "paths" | "digest"> | undefined;
  readonly attempt: ConfigAttempt;
  readonly generation: number;
}

export interface HistoryOptions {
  /** Where changes come from that nobody has announced. */
  readonly unannounced: "file" | "controller";
  readonly maxVersions: number;
  /** Maximum characters of the texts of all versions. */
  readonly maxCharacters: number;
}

interface Kept {
  readonly version: ConfigVersion;
  readonly digest: string;
  texts: FileTexts;
}

const UNKNOWN: FileTexts = new Map();

/** The versions of the configuration that are known. */
export interface ConfigVersions {
  /** The versions that are kept, the newest first, and the number of those that are not. */
  list(): VersionList | Promise<VersionList>;
  /** A version and its texts; undefined if it is not kept. */
  find(id: string): VersionTexts | undefined | Promise<VersionTexts | undefined>;
}

/** Versions, and the number of older ones that are not among them. */
export interface VersionList {
  readonly versions: readonly ConfigVersion[];
  readonly omitted: number;
}

/** The versions of the configuration since the start of the process, in memory. */
export class ConfigHistory implements ConfigVersions {
  readonly #options: HistoryOptions;
  readonly #versions: Kept[] = [];
  readonly #announced = new Map<string, ChangeOrigin>();
  #lastId = 0;
  #omitted = 0;
  #adding: Promise<void> = Promise.resolve();

  constructor(options: HistoryOptions) {
    this.#options = options;
  }

  /** Says where the configuration with a digest comes from, before it is read; the end of `work` forgets that. */
  async announced<Value>(
    digest: string,
    origin: ChangeOrigin,
    work: () => Promise<Value>,
  ): Promise<Value> {
    this.#announced.set(digest, origin);
    try {
      const value = await work();
      // The next change may come as soon as this one is known.
      await this.#adding;
      return value;
    } finally {
      this.#announced.delete(digest);
    }
  }

  /** Adds an attempt; one that only reads again what runs or was refused last is none. */
  add(reported: ReportedAttempt): Promise<void> {
    this.#adding = this.#add(reported);
    return this.#adding;
  }

  async #add({ loaded, attempt, generation }: ReportedAttempt): Promise<void> {
    const digest = loaded?.digest ?? NOT_READ;
    const last = this.#versions.at(-1);
    const running = this.#versions.findLast(({ version }) => version.generation !== undefined);
    const same = attempt.ok ? running : last;
    if (digest !== NOT_READ && same?.digest === digest) return;
    const { unannounced } = this.#options;
    const usual = { origin: last === undefined ? "start" : unannounced, by: "" } as const;
    const origin = this.#announced.get(digest) ?? usual;
    const kept: Kept = {
      version: {
        ...origin,
        id: String(++this.#lastId),
        at: attempt.at,
        generation: attempt.ok ? generation : undefined,
        problems: attempt.ok ? [] : [...attempt.problems, ...errorsIn(attempt.diagnostics)],
      },
      digest,
      texts: UNKNOWN,
    };
    this.#versions.push(kept);
    if (loaded !== undefined) kept.texts = await textsOf(loaded);
    this.#shrink();
  }

  /** The versions that are kept, the newest first, and the number of those that are not. */
  list(): VersionList {
    const versions = this.#versions.map(({ version }) => version).toReversed();
    return { versions, omitted: this.#omitted };
  }

  /** A version and its texts; undefined if it is not kept. */
  find(id: string): VersionTexts | undefined {
    const index = this.#versions.findIndex(({ version }) => version.id === id);
    const found = this.#versions[index];
    if (found === undefined) return undefined;
    const before = this.#versions[index - 1]?.texts ?? UNKNOWN;
    return { version: found.version, texts: found.texts, before };
  }

  #shrink(): void {
    const { maxVersions, maxCharacters } = this.#options;
    let characters = this.#versions.reduce((sum, { texts }) => sum + lengthOf(texts), 0);
    while (this.#versions.length > maxVersions || characters > maxCharacters) {
      const [oldest] = this.#versions.splice(0, 1);
      if (oldest === undefined) return;
      characters -= lengthOf(oldest.texts);
      this.#omitted += 1;
    }
  }
}

function lengthOf(texts: FileTexts): number {
  let length = 0;
  for (const text of texts.values()) length += text.length;
  return length;
}

/** The texts of a configuration that was just read; empty if the files have changed since, or cannot be read. */
async function textsOf({
  files,
  paths,
  digest,
}: Pick<JudgedConfiguration, "files" | "paths" | "digest">): Promise<FileTexts> {
  try {
    const texts = new Map<string, string>();
    for (const { file } of files)
      if (paths.length > 0 && !texts.has(file)) texts.set(file, await readFile(file, "utf8"));
    return (await digestOf(paths)) === digest ? texts : UNKNOWN;
  } catch {
    return UNKNOWN;
  }
}
