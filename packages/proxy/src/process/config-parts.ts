import { MAX_CONFIG_VERSION_CHARACTERS, MAX_CONFIG_VERSIONS } from "../bounds.ts";
import type { ApiParts } from "@edge-gateway/admin/api/parts";
import { DatabaseVersions } from "@edge-gateway/config/database/database-versions";
import { ConfigEditor } from "@edge-gateway/config/config-editor";
import { ConfigHistory } from "@edge-gateway/config/config-history";
import type { ConfigKeeper } from "@edge-gateway/config/config-keeper";
import type { JudgedConfiguration } from "@edge-gateway/config/reading/judged-configuration";
import type { ConfigurationOrigin, GatewayOptions } from "./gateway-options.ts";
import { lockOf } from "./lock-of.ts";

/** Reads a configuration again from a source that cannot change: it is never called. */
export const notReadAgain = (): Promise<JudgedConfiguration> =>
  Promise.reject(new Error("this configuration can be read only once"));

/** The history of the configuration of a process, empty at first. */
export function historyOf({ controller }: Pick<ConfigurationOrigin, "controller">): ConfigHistory {
  return new ConfigHistory({
    unannounced: controller === undefined ? "file" : "controller",
    maxVersions: MAX_CONFIG_VERSIONS,
    maxCharacters: MAX_CONFIG_VERSION_CHARACTERS,
  });
}

/** What the admin API shows of the configuration and its changes, from the database if there is one. */
export function configParts(
  options: GatewayOptions,
  history: ConfigHistory,
  keeper: () => ConfigKeeper | undefined,
): Pick<ApiParts, "editor" | "versions" | "replicas"> {
  const { database, file: path, reader } = options.origin;
  const locked = lockOf(options);
  const editor = new ConfigEditor({
    ...{ reader, path, keeper, history, database, locked },
    wallClock: Date.now,
  });
  if (database === undefined) return { editor, versions: history, replicas: undefined };
  const { connection, replicas } = database;
  return { editor, versions: new DatabaseVersions(connection, reader), replicas };
}
