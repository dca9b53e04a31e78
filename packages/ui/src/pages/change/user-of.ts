import { DATABASE_FILE } from "@edge-gateway/translate/diagnostics/database-file";
import { addressOfPlace } from "../../components/change/address-of-place.ts";

/** A route, any other object with a name, or a row of a database. */
const OBJECT =
  /^(?:gateways\.[^.[\]]+\.routes\[\d+\]|routes\[\d+\]|\w+\.[^.[\]]+|\w+\["(?:[^"\\]|\\.)*"\]|\w+\[\d+\])/;
const ROW = /^\w+\/[^.[]+/;

/** The object that has a place of a finding: its own place, and the address of its form. */
export function userOf(path: string): { readonly place: string; readonly address: string } {
  const [row] = ROW.exec(path) ?? [];
  const place = row ?? OBJECT.exec(path)?.[0] ?? path;
  const address =
    row === undefined
      ? addressOfPlace({ file: "", path: place })
      : addressOfPlace({ object: `${DATABASE_FILE} ${row}`, path: "" });
  return { place, address: address ?? "" };
}
