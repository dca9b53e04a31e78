import type { AdminPlace } from "@edge-gateway/generated/types/index.ts";
import { DATABASE_FILE } from "@edge-gateway/translate/diagnostics/database-file";
import { pointerTo } from "@edge-gateway/translate/diagnostics/pointer";

/** The object behind a path: a row of a database, whose name may be any text, or an object of a cluster. */
const OBJECT = new RegExp(` of (${DATABASE_FILE} .+|[A-Z]\\w* [\\w./-]+)$`, "s");
const TOKEN = /\[(\d+|"(?:[^"\\]|\\.)*")\]|[^.[\]]+/g;

/**
 * The address of the object at a place, by which the page Change finds it: names and positions separated by slashes.
 * Undefined for what no page can change: objects of a cluster.
 */
export function addressOfPlace({ file, object, path }: Partial<AdminPlace>): string | undefined {
  if (object === undefined) return file === undefined ? undefined : addressOfPath("", path ?? "");
  const row = object.startsWith(`${DATABASE_FILE} `)
    ? object.slice(DATABASE_FILE.length + 1)
    : undefined;
  return row === undefined ? undefined : addressOfPath(pointerOfRow(row), path ?? "");
}

/** The address of the object at a place that is said in words, such as `policies.cors of <database> routes/shop`. */
export function addressOfText(text: string): string | undefined {
  const found = OBJECT.exec(text);
  const [, object] = found ?? [];
  const path = text.slice(0, found?.index);
  return addressOfPlace({ path, file: "", ...(object === undefined ? {} : { object }) });
}

/** A row of a database is a section and a name, which may have slashes. */
function pointerOfRow(row: string): string {
  const end = row.indexOf("/");
  return pointerTo(pointerTo("", row.slice(0, end)), row.slice(end + 1));
}

function addressOfPath(pointer: string, path: string): string {
  const tokens = Array.from(path.matchAll(TOKEN), ([found, inBrackets]) => {
    if (inBrackets === undefined) return found;
    return inBrackets.startsWith('"') ? String(JSON.parse(inBrackets)) : inBrackets;
  });
  return tokens.reduce<string>(pointerTo, pointer).slice(1);
}
