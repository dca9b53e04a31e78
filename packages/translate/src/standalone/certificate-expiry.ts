import type { Finding } from "../diagnostics/diagnostic.ts";
import type { Cursor } from "../document/cursor.ts";
import { dateFault, firstToExpire } from "@edge-gateway/kernel/certificates";
import { namedValues } from "./named-values.ts";
import { listenerPlaces } from "./names/places.ts";
import { besideFile } from "./files/secret-files.ts";
import type { SecretSources } from "./files/secret-files.ts";

/** Warns of certificates that have expired, or expire soon, at `now` (milliseconds since 1970). */
export function checkCertificateDates(
  document: Cursor,
  sources: SecretSources,
  now: number,
): readonly Finding[] {
  return [...ofListeners(document, sources, now), ...ofHolders(document, sources, now)];
}

function ofListeners(document: Cursor, { file, readFile }: SecretSources, now: number) {
  const places = listenerPlaces(document).flatMap((listener) => {
    const tls = listener.at("tls");
    return [tls.at("cert"), tls.at("frontendValidation").at("ca")];
  });
  return places.flatMap((place) => {
    const bytes = place.text === undefined ? undefined : readFile(besideFile(file, place.text));
    return bytes instanceof Uint8Array
      ? warningOf(place, Buffer.from(bytes).toString("latin1"), now)
      : [];
  });
}

const SECTIONS = ["secrets", "configMaps"] as const;

function ofHolders(document: Cursor, sources: SecretSources, now: number): readonly Finding[] {
  if (SECTIONS.every((section) => !document.at(section).isSet)) return [];
  const named = namedValues(document, sources);
  return SECTIONS.flatMap((section) =>
    document
      .at(section)
      .entries()
      .flatMap(([name, holder]) =>
        Object.entries(named[section][name] ?? {}).flatMap(([key, value]) => {
          const own = holder.at("data").at(key);
          return warningOf(own.isSet ? own : holder, value, now, `\`${key}\`: `);
        }),
      ),
  );
}

function warningOf({ pointer }: Cursor, pem: string, now: number, before = ""): readonly Finding[] {
  const dates = firstToExpire(pem);
  const fault = dates && dateFault(dates, now);
  if (fault === undefined) return [];
  const message = `${before}${fault} (${dates?.subject})`;
  return [{ pointer, severity: "warning", code: "certificate-expired", message }];
}
