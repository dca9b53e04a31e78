import type { StoredConfig } from "@edge-gateway/storage/config-store";
import type { SourceFile } from "@edge-gateway/translate";
import { DATABASE_FILE } from "@edge-gateway/translate/diagnostics/database-file";
import { databaseText } from "@edge-gateway/translate/standalone/database/database-text";
import { secretsOfFile } from "@edge-gateway/translate/secret-ranges";
import type { FileSecrets } from "@edge-gateway/translate/secret-ranges";
import { lineOf } from "@edge-gateway/translate/document/yaml/line-of";
import { SecretTexts } from "@edge-gateway/kernel/log/secret-texts";
import { LruCache } from "@edge-gateway/kernel/lru-cache";
import { MAX_LOCATED_PLACES } from "../bounds.ts";
import { combine } from "./digest.ts";
import { mayChange, shownName } from "./find-files.ts";
import { hideSecrets, withoutMarks } from "./hiding/hide-secrets.ts";
import type { HiddenText } from "./hiding/hide-secrets.ts";
import { marksWith, type MarkOf } from "./hiding/marks.ts";
import type { Environment } from "./judged-configuration.ts";
import { ReadFiles } from "./read-files.ts";

/** A file of the configuration as it may be shown. */
export interface ShownFile {
  /** The name of the file in messages. */
  readonly file: string;
  /** The text with marks in place of secrets; undefined if it cannot be shown. */
  readonly text: string | undefined;
  /** Why the text cannot be shown. */
  readonly hidden: string | undefined;
  /** Why the text cannot be changed, although others can; unset: it can. */
  readonly fixed?: string | undefined;
}

/** A place in a file of the configuration. */
export interface LocatedPlace {
  /** The name of the file in messages. */
  readonly file: string;
  /** The line, counted from 1. */
  readonly line: number;
}

/** The files of the configuration. */
export interface ShownConfiguration {
  /** Identifies what is shown: it tells of a secret no more than its mark does. */
  readonly version: string;
  readonly files: readonly ShownFile[];
  /** The files and folders that the version is about. */
  readonly paths: readonly string[];
}

/** The files of the configuration, and what is hidden in them. */
export interface HiddenConfiguration extends ShownConfiguration {
  /** The digest of the files with their secrets, which is shown to nobody. */
  readonly digest: string;
  /** The texts of the files as they are. */
  readonly texts: ReadonlyMap<string, string>;
  /** What is hidden in each file. */
  readonly hidden: ReadonlyMap<string, HiddenText>;
  /** The values that are secrets in a file. */
  readonly secrets: readonly string[];
}

const UNREAD =
  "the file has errors, so it is not known which of its values are secrets: mend it where it is";
const READ_ONCE = "it is not a file or a folder, so it can be read only once";
/** `findSecrets` needs no other file. */
const readNothing = (): undefined => undefined;

type TextFile = Extract<SourceFile, { readonly text: string }>;

type Texts = ReadonlyMap<string, string>;
type FoundPlaces = LruCache<string, { readonly place: LocatedPlace | undefined }>;

function newPlaces(): FoundPlaces {
  return new LruCache(MAX_LOCATED_PLACES);
}

function findLine(texts: Texts, pointer: string): LocatedPlace | undefined {
  for (const [file, text] of texts) {
    const line = lineOf(text, pointer);
    if (line !== undefined) return { file, line };
  }
  return undefined;
}

/** Hides the secrets of configurations. */
export class HiddenSecrets {
  readonly environment: Environment;
  #key: Uint8Array = new Uint8Array();
  #mark: MarkOf = marksWith(this.#key);
  /** The files as they were read last, and the digest of them and of the objects of the database. */
  #last: { readonly read: string; readonly hidden: HiddenConfiguration } | undefined;
  /** Places that were found in the last texts: pages ask for the same ones again and again. */
  #located: { readonly texts: Texts; readonly places: FoundPlaces } = {
    texts: new Map(),
    places: newPlaces(),
  };
  /** The file over which the objects of a database are laid. */
  #base: TextFile | undefined;

  constructor(environment: Environment) {
    this.environment = environment;
  }

  /** Sets the key of the marks in place of secrets. */
  useKey(key: Uint8Array): void {
    if (Buffer.compare(key, this.#key) === 0) return;
    this.#key = key;
    this.#mark = marksWith(key);
    this.#last = undefined;
  }

  /** The configuration at a path without its secrets, to send it to another thread. */
  show(path: string, database?: StoredConfig): ShownConfiguration {
    const { version, files, paths } = this.hide(path, database);
    return { version, files, paths };
  }

  /** The place of a JSON pointer in the configuration at a path; undefined if no file has it. */
  locate(path: string, pointer: string): LocatedPlace | undefined {
    const { texts } = this.hide(path);
    if (this.#located.texts !== texts) this.#located = { texts, places: newPlaces() };
    const { places } = this.#located;
    const known = places.get(pointer) ?? { place: findLine(texts, pointer) };
    places.set(pointer, known);
    return known.place;
  }

  /** Reads the configuration at a path; the objects of a database are a further file. */
  hide(path: string, database?: StoredConfig): HiddenConfiguration {
    if (!mayChange(path)) {
      const file = { file: shownName(path), text: undefined, hidden: READ_ONCE };
      const nothing = { version: "", digest: "", paths: [], texts: new Map(), hidden: new Map() };
      return { ...nothing, files: [file], secrets: [] };
    }
    const read = new ReadFiles();
    const found = read.find(path);
    const sources = found.map((file) => ({ ...read.source(file), isFound: file !== path }));
    const { paths } = read;
    const digest = read.digest(paths);
    const rows = database && databaseText(database.objects).text;
    const all = JSON.stringify([database?.revision, digest, rows && combine([rows])]);
    if (this.#last?.read === all) return this.#last.hidden;
    const texts = new Map<string, string>();
    const hidden = new Map<string, HiddenText>();
    const secrets: string[] = [];
    const files: ShownFile[] = [];
    for (const source of sources) {
      const { file } = source;
      if ("problem" in source) {
        files.push({ file, text: undefined, hidden: source.problem.message });
        continue;
      }
      texts.set(file, source.text);
      this.#base = source;
      files.push(this.#shown(source, secrets, hidden));
    }
    if (rows !== undefined) {
      texts.set(DATABASE_FILE, rows);
      files.push(this.#shown({ file: DATABASE_FILE, text: rows }, secrets, hidden));
    }
    const contentOf = (file: string): string => texts.get(file) ?? read.digest([file]);
    const version = this.#versionOf(files, contentOf, database);
    this.#last = { read: all, hidden: { version, digest, files, paths, texts, hidden, secrets } };
    return this.#last.hidden;
  }

  /**
   * Begins with the revision of the database, which tells changes apart that look the same. The file below it cannot be
   * changed, and replicas may mark its secrets differently.
   */
  #versionOf(
    files: readonly ShownFile[],
    contentOf: (file: string) => string,
    database: StoredConfig | undefined,
  ): string {
    const shown = files.map(({ file, text, hidden }) => {
      if (database !== undefined && file !== DATABASE_FILE)
        return [file, withoutMarks(text ?? hidden ?? "")];
      return [file, text ?? this.#mark(contentOf(file))];
    });
    const digest = combine([JSON.stringify(shown)]);
    return database === undefined ? digest : `${database.revision}-${digest}`;
  }

  /**
   * Hides the secrets of texts that files had at other times. What is a secret at one of these times, or now, is hidden
   * in all texts: a change may say of a value that stays that it is one, or is none any more.
   */
  hideTexts(path: string, times: readonly Texts[]): readonly (readonly ShownFile[])[] {
    const { secrets: now } = this.#last?.hidden ?? this.hide(path);
    const read = times.map((texts) =>
      Array.from(texts, ([file, text]) => ({
        file,
        text,
        secrets: this.secretsIn({ file, text }),
      })),
    );
    const all = new SecretTexts(now);
    for (const { secrets } of read.flat()) secrets?.texts.forEach(all.add);
    return read.map((files) =>
      files.map(({ file, text, secrets }) => {
        if (secrets === undefined) return { file, text: undefined, hidden: UNREAD };
        const ranges = [...secrets.ranges, ...all.rangesIn(text)];
        const shown = hideSecrets(text, { ...secrets, ranges }, this.#mark);
        return { file, text: shown.text, hidden: undefined };
      }),
    );
  }

  /** A text with marks; adds what they stand for to `hidden`, and its secrets to `found`. */
  #shown(source: TextFile, found: string[], hidden: Map<string, HiddenText>): ShownFile {
    const { file, text } = source;
    const secrets = this.secretsIn(source);
    if (secrets === undefined) return { file, text: undefined, hidden: UNREAD };
    const shown = hideSecrets(text, secrets, this.#mark);
    hidden.set(file, shown);
    for (const secret of secrets.texts) found.push(secret);
    return { file, text: shown.text, hidden: undefined };
  }

  /** The secrets of a file; undefined if its values cannot be read. */
  secretsIn(source: TextFile): FileSecrets | undefined {
    const { environment } = this;
    const options = { together: true, environment, readFile: readNothing };
    if (source.file !== DATABASE_FILE) return secretsOfFile(source, options);
    // The settings of the file say which headers are secrets.
    if (this.#base === undefined) return undefined;
    const { text } = source;
    return secretsOfFile(this.#base, { ...options, database: { text, problems: [] } });
  }
}
