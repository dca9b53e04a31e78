import { DATABASE_FILE } from "@edge-gateway/translate/diagnostics/database-file";
import { addressOfPlace } from "../../components/change/address-of-place.ts";

/** A route, any other object with a name, or a row of a database. */
const OBJECT =
  /^(?:gateways\.[^.[\]]+\.routes\[\d+\]|routes\[\d+\]|\w+\.[^.[\]]+|\w+\["(?:[^"\\]|\\.)*"\]|\w+\[\d+\])/;
const ROW = /^\w+\/[^.[]+/;

/** The object that has a place of a finding: its own place, and the address of its form. */
export function userOf(path: string): { readonly place: string; readonly address: string } {
  const place = ROW.exec(path)?.[0] ?? OBJECT.exec(path)?.[0] ?? path;
  return { place, address: addressOfFinding(place) };
}

/** The address of what has a place of a finding. */
export function addressOfFinding(path: string): string {
  const [row] = ROW.exec(path) ?? [];
  const address =
    row === undefined
      ? addressOfPlace({ file: "", path })
      : addressOfPlace({ object: `${DATABASE_FILE} ${row}`, path: path.slice(row.length) });
  return address ?? "";
}
