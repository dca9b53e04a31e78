import { validateStandaloneConfig } from "@edge-gateway/generated/validators/standalone-config.js";
import { checkReference } from "../shape/check-reference.ts";
import { runChecks } from "./checks/index.ts";
import { Cursor } from "../document/cursor.ts";
import { judgeShape } from "../shape/judge-shape.ts";
import { aboutOtherPlaces } from "../diagnostics/dedupe-findings.ts";
import { checkSecrets } from "./files/secret-files.ts";
import type { JudgedDocument } from "./kept-configuration.ts";
import { hiddenValues } from "./hidden-values.ts";
import { namedHolders } from "./named-holders.ts";
import { namedValues } from "./named-values.ts";
import { checkKeySetFiles } from "./files/key-set-files.ts";
import { checkModelCatalogs, followsController } from "./files/model-catalog-files.ts";
import { checkOpenApi } from "./files/openapi-files.ts";
import { checkTlsFiles } from "./files/tls-files.ts";
import { STANDALONE } from "../shape/places/typed-places.ts";
import { unlessInDatabase, usesDatabase } from "./database/with-database.ts";
import type { LoadInput } from "./load-input.ts";

const SHAPE = {
  type: STANDALONE,
  validate: validateStandaloneConfig,
  formatCode: "wrong-value",
} as const;

/** Finds everything that is wrong with a document, and the files that it refers to. */
export function judge(value: unknown, input: LoadInput): JudgedDocument {
  const whole = new Cursor(value);
  const { kept, database } = input;
  if (kept === undefined || database !== undefined || usesDatabase(whole))
    return judgeDocument(whole, whole, input);
  return kept.judge(whole, input, (part) => judgeDocument(part, whole, input));
}

/** Judges a document with all of its routes, or with some; its other parts may refer to all of them. */
function judgeDocument(document: Cursor, whole: Cursor, input: LoadInput): JudgedDocument {
  const judged = judgeShape(document, SHAPE);
  const { wrong, references, omitted, isTooLarge } = judged;
  const isPart = followsController(document) || usesDatabase(document);
  const findings = judged.findings.filter(({ pointer }) => pointer !== "/gateways" || !isPart);
  if (isTooLarge) return { files: [], findings, omitted };
  const secrets = checkSecrets(document, input);
  const certificates = checkTlsFiles(document, input);
  const keySets = checkKeySetFiles(document, input);
  const catalogs = checkModelCatalogs(document, input);
  const apis = checkOpenApi(document, input);
  const unread = new Set(secrets.findings.map(({ pointer }) => pointer));
  const holders = namedHolders(document, () => namedValues(document, input), unread);
  const others = [
    ...runChecks(document, whole, wrong),
    ...secrets.findings,
    ...certificates.findings,
    ...keySets.findings,
    ...catalogs.findings,
    ...apis.findings,
    ...hiddenValues(document, [input.text, input.database?.text]),
    ...references.flatMap((reference) => checkReference(reference, holders)),
  ];
  const isWhole = input.database !== undefined || !usesDatabase(document);
  const said = findings.flatMap(({ code, pointer }) => (code === "conflict" ? [pointer] : []));
  return {
    omitted,
    files: [
      ...secrets.files,
      ...certificates.files,
      ...keySets.files,
      ...catalogs.files,
      ...apis.files,
    ],
    findings: [
      ...findings,
      ...aboutOtherPlaces(
        isWhole ? others : others.map(unlessInDatabase),
        new Set([...wrong, ...said]),
      ),
    ],
  };
}
