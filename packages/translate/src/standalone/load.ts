import {
  withDefaultsSettings,
  withDefaultsStandaloneConfig,
  withDefaultsStandaloneFileLimits,
} from "@edge-gateway/generated/defaults/index.ts";
import type { Settings, StandaloneConfigInput } from "@edge-gateway/generated/types/index.ts";
import { exposedUi } from "../attach/warnings/exposed-ui.ts";
import { findFaults } from "../attach/faults/find-faults.ts";
import { keysInMemory } from "../attach/warnings/keys-in-memory.ts";
import { lossFindings } from "../attach/warnings/loss-findings.ts";
import { findLosses } from "../attach/warnings/lost-fields.ts";
import { vainEntries } from "../attach/warnings/vain-entries.ts";
import { hasIdentity, withoutIdentity } from "../attach/warnings/without-identity.ts";
import { hasErrors, sortDiagnostics } from "../diagnostics/diagnostic.ts";
import type { Diagnostic, Finding } from "../diagnostics/diagnostic.ts";
import type { Ir } from "../ir/index.ts";
import { checkCertificateDates } from "./certificate-expiry.ts";
import { withDatabasePlaces } from "./database/database-places.ts";
import { Cursor } from "../document/cursor.ts";
import { tooLarge } from "../document/source/file-text.ts";
import { pointerTo } from "../diagnostics/pointer.ts";
import { aboutOtherPlaces } from "../diagnostics/dedupe-findings.ts";
import { Placer } from "../document/yaml/place-finding.ts";
import {
  findConstants,
  findSecrets,
  SecretPlaces,
  withoutSecret,
} from "../shape/places/secret-places.ts";
import { besideFile } from "./files/secret-files.ts";
import { foreignProgram, foreignText } from "./files/foreign-program.ts";
import { namedValues } from "./named-values.ts";
import { withFilesBeside } from "./files/settings-files.ts";
import { overrideSettings } from "../shape/settings-environment.ts";
import type { ReadText } from "../shape/places/shown-lines.ts";
import { SourceText } from "../document/source/source-text.ts";
import { translateStandalone } from "./internal/translate.ts";
import { modelCatalogs } from "./files/model-catalog-files.ts";
import { STANDALONE } from "../shape/places/typed-places.ts";
import type { ReadProblem } from "../document/source/read-problem.ts";
import { readDatabase } from "./database/with-database.ts";
import type { ReadDatabase } from "./database/with-database.ts";
import { ReadBudget } from "../document/source/read-budget.ts";
import { YamlDocument } from "../document/yaml/yaml-reader.ts";
import { judge } from "./judge-document.ts";
import type { LoadInput } from "./load-input.ts";

export interface Loaded {
  /** The internal form of the file; undefined if a diagnostic is an error. */
  readonly ir: Ir | undefined;
  /** The diagnostics in the order of the text, up to the limit. */
  readonly diagnostics: readonly Diagnostic[];
  /** The number of diagnostics left out. */
  readonly omitted: number;
  /**
   * Whether no top-level key is, or resembles, a key of a configuration: the file is probably for
   * another program.
   */
  readonly isForeign: boolean;
  /**
   * Files that the configuration refers to. The configuration is reloaded when one of them changes.
   */
  readonly files: readonly string[];
  /** The source lines for messages that show the text; undefined if no line may be shown. */
  readonly shown: ReadText | undefined;
  /** The settings with defaults; undefined if they have errors. */
  readonly settings: Settings | undefined;
  /** The findings about the objects of the database; undefined without a database. */
  readonly database: DatabaseFindings | undefined;
}

/** The findings about the objects of a database, and the lines of their text that messages show. */
export interface DatabaseFindings {
  readonly diagnostics: readonly Diagnostic[];
  readonly shown: ReadText;
}

const LIMITS = withDefaultsStandaloneFileLimits({});

/**
 * Reads, validates and translates a standalone configuration file; reports all problems at once.
 */
export function loadStandalone(input: LoadInput): Loaded {
  const { file, text, environment } = input;
  const source = new SourceText(file, text, input.firstLine);
  const nothing = {
    ...{ ir: undefined, isForeign: false, files: [], shown: undefined, omitted: 0 },
    ...{ settings: undefined, database: undefined },
  };
  if (text.length > LIMITS.maxFileSize) return { ...nothing, diagnostics: [tooLarge(file)] };
  const budget = new ReadBudget();
  const yaml = documentOf(input, budget);
  const read = yaml.read(environment, budget);
  const { value: written, problems } = read;
  const { value: own, origins } = overrideSettings(written ?? {}, environment);
  const order = { environment, budget, realPath: input.realPath };
  const database =
    input.database === undefined || written === undefined
      ? undefined
      : readDatabase({ source, located: read.located, value: own, yaml }, input.database, order);
  const value = database?.laid.value ?? own;
  const placer = new Placer(source, read, origins, database?.other);
  const most = LIMITS.maxDiagnostics;
  const syntax = problems.slice(0, most).map((problem) => placer.problem(problem));
  const unreported = problems.length - syntax.length;
  if (written === undefined)
    return {
      ...nothing,
      diagnostics: sortDiagnostics(nginxOr(syntax, placer, text)),
      omitted: unreported,
      shown: { source, hidden: () => undefined },
    };

  const foreign = foreignProgram(written) ?? (isText(written) ? foreignText(text) : undefined);
  if (foreign !== undefined)
    return {
      ...nothing,
      diagnostics: sortDiagnostics([...syntax, placer.finding(foreign)]),
      isForeign: true,
    };

  const judged = judgeWhole({ value, origins, database }, input, problems);
  const first = placer.first(judged.found, most - syntax.length);
  const secrets = new SecretPlaces(
    () => findSecrets(new Cursor(value), STANDALONE),
    () => findConstants(new Cursor(value), STANDALONE),
  );
  const placed = first.map((finding) => placer.finding(withoutSecret(finding, secrets)));
  const isOfRow = ({ file: name }: Diagnostic): boolean => name === database?.source.file;
  return {
    ir: placedIr(judged.ir, database),
    diagnostics: sortDiagnostics([...syntax, ...placed.filter((each) => !isOfRow(each))]),
    omitted: unreported + judged.omitted + judged.found.length - first.length,
    isForeign: isForeign(written, judged.findings),
    files: judged.files,
    shown: { source, hidden: () => secrets.hidden(read.located) },
    settings: judged.hasSettings ? settingsOf(value, file, origins) : undefined,
    database: database && findingsOfRows(database, placed.filter(isOfRow), secrets),
  };
}

function documentOf({ text, yaml, kept }: LoadInput, budget: ReadBudget): YamlDocument {
  return yaml ?? new YamlDocument(text, budget, kept?.items);
}

/** A document, perhaps with the objects of a database over it. */
interface WholeDocument {
  readonly value: unknown;
  readonly origins: ReadonlyMap<string, string>;
  readonly database: ReadDatabase | undefined;
}

/** Finds everything that is wrong with a document, also with its internal form. */
function judgeWhole(
  { value, origins, database }: WholeDocument,
  input: LoadInput,
  problems: readonly ReadProblem[],
) {
  const judged = judge(value, input);
  const others = aboutOtherPlaces(judged.findings, new Set(problems.map(({ pointer }) => pointer)));
  const isRead = problems.length === 0 && (database?.diagnostics ?? []).length === 0;
  const isSound = isRead && !hasErrors(others) && !others.some(isUnknown);
  const ir = isSound ? irOf(value, input, origins) : undefined;
  const ofIr = ir === undefined ? [] : findInIr(ir);
  const ofDates =
    isSound && input.now !== undefined
      ? checkCertificateDates(new Cursor(value), input, input.now)
      : [];
  return {
    ...judged,
    found: [...others, ...ofIr, ...ofDates],
    ir: hasErrors(ofIr) ? undefined : ir,
    // Of what is left out, some may be about the settings.
    hasSettings: problems.length === 0 && judged.omitted === 0 && !others.some(isOfSettings),
  };
}

/** The internal form, in which objects of a database have their places there. */
function placedIr(ir: Ir | undefined, database: ReadDatabase | undefined): Ir | undefined {
  return ir === undefined || database === undefined
    ? ir
    : withDatabasePlaces(ir, database.laid, database.value);
}

function findingsOfRows(
  { source, diagnostics, other }: ReadDatabase,
  found: readonly Diagnostic[],
  secrets: SecretPlaces,
): DatabaseFindings {
  const ownPointer = (pointer: string): string | undefined => other.ownPointer(pointer);
  return {
    diagnostics: [...diagnostics, ...found],
    shown: { source, hidden: () => secrets.hidden(other.located, ownPointer) },
  };
}

/** Whether a finding says that only the database may have a name. */
function isUnknown({ code, severity }: Finding): boolean {
  return code === "unknown-reference" && severity === "warning";
}

/** The settings of a document whose section of settings has no errors. */
function settingsOf(value: unknown, file: string, origins: ReadonlyMap<string, string>): Settings {
  const { config = {} } = value as Pick<StandaloneConfigInput, "config">;
  return withFilesBeside(withDefaultsSettings(config), file, origins);
}

/** Whether a finding says that the settings cannot be used. */
function isOfSettings({ pointer, severity }: Finding): boolean {
  return severity !== "warning" && (pointer === "/config" || pointer.startsWith("/config/"));
}

/** A single text is not a map, but may be the configuration of a program that is not written as YAML. */
function isText(written: unknown): boolean {
  return typeof written === "string";
}

/** A text that is not YAML may be the configuration of another program, which is all there is to say then. */
function nginxOr(
  syntax: readonly Diagnostic[],
  placer: Placer,
  text: string,
): readonly Diagnostic[] {
  const foreign = foreignText(text);
  return foreign === undefined ? syntax : [placer.finding(foreign)];
}

function isForeign(written: unknown, findings: readonly Finding[]): boolean {
  if (typeof written !== "object" || written === null || Array.isArray(written)) return true;
  const unlike = new Set(
    findings
      .filter(({ code, suggestion }) => code === "unknown-key" && suggestion === undefined)
      .map(({ pointer }) => pointer),
  );
  const names = Object.keys(written);
  return names.length > 0 && names.every((name) => unlike.has(pointerTo("", name)));
}

/** Finds problems that only the whole internal form shows. */
function findInIr(ir: Ir): readonly Finding[] {
  const mayLose = ir.attachments.some(
    ({ policy, block }) => policy !== undefined || block === "backend",
  );
  const losses = mayLose ? lossFindings(findLosses(ir)) : [];
  const unidentified = hasIdentity(ir.settings) ? [] : withoutIdentity(ir);
  return [
    ...findFaults(ir),
    ...exposedUi(ir),
    ...unidentified,
    ...vainEntries(ir),
    ...keysInMemory(ir),
    ...losses,
  ];
}

/** The validator accepted the value, so the value has the type of a configuration. */
function irOf(value: unknown, sources: LoadInput, origins: ReadonlyMap<string, string>): Ir {
  const { file, readFile, kept } = sources;
  const textOf = (path: string): string => {
    const bytes = readFile(besideFile(file, path));
    return bytes instanceof Uint8Array ? DECODER.decode(bytes) : "";
  };
  const named = namedValues(new Cursor(value), sources);
  const written = value as StandaloneConfigInput;
  const whole = { ...written, gateways: written.gateways ?? {} };
  const config = kept?.withDefaults(whole) ?? withDefaultsStandaloneConfig(whole);
  const catalogs = modelCatalogs(config.config, sources);
  const ir = translateStandalone(config, { textOf, named }, kept?.routes);
  const settings = withFilesBeside(ir.settings, file, origins);
  return { ...ir, settings, ...(catalogs.length === 0 ? {} : { modelCatalogs: catalogs }) };
}

const DECODER = new TextDecoder();
