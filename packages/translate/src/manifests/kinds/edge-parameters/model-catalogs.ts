import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import type { ModelCatalog, Settings } from "@edge-gateway/generated/types/index.ts";
import { readModelCatalog } from "../../../shape/model-catalog.ts";
import { readablePath } from "../../../diagnostics/pointer.ts";
import { nameOf } from "../../document/document.ts";
import type { Document, DocumentFinding } from "../../document/document.ts";
import { RAW_CONFIG } from "./check.ts";
import { absence } from "../../document/misspelt.ts";
import { parameterLayers } from "../../document/parameter-layers.ts";
import type { ManifestSet } from "../../document/manifest-set.ts";
import { REASON } from "../../document/statuses.ts";
import type { Failure } from "../../document/statuses.ts";

const { key: defaultKey } = DEFAULTS.modelCatalogConfigMap;

/** Price catalogues from the parameters of gateways, and the problems found in the catalogues. */
interface FoundCatalogs {
  readonly modelCatalogs: readonly ModelCatalog[];
  readonly findings: readonly DocumentFinding[];
}

/**
 * The catalogues of the first gateway that has any, read from ConfigMaps of the set; catalogues of
 * a class are ignored. Catalogues in the raw configuration come first.
 */
export function catalogsOf(
  snapshot: ManifestSet,
  { modelCatalog = [] }: Settings,
  gateways: readonly Document<"Gateway">[],
): FoundCatalogs {
  const owners = gateways.flatMap((each) => parameterLayers(snapshot, each).ofGateway ?? []);
  const owner = owners.find(({ value }) => value.spec.modelCatalog !== undefined);
  const inline = modelCatalog.flatMap(({ inline: catalog }) => catalog ?? []);
  const unread = modelCatalog.flatMap(({ file }, index) => (file === undefined ? [] : [index]));
  const sources = sourcesOf(snapshot, owner);
  return {
    modelCatalogs: [...inline, ...sources.flatMap(({ catalog }) => catalog ?? [])],
    findings: [
      // What is missing is among the findings about references.
      ...sources.flatMap(({ document, pointer, fault, isMissing }) =>
        fault === undefined || isMissing === true ? [] : finding(document, pointer, fault),
      ),
      ...owners
        .slice(0, 1)
        .flatMap((document) =>
          unread.flatMap((index) =>
            finding(document, `${RAW_CONFIG}/config/modelCatalog/${index}/file`, NO_FILES),
          ),
        ),
    ],
  };
}

/**
 * Whether the catalogues of a gateway's own parameters can be read; undefined if it has none. Data planes run
 * on without those that cannot, or with what they have read before.
 */
export function resolveCatalogs(
  gateway: Document<"Gateway">,
  snapshot: ManifestSet,
): { readonly failure?: Failure } | undefined {
  const sources = sourcesOf(snapshot, parameterLayers(snapshot, gateway).ofGateway);
  if (sources.length === 0) return undefined;
  const broken = sources.find(({ fault }) => fault !== undefined);
  if (broken === undefined) return {};
  const place = `${nameOf(broken.document)} ${readablePath(broken.pointer)}`;
  return { failure: { reason: REASON.invalidParameters, message: `${place}: ${broken.fault}` } };
}

/** A catalogue of the parameters of a gateway, or why it cannot be read. */
interface CatalogSource {
  readonly document: Document<"EdgeParameters">;
  readonly pointer: string;
  readonly catalog?: ModelCatalog | undefined;
  readonly fault?: string;
  /** Whether the ConfigMap, or its key, does not exist. */
  readonly isMissing?: boolean;
}

function sourcesOf(
  snapshot: ManifestSet,
  document: Document<"EdgeParameters"> | undefined,
): readonly CatalogSource[] {
  const sources = document?.value.spec.modelCatalog?.sources ?? [];
  if (document === undefined) return [];
  return sources.map(({ configMap: { name, key = defaultKey } }, index) => {
    const pointer = `/spec/modelCatalog/sources/${index}/configMap`;
    const object = { kind: "ConfigMap", namespace: document.namespace, name } as const;
    const found = snapshot.find("ConfigMap", object);
    const place = { document, pointer };
    if (found === undefined) return { ...place, fault: absence(snapshot, object), isMissing: true };
    const text = found.value.data?.[key];
    if (text === undefined)
      return { ...place, fault: `${nameOf(object)} has no key ${key}`, isMissing: true };
    const read = readModelCatalog(text);
    return read.catalog === undefined
      ? { ...place, fault: `what is under its key ${read.fault}` }
      : { ...place, catalog: read.catalog };
  });
}

const NO_FILES =
  "has no effect: manifests cannot refer to files; use `modelCatalog.sources` of the parameters, or `inline`";

function finding(
  document: Document<"EdgeParameters">,
  pointer: string,
  message: string,
): readonly DocumentFinding[] {
  return [{ document, pointer, severity: "warning", code: "unusable", message }];
}
