import { withDefaultsSettings } from "@edge-gateway/generated/defaults/index.ts";
import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import type { ModelCatalog, Settings } from "@edge-gateway/generated/types/index.ts";
import type { Finding } from "../diagnostics/diagnostic.ts";
import { Cursor } from "../document/cursor.ts";
import { overrideSettings } from "../shape/settings-environment.ts";
import { errorsWithin } from "./document/document.ts";
import type { Document, DocumentFinding } from "./document/document.ts";
import { judgeRawConfig, RAW_CONFIG } from "./kinds/edge-parameters/check.ts";
import { takenPorts } from "./kinds/gateway/own-ports.ts";
import type { TakenPort } from "./kinds/gateway/own-ports.ts";
import { isOurs } from "./kinds/gateway/ownership.ts";
import { groupOfKind } from "./document/kind-names.ts";
import { absence } from "./document/misspelt.ts";
import { catalogsOf } from "./kinds/edge-parameters/model-catalogs.ts";
import { configOf, laidOver, layersOf } from "./document/parameter-layers.ts";
import type { Layers } from "./document/parameter-layers.ts";
import type { ManifestSet } from "./document/manifest-set.ts";

/** The settings of a process that runs a set of manifests. */
export interface FoundSettings {
  readonly settings: Settings;
  /** The catalogues of model prices. */
  readonly modelCatalogs: readonly ModelCatalog[];
  readonly findings: readonly DocumentFinding[];
}

/**
 * The process settings, from the first gateway with EdgeParameters and from its class: the `config`
 * section of `rawConfig`, and `logging`, which takes precedence. Environment variables override
 * both.
 */
export function settingsOf(
  snapshot: ManifestSet,
  environment: Readonly<Record<string, string | undefined>>,
): FoundSettings {
  const gateways = snapshot.all("Gateway").filter((gateway) => isOurs(snapshot, gateway));
  const all = gateways
    .map((gateway) => layersOf(snapshot, gateway))
    .filter(({ length }) => length > 0);
  const [layers = []] = all;
  const taken = takenPorts(ofFirst(gateways, snapshot), snapshot);
  const usable = without(configOf(layers), taken);
  const { value, origins } = overrideSettings({ config: usable }, environment);
  const config = new Cursor(value).at("config").value ?? {};
  const judged = judgeRawConfig({ ...rawConfigOf(layers), config: withSessionKey(config) });
  const errors = judged.findings.filter(({ severity }) => severity !== "warning");
  // Of what is left out, some may be about the settings.
  const isValid =
    judged.omitted === 0 && errors.every(({ pointer }) => !`${pointer}/`.startsWith("/config/"));
  const settings = withDefaultsSettings(isValid ? config : {});
  const catalogs = catalogsOf(snapshot, settings, gateways);
  return {
    settings,
    modelCatalogs: catalogs.modelCatalogs,
    findings: [
      ...catalogs.findings,
      ...togetherFindings(layers, errors, origins),
      ...taken.flatMap((each) => takenFinding(layers, each)),
      ...overriddenFindings(layers, new Set(all.flat())),
      ...snapshot.all("GatewayClass").flatMap((document) => missingFindings(snapshot, document)),
    ],
  };
}

/** The gateways, beginning with the first one that has parameters. */
function ofFirst(
  gateways: readonly Document<"Gateway">[],
  snapshot: ManifestSet,
): readonly Document<"Gateway">[] {
  const first = gateways.find((gateway) => layersOf(snapshot, gateway).length > 0);
  return first === undefined ? [] : [first, ...gateways.filter((gateway) => gateway !== first)];
}

/** The settings without the addresses that are ports of listeners. */
function without(config: Cursor, taken: readonly TakenPort[]): unknown {
  const names = new Set<string>(taken.map(({ setting }) => setting));
  return Object.fromEntries(
    config.entries().flatMap(([name, { value }]) => (names.has(name) ? [] : [[name, value]])),
  );
}

function takenFinding(layers: Layers, { setting, message }: TakenPort): readonly DocumentFinding[] {
  const pointer = `/config/${setting}`;
  const document = layers.findLast((layer) => hasPlace(layer, pointer));
  if (document === undefined) return [];
  const place = { document, pointer: RAW_CONFIG + pointer } as const;
  return [
    { ...place, severity: "warning", code: "conflict", message: `has no effect: ${message}` },
  ];
}

/** Errors that only the merged configuration has, at the last layer that contains their place. */
function togetherFindings(
  layers: Layers,
  errors: readonly Finding[],
  origins: ReadonlyMap<string, string>,
): readonly DocumentFinding[] {
  const last = layers.at(-1);
  if (last === undefined) return [];
  if (layers.some(({ problems }) => errorsWithin(problems, RAW_CONFIG).length > 0)) return [];
  return errors.map(({ message, pointer, ...finding }) => {
    const document = layers.findLast((layer) => hasPlace(layer, pointer)) ?? last;
    const variable = origins.get(pointer);
    const from = variable === undefined ? "" : ` (environment variable ${variable})`;
    return { ...finding, message: message + from, pointer: RAW_CONFIG + pointer, document };
  });
}

function hasPlace({ value: { spec } }: Document<"EdgeParameters">, pointer: string): boolean {
  return new Cursor(spec.rawConfig).below(pointer).value !== undefined;
}

function overriddenFindings(
  layers: Layers,
  named: ReadonlySet<Document<"EdgeParameters">>,
): readonly DocumentFinding[] {
  return [...named]
    .filter((document) => !layers.includes(document))
    .map((document) => ({
      document,
      pointer: "/spec",
      atKey: true,
      severity: "warning",
      code: "overridden",
      message:
        "has no effect: the gateways of this set share one process, which uses the EdgeParameters of another gateway",
    }));
}

/**
 * Adds the session key that the controller gives to each process by the environment variable
 * `SESSION_KEY`. The value is unknown and does not matter: rules only check whether there is a key.
 */
function withSessionKey(config: unknown): unknown {
  const { value } = new Cursor(config).at("session").at("key");
  return value === undefined ? laidOver(config, { session: { key: SOME_KEY } }) : config;
}

const SOME_KEY = "0".repeat(LIMITS.sessionSettings.key.maxLength);

/**
 * Reports missing parameters of a class. A gateway reports its own missing parameters in its
 * status.
 */
function missingFindings(
  snapshot: ManifestSet,
  document: Document<"GatewayClass">,
): readonly DocumentFinding[] {
  const { parametersRef: ref } = document.value.spec;
  if (ref?.kind !== "EdgeParameters" || ref.group !== groupOfKind("EdgeParameters")) return [];
  const object = { kind: ref.kind, namespace: ref.namespace ?? "", name: ref.name } as const;
  if (snapshot.find(ref.kind, object) !== undefined) return [];
  const message = absence(snapshot, object);
  const pointer = "/spec/parametersRef";
  return [{ document, pointer, severity: "warning", code: "unknown-reference", message }];
}

/**
 * A gateway's configuration in the form of a standalone file: the merged `rawConfig` of class and
 * gateway, and over it the typed field `logging`.
 */
export function rawConfigOf(layers: Layers): Readonly<Record<string, unknown>> {
  const raw = layers.map(({ value }) => value.spec.rawConfig);
  return Object(laidOver(raw.reduce<unknown>(laidOver, {}), { config: configOf(layers).value }));
}
