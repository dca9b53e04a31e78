import { keysAt } from "@edge-gateway/generated/schema/keys.ts";
import { validateStandaloneConfig } from "@edge-gateway/generated/validators/standalone-config.js";
import type { Finding } from "../../../diagnostics/diagnostic.ts";
import { parentOf } from "../../../diagnostics/pointer.ts";
import { Cursor } from "../../../document/cursor.ts";
import { type JudgedShape, judgeShape } from "../../../shape/judge-shape.ts";
import { findSecrets } from "../../../shape/places/secret-places.ts";
import { STANDALONE } from "../../../shape/places/typed-places.ts";

/**
 * Fields that a gateway running from manifests uses. Only a controller that provisions gateways
 * uses the others.
 */
const ACTED_ON: ReadonlySet<string> = new Set(["rawConfig", "logging", "modelCatalog"]);

/** The section of `rawConfig` that is used; the other sections correspond to objects of the set. */
const SETTINGS = "config";

const STANDALONE_SECTIONS: ReadonlySet<string> = new Set(keysAt("StandaloneConfig", "").keys);

/** The field with the raw configuration. */
export const RAW_CONFIG = "/spec/rawConfig";

/**
 * Reports fields without effect, and errors in the raw configuration, which has the format of a
 * standalone file.
 */
export function checkEdgeParameters(document: Cursor): readonly Finding[] {
  const spec = document.at("spec");
  return [
    ...spec
      .entries()
      .filter(([name]) => !ACTED_ON.has(name))
      .map(([, { pointer }]) =>
        notActedOn(pointer, "`logging`, `modelCatalog` and `rawConfig.config`"),
      ),
    ...spec
      .at("rawConfig")
      .entries()
      .filter(([name]) => name !== SETTINGS && STANDALONE_SECTIONS.has(name))
      .map(([, { pointer }]) => notActedOn(pointer, "`config`")),
    ...rawFindings(spec.at("rawConfig")),
  ];
}

/** The places of secrets within the raw configuration. */
export function rawSecrets(document: Cursor): readonly Cursor[] {
  const { value } = document.at("spec").at("rawConfig");
  return findSecrets(new Cursor(value), STANDALONE).map(
    (place) => new Cursor(place.value, RAW_CONFIG + place.pointer),
  );
}

function notActedOn(pointer: string, read: string): Finding {
  const message = `has no effect in this build, which reads only ${read} here`;
  return { pointer, atKey: true, severity: "warning", code: "unsupported", message };
}

const SHAPE = {
  type: STANDALONE,
  validate: validateStandaloneConfig,
  formatCode: "wrong-value",
} as const;

/** The errors of one layer by itself. Another layer may contain what a map lacks. */
function rawFindings(raw: Cursor): readonly Finding[] {
  if (!raw.isMap) return [];
  return judgeRawConfig(raw.value)
    .findings.filter((finding) => !isMissing(raw, finding) || isInList(raw, finding.pointer))
    .map((finding) => ({ ...finding, pointer: RAW_CONFIG + finding.pointer }));
}

/** Whether a map breaks a rule because a property is missing, which is reported at the map. */
function isMissing(raw: Cursor, { code, pointer }: Finding): boolean {
  return code === "missing-key" || (code === "conflict" && raw.below(pointer).isMap);
}

/** Whether a place is inside a list, whose items are not merged. */
function isInList(raw: Cursor, pointer: string): boolean {
  if (pointer === "") return false;
  return Array.isArray(raw.below(pointer).value) || isInList(raw, parentOf(pointer));
}

/**
 * The findings about a raw configuration, with pointers into the raw configuration. Unused sections
 * are only checked against their schema.
 */
export function judgeRawConfig(raw: unknown): Pick<JudgedShape, "findings" | "omitted"> {
  const judged = judgeShape(new Cursor({ ...WITHOUT_GATEWAYS, ...Object(raw) }), SHAPE);
  const findings = judged.findings.filter(
    ({ pointer, code, severity }) =>
      `${pointer}/`.startsWith(`/${SETTINGS}/`) ||
      (severity !== "warning" && code !== "unsupported"),
  );
  return { findings, omitted: judged.omitted };
}

/** A standalone file must have gateways, but in manifests gateways are objects of their own. */
const WITHOUT_GATEWAYS = { gateways: { set: { port: 1 } } };
