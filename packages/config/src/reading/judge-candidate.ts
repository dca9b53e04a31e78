import type { StoredConfig, StoredObject } from "@edge-gateway/storage/config-store";
import type { Ir } from "@edge-gateway/translate";
import { DATABASE_FILE } from "@edge-gateway/translate/diagnostics/database-file";
import {
  databaseObjects,
  databaseText,
  problemOfRow,
} from "@edge-gateway/translate/standalone/database/database-text";
import type { DatabaseText } from "@edge-gateway/translate/standalone/database/database-text";
import { SourceText } from "@edge-gateway/translate/document/source/source-text";
import type { ConfigDiagnostic } from "./config-status.ts";
import { commentTest, restoreSecrets } from "./hiding/hide-secrets.ts";
import type { HiddenCopies, HiddenText, RestoredMark } from "./hiding/hide-secrets.ts";
import { judgeConfiguration } from "./judge-configuration.ts";
import { findingsOf } from "./judged-configuration.ts";
import { unsealedSecrets } from "./unsealed-secrets.ts";
import type { HiddenConfiguration, HiddenSecrets } from "./shown-configuration.ts";

/** A text that could replace a file. */
export interface CandidateFile {
  /** The name of the file in messages. */
  readonly file: string;
  readonly text: string;
}

/** What is judged, and how. */
export interface CandidateOrder {
  readonly files: readonly CandidateFile[];
  /** The time at which certificates must be valid; unset: their dates are not checked. */
  readonly now?: number;
  /** Whether the answer needs the internal form. */
  readonly needsIr: boolean;
  /** Whether the answer needs the secrets. */
  readonly needsSecrets?: boolean;
  /** The objects of the database, whose text is one of the files; unset: there is no database. */
  readonly database?: StoredConfig | undefined;
  /** Whether the open database seals secrets. */
  readonly storeSeals?: boolean;
}

/** A candidate with all its findings. */
export interface JudgedCandidate {
  /** The version of the files that the candidate was compared with. */
  readonly version: string;
  /** The digest of these files. */
  readonly comparedDigest: string;
  /** The files and folders that the version is about. */
  readonly paths: readonly string[];
  readonly diagnostics: readonly ConfigDiagnostic[];
  readonly omitted: number;
  /** The texts that change a file, with the secrets of the file in place of their marks. */
  readonly texts: ReadonlyMap<string, string>;
  /** The texts of these files as they are. */
  readonly before: ReadonlyMap<string, string>;
  /** The internal form; undefined if it is not needed, or after an error. */
  readonly ir: Ir | undefined;
  /** What the files or the candidate have as secrets, if it is needed: neither may be shown anywhere. */
  readonly secrets: readonly string[];
  /** The digest of all files as they would be. */
  readonly digest: string;
  /** The objects of the database as they would be; undefined after an error, and without a database. */
  readonly objects: StoredConfig["objects"] | undefined;
  /** The rows of the database that cannot be read and that are not among these objects, with their problems. */
  readonly unread: readonly string[];
}

const UNKNOWN_MARK =
  "this mark stands for no secret of the running files: write the value itself, or take the mark from the newest text";
const VISIBLE =
  "a hidden value cannot be put here, because this place is not known to hold a secret: write the value itself";
const UNREADABLE = "a hidden value cannot be put back here: write the value itself";

/**
 * Judges texts in place of files of the configuration at a path. Marks of hidden values become the values again
 * where a secret belongs, or in unchanged lines that hide comments and copies; any other mark is an error.
 */
export function judgeCandidate(
  path: string,
  { files, now, needsIr, needsSecrets, database, storeSeals = false }: CandidateOrder,
  secrets: HiddenSecrets,
): JudgedCandidate {
  const current = secrets.hide(path, database);
  const own = new Set(current.files.map(({ file }) => file));
  const restored = files.map((file) =>
    own.has(file.file) ? restore(file, current, secrets) : unknownFile(file, own),
  );
  const candidates = new Map(restored.map(({ file, text }) => [file, text]));
  const { environment } = secrets;
  const rows = database && rowsWith(database, candidates.get(DATABASE_FILE));
  const judged = judgeConfiguration([path], {
    ...{ environment, isRun: true, now, candidates },
    database: rows,
  });
  const { omitted, ...found } = findingsOf(judged);
  const { ir, settings } = judged;
  const unsealed =
    database === undefined || rows === undefined || ir === undefined || settings === undefined
      ? []
      : unsealedSecrets(database.objects, rows.text, settings, storeSeals);
  const marks = restored.flatMap((each) => each.problems);
  const problems = [...marks, ...unsealed];
  // What is said about marks already is more exact.
  const diagnostics = withoutMarks(found.diagnostics, restored).filter(
    ({ code }) => code !== "hidden-value" || marks.length === 0,
  );
  const texts = new Map([...candidates].filter(([file, text]) => current.texts.get(file) !== text));
  const before = new Map([...current.texts].filter(([file]) => texts.has(file)));
  const objects =
    rows === undefined || judged.ir === undefined ? undefined : databaseObjects(rows.text);
  return {
    version: current.version,
    comparedDigest: current.digest,
    paths: current.paths,
    diagnostics: [...problems, ...diagnostics],
    ...{ omitted, texts, before },
    ir: needsIr && problems.length === 0 ? judged.ir : undefined,
    secrets: needsSecrets === true ? secretsOf(current, texts, secrets) : [],
    digest: judged.digest,
    objects,
    unread: objects === undefined ? [] : unreadRows(database?.objects ?? [], objects),
  };
}

/** The secrets of the files as they are, and as they would be. */
function secretsOf(
  { secrets }: HiddenConfiguration,
  texts: ReadonlyMap<string, string>,
  hidden: HiddenSecrets,
): readonly string[] {
  const next = Array.from(texts, ([file, text]) => hidden.secretsIn({ file, text })?.texts ?? []);
  return [...new Set([...secrets, ...next.flat()])];
}

/** No text that was shown has had these rows, so nobody has deleted them. */
function unreadRows(
  before: StoredConfig["objects"],
  after: StoredConfig["objects"],
): readonly string[] {
  const keyOf = ({ kind, name }: StoredObject): string => `${kind}/${name}`;
  const kept = new Set(after.map(keyOf));
  return before.flatMap((row) => {
    const problem = kept.has(keyOf(row)) ? undefined : problemOfRow(row);
    return problem === undefined ? [] : `${keyOf(row)}: ${problem}`;
  });
}

/** The objects of a database, or the text that could replace them. */
function rowsWith({ objects }: StoredConfig, text: string | undefined): DatabaseText {
  return text === undefined ? databaseText(objects) : { text, problems: [] };
}

interface RestoredFile extends CandidateFile {
  readonly problems: readonly ConfigDiagnostic[];
  /** The lines of marks that stay because of other errors; they are wrong only until those are mended. */
  readonly markedLines?: ReadonlySet<number>;
}

const OF_VALUES: ReadonlySet<string> = new Set(["hidden-value", "wrong-value"]);

/** Findings without those of marks that stay because of other errors; a text is never right with such a mark. */
function withoutMarks(
  diagnostics: readonly ConfigDiagnostic[],
  files: readonly RestoredFile[],
): readonly ConfigDiagnostic[] {
  const left = diagnostics.filter(
    ({ file, line, code }) =>
      !OF_VALUES.has(code) ||
      !files.some((each) => each.file === file && each.markedLines?.has(line) === true),
  );
  return left.some(({ severity }) => severity === "error") ? left : diagnostics;
}

function restore(
  candidate: CandidateFile,
  current: HiddenConfiguration,
  secrets: HiddenSecrets,
): RestoredFile {
  const { file, text } = candidate;
  // What can be read only once is never replaced.
  const isRead = current.paths.length > 0;
  if (isRead && !current.texts.has(file)) return unshownFile(candidate, current);
  const { parts, copies } = hiddenFor(file, current);
  const { text: restored, marks } = restoreSecrets(text, parts);
  if (marks.length === 0) return { file, text, problems: [] };
  const source = new SourceText(file, text);
  const found = secrets.secretsIn({ file, text: restored });
  // A text with errors of its own is judged as it is: then nothing hidden can be in a message.
  if (found === undefined && secrets.secretsIn(candidate) === undefined) {
    const markedLines = new Set(marks.map(({ at }) => source.placeOf(at).line));
    return { file, text, problems: [], markedLines };
  }
  const isKept = ({ place }: RestoredMark): boolean =>
    found?.ranges.some(
      ({ start, end }) => place !== undefined && start <= place.start && place.end <= end,
    ) === true;
  const isComment = commentTest(copies.size === 0 ? "" : restored);
  const isCopy = ({ mark, at, place }: RestoredMark): boolean => {
    const isHidden = copies.get(source.lineText(source.placeOf(at).line))?.get(mark);
    return (
      isHidden === false || (isHidden === true && place !== undefined && isComment(place.start))
    );
  };
  const problems = marks.flatMap((mark) => {
    if (isCopy(mark)) return [];
    if (mark.place === undefined) return problemAt(source, mark.at, UNKNOWN_MARK);
    if (found === undefined) return problemAt(source, mark.at, UNREADABLE);
    return isKept(mark) ? [] : problemAt(source, mark.at, VISIBLE);
  });
  return problems.length > 0 ? { file, text, problems } : { file, text: restored, problems };
}

/**
 * What marks in a text may stand for: the secrets of the database in its own text, and those of all files in a file.
 * Whoever may change objects cannot have the secrets of the file.
 */
function hiddenFor(
  file: string,
  { hidden }: HiddenConfiguration,
): Pick<HiddenText, "parts" | "copies"> {
  const isRows = file === DATABASE_FILE;
  const own = [...hidden].flatMap(([name, each]) =>
    (name === DATABASE_FILE) === isRows ? each : [],
  );
  return {
    parts: new Map(own.flatMap(({ parts }) => [...parts])),
    copies: copiesIn(own),
  };
}

/** The lines of several texts with copies; where one text shows a copy as a value, the others may. */
function copiesIn(texts: readonly HiddenText[]): HiddenText["copies"] {
  const all = new Map<string, HiddenCopies>();
  for (const { copies } of texts)
    for (const [line, marks] of copies) {
      const merged = new Map(all.get(line));
      for (const [mark, isComment] of marks)
        merged.set(mark, isComment && merged.get(mark) !== false);
      all.set(line, merged);
    }
  return all;
}

/** Nobody has seen what a new text would replace. */
function unshownFile({ file, text }: CandidateFile, { files }: HiddenConfiguration): RestoredFile {
  const hidden = files.find((each) => each.file === file)?.hidden ?? "it is not shown";
  const message = `the file cannot be replaced: ${hidden}`;
  return { file, text, problems: problemAt(new SourceText(file, text), 0, message) };
}

function unknownFile({ file, text }: CandidateFile, known: ReadonlySet<string>): RestoredFile {
  const message = `there is no file ${file} in the configuration, but ${[...known].join(", ")}`;
  return { file, text, problems: problemAt(new SourceText(file, text), 0, message) };
}

function problemAt(source: SourceText, offset: number, message: string): [ConfigDiagnostic] {
  const place = { file: source.file, ...source.placeOf(offset), path: "" };
  return [{ ...place, severity: "error", code: "hidden-value", message, suggestion: null }];
}
