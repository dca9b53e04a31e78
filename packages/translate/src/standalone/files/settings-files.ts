import type { Settings } from "@edge-gateway/generated/types/index.ts";
import { besideFile } from "./secret-files.ts";

/**
 * Makes the paths in settings relative to the file that contains them. A path of an environment variable stays
 * relative to the working directory, because no file names it.
 * @param origins the pointers of settings that variables have set
 */
export function withFilesBeside(
  settings: Settings,
  file: string,
  origins: ReadonlyMap<string, string>,
): Settings {
  const { database, istio, llmKeys, mcp, requestLog, xds } = settings;
  const beside = (place: string, path: string): string =>
    origins.has(`/config/${place}`) ? path : besideFile(file, path);
  const optional = <Name extends string>(section: string, name: Name, path: string | undefined) =>
    path === undefined ? {} : { [name]: beside(`${section}/${name}`, path) };
  return {
    ...settings,
    database: {
      ...database,
      file: beside("database/file", database.file),
      ...optional("database", "cacheFile", database.cacheFile),
      ...optional("database", "keyFile", database.keyFile),
    },
    istio: {
      ...istio,
      tokenFile: beside("istio/tokenFile", istio.tokenFile),
      rootCertificates: beside("istio/rootCertificates", istio.rootCertificates),
    },
    llmKeys: { ...llmKeys, ...optional("llmKeys", "file", llmKeys.file) },
    mcp: { ...mcp, ...optional("mcp", "consentFile", mcp.consentFile) },
    ...(requestLog && {
      requestLog: { ...requestLog, file: beside("requestLog/file", requestLog.file) },
    }),
    xds: {
      ...xds,
      tokenFile: beside("xds/tokenFile", xds.tokenFile),
      ...optional("xds", "rootCertificates", xds.rootCertificates),
      ...optional("xds", "cacheFile", xds.cacheFile),
    },
  };
}
