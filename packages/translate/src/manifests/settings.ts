import { withDefaultsStandaloneConfig } from "@edge-gateway/generated/defaults/index.ts";
import type { Settings } from "@edge-gateway/generated/types/index.ts";

/** The settings of the process: their defaults. */
export function settingsOf(): Settings {
  return withDefaultsStandaloneConfig({}).config;
}
