import type { Finding } from "../../diagnostics/diagnostic.ts";
import type { Cursor } from "../../document/cursor.ts";
import { keySetFault } from "../../shape/formats/key-set.ts";
import { keySetHolders, oncePerDocument } from "../names/places.ts";
import { besideFile, unreadable } from "./secret-files.ts";
import type { FilesChecked, SecretSources } from "./secret-files.ts";

/** Checks that key set files can be read and contain keys that can verify tokens. */
export function checkKeySetFiles(document: Cursor, sources: SecretSources): FilesChecked {
  const named = keySetFiles(document);
  return {
    files: named.map(({ path }) => besideFile(sources.file, path)),
    findings: named.flatMap(({ path, pointer }): readonly Finding[] => {
      const bytes = sources.readFile(besideFile(sources.file, path));
      if (!(bytes instanceof Uint8Array)) return [{ pointer, ...unreadable(bytes) }];
      const fault = keySetFault(Buffer.from(bytes).toString());
      if (fault === undefined) return [];
      return [{ pointer, code: "wrong-value", message: `the file ${fault.message}` }];
    }),
  };
}

/** The contents of key set files by the path as written, without unreadable ones. */
export function keySetTexts(
  document: Cursor,
  { file, readFile }: SecretSources,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    keySetFiles(document).flatMap(({ path }) => {
      const bytes = readFile(besideFile(file, path));
      return bytes instanceof Uint8Array ? [[path, Buffer.from(bytes).toString()]] : [];
    }),
  );
}

interface FilePlace {
  readonly path: string;
  readonly pointer: string;
}

const keySetFiles = oncePerDocument((document): readonly FilePlace[] =>
  keySetHolders(document)
    .map((holder) => holder.at("jwks").at("file"))
    .flatMap((file) =>
      file.text === undefined ? [] : [{ path: file.text, pointer: file.pointer }],
    ),
);
