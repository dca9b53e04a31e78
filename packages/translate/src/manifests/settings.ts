import { withDefaultsSettings } from "@edge-gateway/generated/defaults/index.ts";
import type { Settings, SettingsInput } from "@edge-gateway/generated/types/index.ts";
import { validateSettings } from "@edge-gateway/generated/validators/settings.js";
import { Cursor } from "../document/cursor.ts";
import { judgeShape } from "../shape/judge-shape.ts";
import { overrideSettings } from "../shape/settings-environment.ts";
import { SETTINGS } from "../shape/typed-places.ts";
import type { Document } from "./document.ts";
import { groupOfKind } from "./kinds/table.ts";
import type { Snapshot } from "./snapshot.ts";
import type { DocumentFinding } from "./document.ts";

/** The settings of the process that runs a set of manifests. */
export interface FoundSettings {
  readonly settings: Settings;
  readonly findings: readonly DocumentFinding[];
}

const SHAPE = {
  type: SETTINGS,
  validate: validateSettings,
  formatCode: "wrong-value",
} as const;
const RAW_SETTINGS = "/spec/rawConfig/config";

/**
 * The settings of the EdgeParameters that gateways or their classes name: its `rawConfig`, whose
 * section `config` is that of a standalone file, and `logging`; the environment wins. One process has one of them.
 */
export function settingsOf(
  snapshot: Snapshot,
  environment: Readonly<Record<string, string | undefined>>,
): FoundSettings {
  const [parameters, ...others] = namedParameters(snapshot);
  const written = parameters === undefined ? {} : configOf(parameters);
  const { value } = new Cursor(overrideSettings(written, environment).value).at("config");
  const { findings } = judgeShape(new Cursor(value ?? {}), SHAPE);
  const isValid = findings.every(({ severity }) => severity === "warning");
  const settings = isValid ? (value as SettingsInput | undefined) : undefined;
  return {
    settings: withDefaultsSettings(settings ?? {}),
    findings: [
      ...(parameters === undefined
        ? []
        : findings.map((finding) => ({
            ...finding,
            pointer: RAW_SETTINGS + finding.pointer,
            document: parameters,
          }))),
      ...others.map((document) => ({
        pointer: "/spec",
        atKey: true,
        severity: "warning" as const,
        code: "overridden" as const,
        message:
          "the gateways of this set run in one process, which has the settings of another EdgeParameters",
        document,
      })),
    ],
  };
}

/** In the order of the set: those of gateways, then those of classes. */
function namedParameters(snapshot: Snapshot): readonly Document<"EdgeParameters">[] {
  const ofGateways = snapshot.all("Gateway").map(({ namespace, value }) => ({
    namespace,
    ref: value.spec.infrastructure?.parametersRef,
  }));
  const ofClasses = snapshot.all("GatewayClass").map(({ value: { spec } }) => ({
    namespace: spec.parametersRef?.namespace ?? "",
    ref: spec.parametersRef,
  }));
  const found = [...ofGateways, ...ofClasses].flatMap(({ namespace, ref }) =>
    ref?.kind === "EdgeParameters" && ref.group === groupOfKind("EdgeParameters")
      ? (snapshot.find("EdgeParameters", { namespace, name: ref.name }) ?? [])
      : [],
  );
  return [...new Set(found)];
}

function configOf({ value: { spec } }: Document<"EdgeParameters">): object {
  const { rawConfig, logging } = spec;
  const raw: { readonly config?: unknown } = rawConfig ?? {};
  if (logging === undefined) return { config: raw.config ?? {} };
  const config: { readonly logging?: unknown } = Object(raw.config ?? {});
  return { config: { ...config, logging: { ...Object(config.logging ?? {}), ...logging } } };
}
