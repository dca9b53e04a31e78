import type { ModelCatalog, Settings } from "@edge-gateway/generated/types/index.ts";
import type { Finding } from "../../diagnostics/diagnostic.ts";
import type { Cursor } from "../../document/cursor.ts";
import { MOST_BYTES_READ } from "../../document/source/file-text.ts";
import { readModelCatalog, type ReadCatalog } from "../../shape/model-catalog.ts";
import { besideFile, unreadable } from "./secret-files.ts";
import type { FilesChecked, SecretSources } from "./secret-files.ts";

/**
 * Checks that model catalogue files can be read and match their schema. If a controller supplies the configuration,
 * a broken catalogue is left out: prices must not decide whether a data plane serves.
 */
export function checkModelCatalogs(document: Cursor, sources: SecretSources): FilesChecked {
  const severity = followsController(document) ? "warning" : "error";
  const named = document
    .at("config")
    .at("modelCatalog")
    .items()
    .map((source) => source.at("file"))
    .flatMap(({ text, pointer }) => (text === undefined ? [] : [{ path: text, pointer }]));
  return {
    files: named.map(({ path }) => besideFile(sources.file, path)),
    findings: named.flatMap(({ path, pointer }): readonly Finding[] => {
      const bytes = sources.readFile(besideFile(sources.file, path));
      if (!(bytes instanceof Uint8Array)) return [{ ...unreadable(bytes), pointer, severity }];
      const read = catalogIn(bytes);
      if (read.catalog !== undefined) return [];
      return [{ pointer, severity, code: "wrong-value", message: `the file ${read.fault}` }];
    }),
  };
}

/** Whether a controller provides the gateways, so that the file may contain only settings. */
export function followsController(document: Cursor): boolean {
  return document.at("config").at("xds").at("address").isSet;
}

/** The validated catalogues of the settings; later ones override earlier ones. */
export function modelCatalogs(
  { modelCatalog = [] }: Settings,
  { file, readFile }: SecretSources,
): readonly ModelCatalog[] {
  return modelCatalog.flatMap((source) => {
    if (source.inline !== undefined) return [source.inline];
    const bytes = readFile(besideFile(file, source.file));
    return (bytes instanceof Uint8Array && catalogIn(bytes).catalog) || [];
  });
}

function catalogIn(bytes: Uint8Array): ReadCatalog {
  if (bytes.length >= MOST_BYTES_READ)
    return { catalog: undefined, fault: `is longer than ${MOST_BYTES_READ - 1} bytes` };
  return readModelCatalog(new TextDecoder().decode(bytes));
}
