import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Logger } from "@edge-gateway/kernel/log/logger";
import { readUiFiles } from "./files.ts";
import type { UiFiles } from "./files.ts";

/** The state of the pages: they are read, or built from the sources, when they are first asked for. */
export type UiState =
  | { readonly state: "ready"; readonly files: UiFiles }
  | { readonly state: "preparing" }
  | { readonly state: "failed"; readonly reason: string };

/** Returns the state of the pages; the first call begins to prepare them. */
export type UiSource = () => UiState;

/** Prepares pages once; a failure is reported, and the next request tries again. */
export function uiSource(log: Logger, load: () => Promise<UiFiles> = loadUi): UiSource {
  let current: UiState | undefined;
  return () => {
    const shown = current;
    if (shown === undefined || shown.state === "failed") {
      current = { state: "preparing" };
      void load().then(
        (files) => (current = { state: "ready", files }),
        (error: unknown) => {
          const reason = error instanceof Error ? error.message : String(error);
          log.error("the admin UI could not be prepared", { reason });
          current = { state: "failed", reason };
        },
      );
    }
    return shown ?? { state: "preparing" };
  };
}

const started = import.meta.url;

/** A bundle has its pages beside it; sources are built in a process of their own. */
async function loadUi(): Promise<UiFiles> {
  if (!started.endsWith(".ts")) return readUiFiles(fileURLToPath(new URL("ui", started)));
  const builder = fileURLToPath(new URL("../../../ui/build/main.ts", started));
  const building = promisify(execFile)(process.execPath, [builder]);
  const stop = (): void => void building.child.kill();
  process.once("exit", stop);
  const { stdout } = await building.finally(() => process.off("exit", stop));
  return readUiFiles(stdout);
}
