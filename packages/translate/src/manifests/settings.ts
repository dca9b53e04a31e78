import { withDefaultsStandaloneConfig } from "@edge-gateway/generated/defaults/index.ts";
import type { Settings, StandaloneConfigInput } from "@edge-gateway/generated/types/index.ts";
import { validateStandaloneConfig } from "@edge-gateway/generated/validators/standalone-config.js";
import { Cursor } from "../standalone/cursor.ts";
import { judgeShape } from "../standalone/judge-shape.ts";
import { overrideSettings } from "../standalone/settings-environment.ts";
import { STANDALONE } from "../standalone/typed-places.ts";
import type { Document } from "./document.ts";
import { groupOfKind } from "./kinds/table.ts";
import type { Snapshot } from "./snapshot.ts";
import type { DocumentFinding } from "./translate.ts";

/** The settings of the process that runs a set of manifests. */
export interface FoundSettings {
  readonly settings: Settings;
  readonly findings: readonly DocumentFinding[];
}

const SHAPE = {
  type: STANDALONE,
  validate: validateStandaloneConfig,
  formatCode: "wrong-value",
} as const;
const RAW_CONFIG = "/spec/rawConfig";

/**
 * The settings of the EdgeParameters that gateways or their classes name: its `rawConfig`, which has
 * the form of a standalone file, and `logging`; the environment wins. One process has one of them.
 */
export function settingsOf(
  snapshot: Snapshot,
  environment: Readonly<Record<string, string | undefined>>,
): FoundSettings {
  const [parameters, ...others] = namedParameters(snapshot);
  const written = parameters === undefined ? {} : configOf(parameters);
  const { value } = overrideSettings(written, environment);
  const { findings } = judgeShape(new Cursor(value), SHAPE);
  const isValid = findings.every(({ severity }) => severity === "warning");
  const config = isValid ? (value as StandaloneConfigInput) : {};
  return {
    settings: withDefaultsStandaloneConfig(config).config,
    findings: [
      ...(parameters === undefined
        ? []
        : findings.map((finding) => ({
            ...finding,
            pointer: RAW_CONFIG + finding.pointer,
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
