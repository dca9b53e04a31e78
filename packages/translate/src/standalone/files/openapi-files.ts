import type { Finding } from "../../diagnostics/diagnostic.ts";
import type { Cursor } from "../../document/cursor.ts";
import { readOpenApi } from "../../ir/openapi/read-openapi.ts";
import { mcpTargets } from "../names/places.ts";
import { besideFile, unreadable } from "./secret-files.ts";
import type { FilesChecked, SecretSources } from "./secret-files.ts";

/** Checks that OpenAPI documents can be read and converted to tools. */
export function checkOpenApi(document: Cursor, sources: SecretSources): FilesChecked {
  const places = documentPlaces(document);
  return {
    files: places.flatMap((openapi) => {
      const { text } = openapi.at("file");
      return text === undefined ? [] : [besideFile(sources.file, text)];
    }),
    findings: places.flatMap((openapi) => faultsOf(openapi, sources)),
  };
}

/** The contents of OpenAPI files as JSON, by the path as written, without unreadable ones. */
export function openApiTexts(
  document: Cursor,
  { file, readFile }: SecretSources,
): Readonly<Record<string, string>> {
  const paths = documentPlaces(document).flatMap((openapi) => openapi.at("file").text ?? []);
  return Object.fromEntries(
    paths.flatMap((path) => {
      const bytes = readFile(besideFile(file, path));
      const read = bytes instanceof Uint8Array ? readOpenApi(textOf(bytes)) : undefined;
      return read?.found === undefined ? [] : [[path, read.json]];
    }),
  );
}

function documentPlaces(document: Cursor): readonly Cursor[] {
  return mcpTargets(document)
    .map((target) => target.at("static").at("openapi"))
    .filter(({ isSet }) => isSet);
}

function faultsOf(openapi: Cursor, sources: SecretSources): readonly Finding[] {
  const [file, inline] = [openapi.at("file"), openapi.at("inline")];
  if (file.text === undefined) return faultOf(inline.text ?? "{}", inline.pointer, "the document");
  const bytes = sources.readFile(besideFile(sources.file, file.text));
  if (!(bytes instanceof Uint8Array)) return [{ pointer: file.pointer, ...unreadable(bytes) }];
  return faultOf(textOf(bytes), file.pointer, "the file");
}

function faultOf(text: string, pointer: string, what: string): readonly Finding[] {
  const { fault } = readOpenApi(text);
  return fault === undefined ? [] : [{ pointer, code: "wrong-value", message: `${what} ${fault}` }];
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
