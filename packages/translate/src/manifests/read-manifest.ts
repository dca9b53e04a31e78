import { KINDS } from "@edge-gateway/generated/kinds/index.ts";
import { withDefaultsStandaloneFileLimits } from "@edge-gateway/generated/defaults/index.ts";
import { closest } from "@edge-gateway/kernel/suggest";
import type { Diagnostic, Finding } from "../diagnostics/diagnostic.ts";
import { Cursor } from "../document/cursor.ts";
import { judgeShape } from "../shape/judge-shape.ts";
import { locatedAt } from "../document/located.ts";
import type { Located } from "../document/located.ts";
import { aboutOtherPlaces } from "../diagnostics/dedupe-findings.ts";
import { oldScalar } from "../document/old-scalars.ts";
import { Placer } from "../document/place-finding.ts";
import { findSecrets, SecretPlaces, withoutSecret } from "../shape/secret-places.ts";
import { SourceText } from "../document/source-text.ts";
import type { DocumentType } from "../shape/typed-places.ts";
import type { ReadProblem } from "../document/read-problem.ts";
import type { YamlDocument } from "../document/yaml-reader.ts";
import type { ReadText } from "../shape/shown-lines.ts";
import type { Document, KindName } from "./document.ts";
import { GATEWAY_GROUP } from "./keys.ts";
import { itemsOf } from "./list-items.ts";
import { checkKind, secretsOfKind } from "./kinds/check-kind.ts";
import { groupOf, groupOfKind, isKindName, shapeOfKind, valueOf } from "./kinds/table.ts";

/** A text with one manifest. */
export interface ManifestText {
  /** As the user named it. */
  readonly file: string;
  readonly yaml: YamlDocument;
  /** Line of the file on which the text begins. */
  readonly firstLine: number;
}

/** A manifest as far as it could be read. */
export interface ReadManifest {
  /** Undefined when its shape is wrong, and for kinds that mean nothing here. */
  readonly document: Document | undefined;
  /** Whether the manifest is of a kind that the gateway reads, or has an error. */
  readonly isJudged: boolean;
  /** What is wrong with it by itself, as much as is reported at once. */
  readonly diagnostics: readonly Diagnostic[];
  /** How many more findings there are. */
  readonly omitted: number;
  /** Gives later findings about it their places. */
  place(finding: Finding): Diagnostic;
  /** For messages that show its text. */
  readonly shown: ReadText;
}

const { maxDiagnostics } = withDefaultsStandaloneFileLimits({});

/** Without these words a text is not a manifest. */
const HINT = /["']?apiVersion["']?\s*:/;
/** Text with both of these is a manifest, even if it cannot be read. */
const PLAIN_HINTS = [/^apiVersion:/m, /^kind:/m];

/**
 * Reads the Kubernetes manifests of one document: a map with `apiVersion` and `kind`, or the items
 * of a `List`; none for anything else. Variables are not replaced. `order` gives positions in the set.
 */
export function readManifests(input: ManifestText, order: () => number): readonly ReadManifest[] {
  const { file, yaml, firstLine } = input;
  const { text } = yaml;
  if (!HINT.test(text)) return [];
  const { value, located, problems } = yaml.read(undefined);
  const cursor = new Cursor(value);
  const isManifest = cursor.at("apiVersion").isSet && cursor.at("kind").isSet;
  if (!isManifest && !PLAIN_HINTS.every((hint) => hint.test(text))) return [];
  const source = new SourceText(file, text, firstLine);
  const items = problems.length === 0 ? itemsOf(cursor) : [];
  if (items.length === 0) return [readObject({ source, text, cursor, located, problems }, order())];
  return items.map(({ pointer, value: item }) => {
    const own = locatedAt(located, pointer) ?? located;
    const object = { source, text, cursor: new Cursor(item), located: own, problems };
    return readObject(object, order());
  });
}

/** One object, with where it is. */
interface ObjectText {
  readonly source: SourceText;
  readonly cursor: Cursor;
  readonly located: Located;
  /** What it is in. */
  readonly text: string;
  /** Of that text. */
  readonly problems: readonly ReadProblem[];
}

function readObject(
  { source, text, cursor, located, problems }: ObjectText,
  order: number,
): ReadManifest {
  const placer = new Placer(source, located, NO_ORIGINS);
  const judged = cursor.isSet ? judge(cursor, order) : NOTHING;
  const unread = new Set(problems.map(({ pointer }) => pointer));
  const found = aboutOtherPlaces(judged.findings, unread);
  const findings = placer.first(found, maxDiagnostics).map((finding) => {
    const { value, end } = locatedAt(located, finding.pointer) ?? located;
    return aboutOldScalar(finding, text.slice(value, end));
  });
  const { type, secrets } = judged;
  const place = (finding: Finding): Diagnostic => placer.finding(withoutSecret(finding, secrets));
  const syntax = problems.slice(0, maxDiagnostics).map((problem) => placer.problem(problem));
  const diagnostics = [...syntax, ...findings.map(place)];
  return {
    document: problems.length === 0 ? judged.document : undefined,
    isJudged: type !== undefined || diagnostics.length > 0,
    diagnostics,
    omitted: judged.omitted + found.length - findings.length + problems.length - syntax.length,
    place,
    shown: { source, hidden: () => secrets.hidden(located) },
  };
}

/** What Kubernetes takes for a boolean or another number, where something else is wanted. */
function aboutOldScalar(finding: Finding, written: string): Finding {
  const value = oldScalar(written);
  if (value === undefined || finding.code !== "wrong-type") return finding;
  const message = `${finding.message}: Kubernetes reads ${written} without quotes as ${value} (YAML 1.1)`;
  return { ...finding, message, suggestion: JSON.stringify(written) };
}

const NO_ORIGINS: ReadonlyMap<string, string> = new Map();

/** A manifest compared with its kind. */
export interface Judged {
  readonly document: Document | undefined;
  readonly findings: readonly Finding[];
  /** How many more there are. */
  readonly omitted: number;
  readonly type: DocumentType | undefined;
  readonly secrets: SecretPlaces;
}

const NOTHING: Judged = {
  document: undefined,
  findings: [],
  omitted: 0,
  type: undefined,
  secrets: new SecretPlaces(() => []),
};

/** Compares an object with its kind; `order` is its position in the set. */
export function judge(cursor: Cursor, order: number): Judged {
  const apiVersion = cursor.at("apiVersion").text;
  const kind = cursor.at("kind").text;
  if (apiVersion === undefined || kind === undefined)
    return { ...NOTHING, findings: [namelessObject(cursor)] };
  if (!isKindName(kind)) return { ...NOTHING, findings: unknownKind(cursor, apiVersion, kind) };
  const shape = shapeOfKind(kind);
  const { type } = shape;
  if (groupOf(apiVersion) !== groupOfKind(kind))
    return { ...NOTHING, findings: ownKindElsewhere(cursor, kind) };
  const { findings: own, isShaped, wrong, references, omitted } = judgeShape(cursor, shape);
  const findings = [...own, ...aboutOtherPlaces(checkKind(kind, cursor), wrong)];
  const secrets = new SecretPlaces(() => [
    ...findSecrets(cursor, type),
    ...secretsOfKind(kind, cursor),
  ]);
  if (!isShaped)
    return {
      document: undefined,
      findings: findings.map(refusedIn(wrong)),
      omitted,
      type,
      secrets,
    };
  const document = documentOf(kind, cursor, order, { problems: findings, references });
  return { document, findings, omitted, type, secrets };
}

/** Every object says what it is (Kubernetes API conventions, "Types (Kinds)"). */
function namelessObject({ pointer }: Cursor): Finding {
  const message = "must be an object with `apiVersion` and `kind`, which are texts";
  return { pointer, code: "wrong-type", message };
}

/** What the schema does not have is refused by an API server, also where a later build may take it. */
function refusedIn(wrong: ReadonlySet<string>): (finding: Finding) => Finding {
  return (finding) =>
    finding.code === "unsupported" && wrong.has(finding.pointer)
      ? { ...finding, code: "wrong-value" }
      : finding;
}

function documentOf<Kind extends KindName>(
  kind: Kind,
  cursor: Cursor,
  order: number,
  judged: Pick<Document, "problems" | "references">,
): Document<Kind> {
  const value = valueOf(kind, cursor.value);
  const { name, namespace, generation, creationTimestamp, labels, annotations } = value.metadata;
  return {
    kind,
    apiVersion: value.apiVersion,
    namespace: KINDS[kind].isNamespaced ? (namespace ?? DEFAULT_NAMESPACE) : "",
    name,
    generation,
    createdAt: creationTimestamp,
    order,
    labels: labels ?? {},
    annotations: annotations ?? {},
    value,
    ...judged,
  };
}

/** The namespace of objects that name none. */
const DEFAULT_NAMESPACE = "default";

/** Other groups have kinds of the same name, such as Service; of the kinds of this product hardly. */
function ownKindElsewhere(cursor: Cursor, kind: KindName): readonly Finding[] {
  const group = groupOfKind(kind);
  if (group !== OWN_GROUP) return [];
  const { pointer } = cursor.at("apiVersion");
  const message = `${kind} is a kind of ${group}; of this group it is not read`;
  const [suggestion] = KINDS[kind].apiVersions;
  return [{ pointer, severity: "warning", code: "unsupported", message, suggestion }];
}

const OWN_GROUP = groupOfKind("EdgePolicy");

/** Other kinds of the groups whose kinds mean something here are not silently ignored. */
function unknownKind(cursor: Cursor, apiVersion: string, kind: string): readonly Finding[] {
  const group = groupOf(apiVersion);
  const { pointer } = cursor.at("kind");
  const suggestion = closest(kind, Object.keys(KINDS));
  if (group === OWN_GROUP) {
    const message = `${group} has no kind ${kind}`;
    return [{ pointer, code: "wrong-value", message, suggestion }];
  }
  if (group !== GATEWAY_GROUP) return [];
  const message = `${kind} is not a kind that this build reads`;
  return [{ pointer, severity: "warning", code: "unsupported", message, suggestion }];
}
