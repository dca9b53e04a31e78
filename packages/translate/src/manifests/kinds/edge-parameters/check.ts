import { keysAt } from "@edge-gateway/generated/schema/keys.ts";
import { validateStandaloneConfig } from "@edge-gateway/generated/validators/standalone-config.js";
import type { Finding } from "../../../diagnostics/diagnostic.ts";
import { Cursor } from "../../../document/cursor.ts";
import { judgeShape } from "../../../shape/judge-shape.ts";
import { findSecrets } from "../../../shape/secret-places.ts";
import { STANDALONE } from "../../../shape/typed-places.ts";

/** The fields that a process which runs manifests acts on; the others are for a controller that provisions one. */
const ACTED_ON: ReadonlySet<string> = new Set(["rawConfig", "logging", "modelCatalog"]);

/** The section of `rawConfig` that it acts on; gateways, routes and the like are objects of the set. */
const SETTINGS = "config";

const STANDALONE_SECTIONS: ReadonlySet<string> = new Set(keysAt("StandaloneConfig", "").keys);

/** Where the raw configuration of EdgeParameters is. */
export const RAW_CONFIG = "/spec/rawConfig";

/** What this build does not act on, and what is wrong within the raw configuration, which has the form of a standalone file. */
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

/** Of sections that are not acted on only the form is judged. */
function rawFindings(raw: Cursor): readonly Finding[] {
  if (!raw.isMap) return [];
  const { findings } = judgeShape(new Cursor({ ...WITHOUT_GATEWAYS, ...Object(raw.value) }), SHAPE);
  return findings
    .filter(
      ({ pointer, code, severity }) =>
        `${pointer}/`.startsWith(`/${SETTINGS}/`) ||
        (severity !== "warning" && code !== "unsupported"),
    )
    .map((finding) => ({ ...finding, pointer: RAW_CONFIG + finding.pointer }));
}

/** A standalone file must have gateways; these are objects of the set. */
const WITHOUT_GATEWAYS = { gateways: { set: { port: 1 } } };
