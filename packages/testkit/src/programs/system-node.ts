import { existsSync, realpathSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The first Node.js on the PATH that is not the pinned one. */
export function systemNode(): string | undefined {
  const pinned = realpathSync(process.execPath);
  return (process.env["PATH"] ?? "")
    .split(delimiter)
    .map((folder) => join(folder, "node"))
    .find((file) => existsSync(file) && realpathSync(file) !== pinned);
}
