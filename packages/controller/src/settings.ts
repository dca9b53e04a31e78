import { hostname } from "node:os";
import { withDefaultsControllerSettings } from "@edge-gateway/generated/defaults/index.ts";
import { SETTING_VARIABLES } from "@edge-gateway/generated/setting-variables/index.ts";
import type { ControllerSettings } from "@edge-gateway/generated/types/index.ts";
import { validateControllerSettings } from "@edge-gateway/generated/validators/controller-settings.js";
import { overrideSettings } from "@edge-gateway/translate/shape/settings-environment";

/** The controller's settings, with the name of this replica filled in. */
export type KnownSettings = ControllerSettings & Required<Pick<ControllerSettings, "podName">>;

/** The error for an environment that contains invalid settings. */
export class SettingsError extends Error {}

/**
 * Reads the settings from environment variables.
 * @throws {SettingsError} that names the invalid variables
 */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
): KnownSettings {
  const variables = SETTING_VARIABLES.ControllerSettings;
  const { value, origins } = overrideSettings({}, environment, variables);
  const problems = validateControllerSettings(value).map(({ pointer, message }) => {
    const [, property = ""] = pointer.split("/");
    const variable = origins.get(`/${property}`) ?? property;
    return `environment variable ${variable}: ${message}`;
  });
  if (problems.length > 0) throw new SettingsError(problems.join("\n"));
  // The conversion is safe, because the validator has accepted these settings.
  const settings = withDefaultsControllerSettings(Object(value));
  return { ...settings, podName: settings.podName ?? hostname() };
}
