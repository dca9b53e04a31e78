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

/** Returns the state of the pages, or when it is known; the first call begins to prepare them. */
export type UiSource = () => UiState | Promise<UiState>;

/** How pages are prepared. */
interface Preparation {
  readonly load: () => Promise<UiFiles>;
  /** Whether that takes so little time that whoever asks waits for it. */
  readonly isQuick: boolean;
}

/** Prepares pages once; a failure is reported, and the next request tries again. */
export function uiSource(log: Logger, { load, isQuick }: Preparation = OWN): UiSource {
  let current: UiState | undefined;
  let prepared: Promise<UiState> | undefined;
  const prepare = async (): Promise<UiState> => {
    try {
      current = { state: "ready", files: await load() };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log.error("the admin UI could not be prepared", { reason });
      current = { state: "failed", reason };
    }
    return current;
  };
  return () => {
    const shown = current;
    if (shown === undefined || shown.state === "failed") {
      current = PREPARING;
      prepared = prepare();
    }
    const state = shown ?? PREPARING;
    return (isQuick && state === PREPARING ? prepared : undefined) ?? state;
  };
}

const PREPARING: UiState = { state: "preparing" };
const started = import.meta.url;

function readUi(): Promise<UiFiles> {
  return readUiFiles(fileURLToPath(new URL("ui", started)));
}

/** Builds the sources in a process of their own. */
async function buildUi(): Promise<UiFiles> {
  const builder = fileURLToPath(new URL("../../../ui/build/main.ts", started));
  const building = promisify(execFile)(process.execPath, [builder]);
  const stop = (): void => void building.child.kill();
  process.once("exit", stop);
  const { stdout } = await building.finally(() => process.off("exit", stop));
  return readUiFiles(stdout);
}

/** A bundle has its pages beside it. */
const OWN: Preparation = started.endsWith(".ts")
  ? { load: buildUi, isQuick: false }
  : { load: readUi, isQuick: true };
