import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import type { AdminConfigFile, AdminConfigVersion } from "@edge-gateway/generated/types/index.ts";
import type { ConfigVersion, FileTexts, VersionTexts } from "@edge-gateway/config/config-history";
import { AdminRefusal } from "../../problem.ts";
import { appliedOf, shownFiles } from "./configuration.ts";
import type { SomeHandlers } from "../operation.ts";
import { originOf } from "../origin-of.ts";
import type { ApiParts } from "../parts.ts";

const MOST_VERSIONS = LIMITS.adminConfigVersions.versions.maxItems;
const MOST_PROBLEMS = LIMITS.adminConfigVersion.problems.maxItems;

type Operations = SomeHandlers<"getConfigVersions" | "getConfigVersion" | "restoreConfigVersion">;

/** The operations about the history of the configuration. */
export function configVersionOperations({
  editor,
  versions,
}: Pick<ApiParts, "editor" | "versions">): Operations {
  const find = async (id: string): Promise<VersionTexts> => {
    const found = await available(() => versions.find(id));
    if (found === undefined) throw new AdminRefusal("not-found", `there is no version ${id}`);
    return found;
  };
  const shown = async (...times: readonly FileTexts[]): Promise<AdminConfigFile[][]> =>
    times.some(({ size }) => size > 0) ? (await editor.hide(times)).map(shownFiles) : [];
  return {
    getConfigVersions: async () => {
      const { versions: all, omitted } = await available(() => versions.list());
      const listed = all.slice(0, MOST_VERSIONS).map(versionOf);
      return { value: { versions: listed, omitted: omitted + all.length - listed.length } };
    },
    getConfigVersion: async ({ query: { id } }) => {
      const { version, texts, before } = await find(id);
      const [files = [], old = []] = await shown(texts, before);
      return { value: { version: versionOf(version), files, before: old } };
    },
    restoreConfigVersion: async ({ query: { id }, version = "", caller }) => {
      const { texts, unknown } = await find(id);
      if (texts.size === 0) {
        const why = unknown === undefined ? "" : ` (${unknown})`;
        throw new AdminRefusal("conflict", `the files of version ${id} are not known${why}`);
      }
      const files = Array.from(texts, ([file, text]) => ({ file, text }));
      const origin = originOf(caller, `back to version ${id}`);
      return appliedOf(await editor.change(files, version, origin));
    },
  };
}

/** What a database has. @throws AdminRefusal while it cannot be used */
export async function available<Value>(read: () => Value | Promise<Value>): Promise<Value> {
  try {
    return await read();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new AdminRefusal("unavailable", `the database cannot be used now: ${reason}`);
  }
}

function versionOf(version: ConfigVersion): AdminConfigVersion {
  const { id, at, origin, by, from, message, generation, problems } = version;
  return {
    ...{ id, at, origin, by },
    ...(from === undefined ? {} : { from }),
    ...(message === undefined ? {} : { message }),
    result: generation === undefined && origin !== "database" ? "refused" : "applied",
    ...(generation === undefined ? {} : { generation }),
    problems: problems.slice(0, MOST_PROBLEMS),
  };
}
