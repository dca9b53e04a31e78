import type { ModelCatalog, Settings } from "@edge-gateway/generated/types/index.ts";
import type { Finding } from "../diagnostics/diagnostic.ts";
import type { Cursor } from "../document/cursor.ts";
import { MOST_BYTES_READ } from "../document/file-text.ts";
import { readModelCatalog, type ReadCatalog } from "../shape/model-catalog.ts";
import { besideFile, unreadable } from "./secret-files.ts";
import type { FilesChecked, SecretSources } from "./secret-files.ts";

/** Checks that model catalogue files can be read and match their schema. */
export function checkModelCatalogs(document: Cursor, sources: SecretSources): FilesChecked {
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
      if (!(bytes instanceof Uint8Array)) return [{ pointer, ...unreadable(bytes) }];
      const read = catalogIn(bytes);
      if (read.catalog !== undefined) return [];
      return [{ pointer, code: "wrong-value", message: `the file ${read.fault}` }];
    }),
  };
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
