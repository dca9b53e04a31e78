import type { Settings } from "@edge-gateway/generated/types/index.ts";
import { Redaction } from "@edge-gateway/kernel/log/redact";
import { SensitiveNames } from "@edge-gateway/kernel/log/sensitive-names";
import type { Ir } from "@edge-gateway/translate/ir";
import { sensitiveNamesOf } from "@edge-gateway/translate/ir/credentials";

/**
 * The redaction by the running configuration and by the settings at the start, because new settings apply
 * only after a restart.
 */
export function redactionOf(current: Ir | undefined, settings: Settings): Redaction {
  const names = current === undefined ? new SensitiveNames() : sensitiveNamesOf(current);
  for (const name of settings.sensitiveHeaders) names.header(name);
  for (const name of settings.sensitiveQueryParameters) names.queryParameter(name);
  return new Redaction(names);
}
