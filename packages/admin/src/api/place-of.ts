import type { AdminPlace, SourcePlace } from "@edge-gateway/generated/types/index.ts";
import { readablePath } from "@edge-gateway/translate/diagnostics/pointer";
import type { ApiParts } from "./parts.ts";

/**
 * A place as the API sends it.
 * @param source the name of the configuration's file
 */
export function placeOf({ pointer, document }: SourcePlace, source: string): AdminPlace {
  const path = readablePath(pointer);
  return document === undefined ? { path, file: source } : { path, object: document };
}

/** Who knows lines, and the name of the configuration. */
interface PlaceParts extends Pick<ApiParts, "status"> {
  readonly editor: Pick<ApiParts["editor"], "locate">;
}

/** A place as the API sends it, with its line if the files can be read now and have it. */
export async function locatedPlace(
  from: SourcePlace,
  { editor, status }: PlaceParts,
): Promise<AdminPlace> {
  const located =
    from.document === undefined
      ? await editor.locate(from.pointer).catch(() => undefined)
      : undefined;
  return { ...placeOf(from, status().config.source), ...located };
}
