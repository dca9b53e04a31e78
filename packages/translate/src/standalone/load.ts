import {
  withDefaultsStandaloneConfig,
  withDefaultsStandaloneFileLimits,
} from "@edge-gateway/generated/defaults/index.ts";
import type { StandaloneConfigInput } from "@edge-gateway/generated/types/index.ts";
import { validateStandaloneConfig } from "@edge-gateway/generated/validators/standalone-config.js";
import { lossFindings } from "../attach/loss-findings.ts";
import { findLosses } from "../attach/lost-fields.ts";
import { hasErrors, sortDiagnostics } from "../diagnostics/diagnostic.ts";
import type { Diagnostic, Finding } from "../diagnostics/diagnostic.ts";
import type { Ir, NamedValues } from "../ir.ts";
import { checkExpressions } from "./check-expressions.ts";
import { checkHeaderEdits } from "./check-header-edits.ts";
import { checkHttp2Sizes } from "./check-http2-sizes.ts";
import { checkSupport } from "./check-support.ts";
import { runChecks } from "./checks/index.ts";
import { Cursor } from "./cursor.ts";
import { documentsOf } from "./documents.ts";
import { explainViolation } from "./explain-violation.ts";
import { tooLarge } from "./file-text.ts";
import {
  aboutOtherPlaces,
  distinctViolations,
  meantPlaces,
  withoutConsequences,
} from "./one-for-each.ts";
import { policyPlaces } from "./places.ts";
import { Placer } from "./place-finding.ts";
import { secretLines } from "./secret-lines.ts";
import { findSecrets, withoutSecret } from "./secret-places.ts";
import { besideFile, checkSecrets } from "./secret-files.ts";
import type { FilesChecked, SecretSources } from "./secret-files.ts";
import { namedValues } from "./named-values.ts";
import { overrideSettings } from "./settings-environment.ts";
import { SourceText } from "./source-text.ts";
import { translateStandalone } from "./translate.ts";
import { checkTlsFiles } from "./tls-files.ts";
import { checkTlsReferences } from "./tls-references.ts";
import { typedPlaces } from "./typed-places.ts";
import { readYaml } from "./yaml-reader.ts";

/** A file as the user named it, and what it may refer to. */
export interface LoadInput extends SecretSources {
  readonly text: string;
  /** Line of the file on which the text begins; 1 when unset. */
  readonly firstLine?: number;
}

export interface Loaded {
  /** Undefined when a diagnostic is an error; made anew whenever it is asked for. */
  readonly ir: Ir | undefined;
  /** In the order of the text. */
  readonly diagnostics: readonly Diagnostic[];
  /** Files that the configuration refers to: a change of one is a change of the configuration. */
  readonly files: readonly string[];
  /** For messages that show the text; undefined when no line of it may be shown. */
  readonly shown: ShownSource | undefined;
  /** A Kubernetes manifest rather than a standalone configuration. */
  readonly isManifest: boolean;
}

/** A text with the lines of it that hold secrets. */
export interface ShownSource {
  readonly source: SourceText;
  readonly secretLines: ReadonlySet<number>;
}

const LIMITS = withDefaultsStandaloneFileLimits({});

/** Reads, validates, checks and translates a standalone configuration file; finds everything wrong at once. */
export function loadStandalone(input: LoadInput): Loaded {
  const { file, text, environment } = input;
  const source = new SourceText(file, text, input.firstLine);
  const nothing = { ir: undefined, files: [], shown: undefined, isManifest: false };
  if (text.length > LIMITS.maxFileSize) return { ...nothing, diagnostics: [tooLarge(file)] };
  const { value: written, located, problems } = readYaml(text, environment, LIMITS);
  const { value, origins } = overrideSettings(written ?? {}, environment);
  const placer = new Placer(source, located, origins);
  const syntax = problems.map((problem) => placer.problem(problem));
  if (written === undefined) return { ...nothing, diagnostics: ordered(syntax) };

  const { findings, files } = judge(value, input);
  const unread = new Set(problems.map(({ pointer }) => pointer));
  const others = aboutOtherPlaces(findings, unread);
  const secrets = syntax.length + others.length === 0 ? [] : findSecrets(new Cursor(value));
  const judged = [
    ...syntax,
    ...others.map((finding) => placer.finding(withoutSecret(finding, secrets))),
  ];
  const isValid = !hasErrors(judged);
  const losses = isValid ? findLossesOf(value, input) : [];
  const diagnostics = ordered([...judged, ...losses.map((finding) => placer.finding(finding))]);
  return {
    // Who only judges never asks for it.
    get ir() {
      return isValid ? irOf(value, input) : undefined;
    },
    diagnostics,
    files,
    shown: { source, secretLines: secretLines(secrets, diagnostics, source, located) },
    isManifest: isManifest(new Cursor(value)),
  };
}

/**
 * Reads each document of a file by itself, as `loadStandalone` does. Manifests may stand beside each
 * other and beside one standalone configuration; only one of those can be run from a file.
 */
export function loadDocuments(input: LoadInput): readonly Loaded[] {
  let standalone = 0;
  return documentsOf(input.text).map((document): Loaded => {
    const firstLine = (input.firstLine ?? 1) + document.firstLine - 1;
    const loaded = loadStandalone({ ...input, text: document.text, firstLine });
    if (!loaded.isManifest) standalone += 1;
    if (loaded.isManifest || standalone === 1) return loaded;
    return { ...loaded, diagnostics: [secondDocument(input.file, firstLine)] };
  });
}

function secondDocument(file: string, line: number): Diagnostic {
  return {
    file,
    line,
    column: 1,
    path: "",
    severity: "error",
    code: "yaml-syntax",
    message: "only one document is read from a file; `---` begins a second one",
    suggestion: null,
  };
}

/** Everything that is wrong with a document, and the files that it names. */
function judge(value: unknown, input: SecretSources): FilesChecked {
  const document = new Cursor(value);
  if (isManifest(document)) {
    const message = "Kubernetes manifests are not supported yet by this build";
    const { pointer } = document.at("kind");
    return { files: [], findings: [{ pointer, atKey: true, code: "unsupported", message }] };
  }
  const places = typedPlaces(document);
  const unsupported = checkSupport(places);
  const violations = distinctViolations(validateStandaloneConfig(value)).filter(
    ({ pointer }) => !unsupported.some((refused) => isWithin(pointer, refused.pointer)),
  );
  const types =
    violations.length === 0
      ? NO_TYPES
      : new Map(places.map(({ type, place }) => [place.pointer, type]));
  const explained = violations.map((violation) => ({
    violation,
    finding: explainViolation(violation, document, types),
  }));
  const wrong = new Set([...violations.map(({ pointer }) => pointer), ...meantPlaces(explained)]);
  const secrets = checkSecrets(document, input, LIMITS);
  const certificates = checkTlsFiles(document, input);
  const named = (): NamedValues => namedValues(document, input);
  return {
    files: [...secrets.files, ...certificates.files],
    findings: [
      ...unsupported,
      ...withoutConsequences(explained),
      ...aboutOtherPlaces(
        [
          ...checkExpressions(places),
          ...checkHeaderEdits(places),
          ...checkHttp2Sizes(places),
          ...runChecks(document),
          ...secrets.findings,
          ...certificates.findings,
          ...checkTlsReferences(places, named),
        ],
        wrong,
      ),
    ],
  };
}

/** What stands in a place that is not supported is not judged. */
function isWithin(pointer: string, place: string): boolean {
  return pointer === place || pointer.startsWith(`${place}/`);
}

function isManifest(document: Cursor): boolean {
  return document.at("apiVersion").isSet && document.at("kind").isSet;
}

const NO_TYPES: ReadonlyMap<string, string> = new Map();

function ordered(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return sortDiagnostics(diagnostics).slice(0, LIMITS.maxDiagnostics);
}

/** What policies that name their targets say in vain. */
function findLossesOf(value: unknown, input: SecretSources): readonly Finding[] {
  if (policyPlaces(new Cursor(value)).length === 0) return [];
  return lossFindings(findLosses(irOf(value, input)));
}

/** The validator has found nothing, so the value has the shape of the type. */
function irOf(value: unknown, sources: SecretSources): Ir {
  const { file, readFile } = sources;
  const textOf = (path: string): string => DECODER.decode(readFile(besideFile(file, path)));
  const named = namedValues(new Cursor(value), sources);
  const config = withDefaultsStandaloneConfig(value as StandaloneConfigInput);
  return translateStandalone(config, { textOf, named });
}

const DECODER = new TextDecoder();
