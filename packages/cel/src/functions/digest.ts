import { hash } from "node:crypto";
import { BYTES, overload, STRING, type FunctionTable, type Overload } from "./signature.ts";

function digest(algorithm: "sha1" | "sha256" | "md5"): readonly Overload[] {
  return [
    overload([STRING], "string", (text) => hash(algorithm, text)),
    overload([BYTES], "string", (bytes) => hash(algorithm, bytes)),
  ];
}

/** Functions that return a digest in hexadecimal digits. */
export const DIGESTS: FunctionTable = {
  "sha1.encode": digest("sha1"),
  "sha256.encode": digest("sha256"),
  "md5.encode": digest("md5"),
};
