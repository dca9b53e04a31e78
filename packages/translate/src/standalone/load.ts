import {
  withDefaultsStandaloneConfig,
  withDefaultsStandaloneFileLimits,
} from "@edge-gateway/generated/defaults/index.ts";
import type { StandaloneConfigInput } from "@edge-gateway/generated/types/index.ts";
import { validateStandaloneConfig } from "@edge-gateway/generated/validators/standalone-config.js";
import { lossFindings } from "../attach/loss-findings.ts";
import { findLosses } from "../attach/lost-fields.ts";
import { hasErrors } from "../diagnostics/diagnostic.ts";
import type { Diagnostic, Finding } from "../diagnostics/diagnostic.ts";
import type { Ir } from "../ir/index.ts";
import { checkReference } from "../shape/check-reference.ts";
import { runChecks } from "./checks/index.ts";
import { Cursor } from "../document/cursor.ts";
import { tooLarge } from "../document/file-text.ts";
import { judgeShape } from "../shape/judge-shape.ts";
import { pointerTo } from "../diagnostics/pointer.ts";
import { aboutOtherPlaces } from "../diagnostics/dedupe-findings.ts";
import { policyPlaces } from "./places.ts";
import { Placer } from "../document/place-finding.ts";
import { secretLines } from "../shape/secret-lines.ts";
import { secretsOf, withoutSecret } from "../shape/secret-places.ts";
import { besideFile, checkSecrets } from "./secret-files.ts";
import type { FilesChecked, SecretSources } from "./secret-files.ts";
import { namedHolders } from "./named-holders.ts";
import { namedValues } from "./named-values.ts";
import { overrideSettings } from "../shape/settings-environment.ts";
import { firstInOrder } from "../document/shown-source.ts";
import type { ShownSource } from "../document/shown-source.ts";
import { SourceText } from "../document/source-text.ts";
import { translateStandalone } from "./translate.ts";
import { checkTlsFiles } from "./tls-files.ts";
import { STANDALONE } from "../shape/typed-places.ts";
import { readYaml } from "../document/yaml-reader.ts";

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
  /** Whether no key at its top is one of a configuration, or like one: it is probably for another program. */
  readonly isForeign: boolean;
  /** Files that the configuration refers to: a change of one is a change of the configuration. */
  readonly files: readonly string[];
  /** For messages that show the text; undefined when no line of it may be shown. Made when it is asked for. */
  readonly shown: ShownSource | undefined;
}

const SHAPE = {
  type: STANDALONE,
  validate: validateStandaloneConfig,
  formatCode: "wrong-value",
} as const;
const LIMITS = withDefaultsStandaloneFileLimits({});

/** Reads, validates, checks and translates a standalone configuration file; finds everything wrong at once. */
export function loadStandalone(input: LoadInput): Loaded {
  const { file, text, environment } = input;
  const source = new SourceText(file, text, input.firstLine);
  const nothing = { ir: undefined, isForeign: false, files: [], shown: undefined };
  if (text.length > LIMITS.maxFileSize) return { ...nothing, diagnostics: [tooLarge(file)] };
  const { value: written, located, problems } = readYaml(text, environment, LIMITS);
  const { value, origins } = overrideSettings(written ?? {}, environment);
  const placer = new Placer(source, located, origins);
  const syntax = problems.map((problem) => placer.problem(problem));
  if (written === undefined) return { ...nothing, diagnostics: firstInOrder(syntax) };

  const { findings, files } = judge(value, input);
  const unread = new Set(problems.map(({ pointer }) => pointer));
  const others = aboutOtherPlaces(findings, unread);
  const secrets = secretsOf(new Cursor(value), STANDALONE);
  const placed = (finding: Finding): Diagnostic =>
    placer.finding(withoutSecret(finding, secrets()));
  const judged = [...syntax, ...others.map(placed)];
  const isValid = !hasErrors(judged);
  const losses = isValid ? findLossesOf(value, input) : [];
  const diagnostics = firstInOrder([...judged, ...losses.map(placed)]);
  return {
    // Who only judges never asks for it.
    get ir() {
      return isValid ? irOf(value, input) : undefined;
    },
    diagnostics,
    isForeign: isForeign(written, findings),
    files,
    get shown() {
      return { source, secretLines: secretLines(secrets(), diagnostics, source, located) };
    },
  };
}

function isForeign(written: unknown, findings: readonly Finding[]): boolean {
  if (typeof written !== "object" || written === null || Array.isArray(written)) return true;
  const names = Object.keys(written);
  const isUnlike = (name: string): boolean =>
    findings.some(
      ({ code, pointer, suggestion }) =>
        code === "unknown-key" && suggestion === undefined && pointer === pointerTo("", name),
    );
  return names.length > 0 && names.every(isUnlike);
}

/** Everything that is wrong with a document, and the files that it names. */
function judge(value: unknown, input: SecretSources): FilesChecked {
  const document = new Cursor(value);
  const { findings, wrong, references } = judgeShape(document, SHAPE);
  const secrets = checkSecrets(document, input, LIMITS);
  const certificates = checkTlsFiles(document, input);
  const unread = new Set(secrets.findings.map(({ pointer }) => pointer));
  const holders = namedHolders(document, () => namedValues(document, input), unread);
  const others = [
    ...runChecks(document),
    ...secrets.findings,
    ...certificates.findings,
    ...references.flatMap((reference) => checkReference(reference, holders)),
  ];
  const said = findings.flatMap(({ code, pointer }) => (code === "conflict" ? [pointer] : []));
  return {
    files: [...secrets.files, ...certificates.files],
    findings: [...findings, ...aboutOtherPlaces(others, new Set([...wrong, ...said]))],
  };
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
