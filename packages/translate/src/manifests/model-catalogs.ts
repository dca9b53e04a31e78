import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import type { ModelCatalog, Settings } from "@edge-gateway/generated/types/index.ts";
import { readModelCatalog } from "../shape/model-catalog.ts";
import type { Document, DocumentFinding } from "./document.ts";
import { RAW_CONFIG } from "./kinds/edge-parameters/check.ts";
import { parameterLayers } from "./parameter-layers.ts";
import type { Snapshot } from "./snapshot.ts";

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
  snapshot: Snapshot,
  { modelCatalog = [] }: Settings,
  gateways: readonly Document<"Gateway">[],
): FoundCatalogs {
  const owners = gateways.flatMap((each) => parameterLayers(snapshot, each).ofGateway ?? []);
  const owner = owners.find(({ value }) => value.spec.modelCatalog !== undefined);
  const inline = modelCatalog.flatMap(({ inline: catalog }) => catalog ?? []);
  const unread = modelCatalog.flatMap(({ file }, index) => (file === undefined ? [] : [index]));
  const sources = owner?.value.spec.modelCatalog?.sources ?? [];
  const read = sources.map(({ configMap: { name, key } }) => {
    const object = snapshot.find("ConfigMap", { namespace: owner?.namespace ?? "", name });
    const text = object?.value.data?.[key ?? defaultKey];
    return text === undefined ? undefined : readModelCatalog(text);
  });
  return {
    modelCatalogs: [...inline, ...read.flatMap((each) => each?.catalog ?? [])],
    findings: [
      ...(owner === undefined
        ? []
        : read.flatMap((each, index) =>
            each === undefined || each.catalog !== undefined
              ? []
              : finding(
                  owner,
                  `/spec/modelCatalog/sources/${index}/configMap`,
                  `what is under its key ${each.fault}`,
                ),
          )),
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

const NO_FILES =
  "has no effect: manifests cannot refer to files; use `modelCatalog.sources` of the parameters, or `inline`";

function finding(
  document: Document<"EdgeParameters">,
  pointer: string,
  message: string,
): readonly DocumentFinding[] {
  return [{ document, pointer, severity: "warning", code: "unusable", message }];
}
