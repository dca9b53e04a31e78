import { pointerTo } from "../../diagnostics/pointer.ts";
import type { Finding } from "../../diagnostics/diagnostic.ts";
import { dateFault, firstToExpire } from "@edge-gateway/kernel/certificates";
import type { Document } from "./document.ts";
import { secretText } from "./secret-text.ts";
import type { ManifestSet } from "./manifest-set.ts";

/**
 * Warns of certificates in Secrets and ConfigMaps that have expired, or expire soon, at `now`
 * (milliseconds since 1970).
 */
export function certificateWarnings(
  snapshot: ManifestSet,
  now: number,
): readonly (Finding & { readonly document: Document })[] {
  return [
    ...snapshot.all("Secret").flatMap((document) => {
      const { data, stringData } = document.value;
      return Object.keys({ ...data, ...stringData }).flatMap((key) => {
        const section = stringData !== undefined && Object.hasOwn(stringData, key);
        const place = { section: section ? "stringData" : "data", key };
        return warningOf(document, place, secretText(document, key), now);
      });
    }),
    ...snapshot
      .all("ConfigMap")
      .flatMap((document) =>
        Object.entries(document.value.data ?? {}).flatMap(([key, text]) =>
          warningOf(document, { section: "data", key }, text, now),
        ),
      ),
  ];
}

interface ValuePlace {
  readonly section: string;
  readonly key: string;
}

function warningOf(
  document: Document,
  { section, key }: ValuePlace,
  text: string | undefined,
  now: number,
): readonly (Finding & { readonly document: Document })[] {
  const dates = text === undefined ? undefined : firstToExpire(text);
  const fault = dates && dateFault(dates, now);
  if (fault === undefined) return [];
  const pointer = pointerTo(pointerTo("", section), key);
  const message = `\`${key}\`: ${fault} (${dates?.subject})`;
  return [{ document, pointer, severity: "warning", code: "certificate-expired", message }];
}
