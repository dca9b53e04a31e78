import type { AdminPlace, SourcePlace } from "@edge-gateway/generated/types/index.ts";
import { readablePath } from "@edge-gateway/translate/diagnostics/pointer";

/**
 * A place as the API sends it.
 * @param source the name of the configuration's file
 */
export function placeOf({ pointer, document }: SourcePlace, source: string): AdminPlace {
  const path = readablePath(pointer);
  return document === undefined ? { path, file: source } : { path, object: document };
}
