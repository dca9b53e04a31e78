import type { Settings } from "@edge-gateway/generated/types/index.ts";
import type { StoredObject } from "@edge-gateway/storage/config-store";
import { DATABASE_FILE } from "@edge-gateway/translate/diagnostics/database-file";
import { pointerTo } from "@edge-gateway/translate/diagnostics/pointer";
import { lineOf } from "@edge-gateway/translate/document/yaml/line-of";
import { databaseObjects, isList } from "@edge-gateway/translate/standalone/database/database-text";
import { databasePath } from "@edge-gateway/translate/standalone/database/layer";
import { rowSecrets } from "@edge-gateway/translate/standalone/database/row-secrets";
import { canSeal } from "./can-seal.ts";
import type { ConfigDiagnostic } from "./config-status.ts";

const NEEDS_KEY =
  "a database has secrets only sealed, and this gateway has no key: set config.database.key (DATABASE_KEY) in all replicas, for example to the output of `openssl rand -hex 32`, or write a reference such as ${NAME} in place of the secret";

const NEEDS_RESTART =
  "a database has secrets only sealed, and this gateway was started without a key: restart it, so that it uses config.database.key (DATABASE_KEY)";

/**
 * The secrets of new and changed objects, none of which may be stored without a key.
 * @param text the objects as they would be
 * @param storeSeals whether the open database has a key: it keeps that of the start
 */
export function unsealedSecrets(
  before: readonly StoredObject[],
  text: string,
  settings: Settings,
  storeSeals: boolean,
): readonly ConfigDiagnostic[] {
  const hasKey = canSeal(settings.database);
  if (hasKey && storeSeals) return [];
  const message = hasKey ? NEEDS_RESTART : NEEDS_KEY;
  const keyOf = ({ kind, name, value }: StoredObject): string =>
    JSON.stringify([kind, name, value]);
  const known = new Set(before.map(keyOf));
  const after = databaseObjects(text);
  const sections = Map.groupBy(after, ({ kind }) => kind);
  const secrets = rowSecrets(after, settings);
  return after.flatMap((object, index) => {
    if (known.has(keyOf(object))) return [];
    const { kind, name } = object;
    const own = sections.get(kind) ?? [];
    const pointer = pointerTo(pointerTo("", kind), isList(kind) ? own.indexOf(object) : name);
    const declared = secrets[index]?.filter(({ isDeclared }) => isDeclared) ?? [];
    return declared.map(({ path }): ConfigDiagnostic => {
      const place = path.reduce<string>(pointerTo, pointer);
      return {
        ...{ file: DATABASE_FILE, line: lineOf(text, place) ?? 1, column: 1 },
        path: databasePath({ [kind]: own }, place),
        ...{ severity: "error", code: "unsealed-secret", message, suggestion: null },
      };
    });
  });
}
