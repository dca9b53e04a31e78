import { KINDS } from "@edge-gateway/generated/kinds/index.ts";
import { withDefaultsStandaloneFileLimits } from "@edge-gateway/generated/defaults/index.ts";
import { closest, isSlip } from "@edge-gateway/kernel/text/suggest";
import type { Diagnostic, Finding } from "../diagnostics/diagnostic.ts";
import { Cursor } from "../document/cursor.ts";
import { judgeShape } from "../shape/judge-shape.ts";
import { locatedAt } from "../document/source/located.ts";
import { aboutOtherPlaces } from "../diagnostics/dedupe-findings.ts";
import { oldScalar } from "../document/plain/old-scalars.ts";
import { Placer } from "../document/yaml/place-finding.ts";
import type { Places } from "../document/yaml/place-finding.ts";
import {
  findConstants,
  findSecrets,
  SecretPlaces,
  withoutSecret,
} from "../shape/places/secret-places.ts";
import { SourceText } from "../document/source/source-text.ts";
import type { DocumentType } from "../shape/places/typed-places.ts";
import type { ReadProblem } from "../document/source/read-problem.ts";
import type { YamlDocument } from "../document/yaml/yaml-reader.ts";
import type { ReadText } from "../shape/places/shown-lines.ts";
import type { Document, KindName } from "./document/document.ts";
import { GATEWAY_GROUP } from "./document/keys.ts";
import { itemsOf } from "./document/list-items.ts";
import { checkKind, secretsOfKind } from "./kinds/check-kind.ts";
import { groupOf, groupOfKind, isKindName } from "./document/kind-names.ts";
import { shapeOfKind, valueOf } from "./kinds/table.ts";

/** A text that contains one manifest. */
export interface ManifestText {
  /** The name that the user gave. */
  readonly file: string;
  readonly yaml: YamlDocument;
  /** The file line on which the text begins. */
  readonly firstLine: number;
}

/** A manifest, or the parts of it that could be read. */
export interface ReadManifest {
  /**
   * The document; undefined if its shape is invalid, and for kinds that the gateway does not use.
   */
  readonly document: Document | undefined;
  /** Whether the gateway reads the kind of the manifest, or the manifest has an error. */
  readonly isJudged: boolean;
  /** The diagnostics of the manifest itself, up to the limit. */
  readonly diagnostics: readonly Diagnostic[];
  /** The number of diagnostics left out. */
  readonly omitted: number;
  /** Finds the places of findings that are made later about a document. */
  place(finding: Finding): Diagnostic;
  /** The text of the file, for messages that show it. */
  readonly shown: ReadText;
}

const { maxDiagnostics } = withDefaultsStandaloneFileLimits({});

/** A text that does not match this pattern is not a manifest. */
const HINT = /["']?apiVersion["']?\s*:/;
/** A text that matches both patterns is a manifest, even if it is not valid YAML. */
const PLAIN_HINTS = [/^apiVersion:/m, /^kind:/m];

/**
 * Reads the Kubernetes manifests in a document: a map with `apiVersion` and `kind`, or the items of
 * a `List`; empty for other documents. Variables are not replaced. `order` assigns positions in the
 * set.
 */
export function readManifests(input: ManifestText, order: () => number): readonly ReadManifest[] {
  const { file, yaml, firstLine } = input;
  const { text } = yaml;
  if (!HINT.test(text)) return [];
  const places = yaml.read(undefined);
  const { value, problems } = places;
  const cursor = new Cursor(value);
  const isManifest = cursor.at("apiVersion").isSet && cursor.at("kind").isSet;
  if (!isManifest && !PLAIN_HINTS.every((hint) => hint.test(text))) return [];
  const source = new SourceText(file, text, firstLine);
  const items = problems.length === 0 ? itemsOf(cursor) : [];
  if (items.length === 0) return [readObject({ source, text, cursor, places, problems }, order())];
  return items.map(({ pointer, value: item }) => {
    const own = { located: locatedAt(places.located, pointer) ?? places.located };
    const object = { source, text, cursor: new Cursor(item), places: own, problems };
    return readObject(object, order());
  });
}

/** The text of an object, and its place in a file. */
interface ObjectText {
  readonly source: SourceText;
  readonly cursor: Cursor;
  readonly places: Places;
  /** The text of the file that contains the object. */
  readonly text: string;
  /** The problems of the file that contains the object. */
  readonly problems: readonly ReadProblem[];
}

function readObject(
  { source, text, cursor, places, problems }: ObjectText,
  order: number,
): ReadManifest {
  const placer = new Placer(source, places, NO_ORIGINS);
  const judged = cursor.isSet ? judge(cursor, order) : NOTHING;
  const unread = new Set(problems.map(({ pointer }) => pointer));
  const found = aboutOtherPlaces(judged.findings, unread);
  const findings = placer.first(found, maxDiagnostics).map((finding) => {
    const { value, end } = locatedAt(places.located, finding.pointer) ?? places.located;
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
    shown: { source, hidden: () => secrets.hidden(places.located) },
  };
}

/**
 * Explains an unquoted scalar that Kubernetes reads as a boolean or a different number (YAML 1.1).
 */
function aboutOldScalar(finding: Finding, written: string): Finding {
  const value = oldScalar(written);
  if (value === undefined || finding.code !== "wrong-type") return finding;
  const message = `${finding.message}: Kubernetes reads ${written} without quotes as ${value} (YAML 1.1)`;
  return { ...finding, message, suggestion: JSON.stringify(written) };
}

const NO_ORIGINS: ReadonlyMap<string, string> = new Map();

/** A manifest after validation against its kind. */
export interface JudgedManifest {
  readonly document: Document | undefined;
  readonly findings: readonly Finding[];
  /** The number of diagnostics left out. */
  readonly omitted: number;
  readonly type: DocumentType | undefined;
  readonly secrets: SecretPlaces;
}

const NOTHING: JudgedManifest = {
  document: undefined,
  findings: [],
  omitted: 0,
  type: undefined,
  secrets: new SecretPlaces(() => []),
};

/** Validates an object against its kind; `order` is its position in the set. */
export function judge(cursor: Cursor, order: number): JudgedManifest {
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
  const secrets = new SecretPlaces(
    () => [...findSecrets(cursor, type), ...secretsOfKind(kind, cursor)],
    () => findConstants(cursor, type),
  );
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

/** Every object needs `apiVersion` and `kind` (Kubernetes API conventions, "Types (Kinds)"). */
function namelessObject({ pointer }: Cursor): Finding {
  const message = "must be an object with `apiVersion` and `kind`, both strings";
  return { pointer, code: "wrong-type", message };
}

/** An API server refuses what the schema does not have, even if a later version supports it. */
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

/** The namespace of objects that name no namespace. */
const DEFAULT_NAMESPACE = "default";

/**
 * Finds a kind of this product in a group whose name is almost right: the group is misspelt, and
 * the object would be ignored. Other groups may have kinds of the same name, such as Service.
 */
function ownKindElsewhere(cursor: Cursor, kind: KindName): readonly Finding[] {
  const group = groupOfKind(kind);
  const { pointer, text = "" } = cursor.at("apiVersion");
  const [suggestion] = KINDS[kind].apiVersions;
  const isMisspelt = group !== "" && isSlip(groupOf(text), group);
  if (!isMisspelt && group !== OWN_GROUP) return [];
  const message = `${kind} belongs to the API group ${group}; it is not supported in this one`;
  const severity = isMisspelt ? "error" : "warning";
  const code = isMisspelt ? "wrong-value" : "unsupported";
  return [{ pointer, severity, code, message, suggestion }];
}

const OWN_GROUP = groupOfKind("EdgePolicy");

/** Unknown kinds in known API groups are reported instead of ignored. */
function unknownKind(cursor: Cursor, apiVersion: string, kind: string): readonly Finding[] {
  const group = groupOf(apiVersion);
  const { pointer } = cursor.at("kind");
  if (group !== OWN_GROUP && group !== GATEWAY_GROUP) return [];
  const suggestion = closest(kind, Object.keys(KINDS));
  // A kind that differs by more may exist, for example BackendLBPolicy.
  const isMisspelt = suggestion !== undefined && isSlip(kind, suggestion);
  if (group === OWN_GROUP || isMisspelt) {
    const message = `${group} has no kind ${kind}`;
    return [{ pointer, code: "wrong-value", message, suggestion }];
  }
  const message = `${kind} is not a supported kind`;
  return [{ pointer, severity: "warning", code: "unsupported", message, suggestion }];
}
