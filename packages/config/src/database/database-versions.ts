import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import type { VersionSummary } from "@edge-gateway/storage/config-store";
import { DATABASE_FILE } from "@edge-gateway/translate/diagnostics/database-file";
import { READING_TIMEOUT } from "../bounds.ts";
import type {
  ConfigVersion,
  ConfigVersions,
  FileTexts,
  VersionList,
  VersionTexts,
} from "../config-history.ts";
import type { ConfigurationReader } from "../reading/configuration-reader.ts";
import type { DatabaseConnection } from "./database-connection.ts";

const MOST_VERSIONS = LIMITS.adminConfigVersions.versions.maxItems;
const UNKNOWN: FileTexts = new Map();
const REVISION = /^[1-9]\d{0,9}$/;

/** The versions of the configuration that a database keeps; all gateways with this database have the same. */
export class DatabaseVersions implements ConfigVersions {
  readonly #connection: DatabaseConnection;
  readonly #reader: Pick<ConfigurationReader, "write">;

  constructor(connection: DatabaseConnection, reader: Pick<ConfigurationReader, "write">) {
    this.#connection = connection;
    this.#reader = reader;
  }

  async list(): Promise<VersionList> {
    const found = await this.#connection.use((store) => store.versions({ limit: MOST_VERSIONS }));
    const oldest = found.at(-1)?.revision ?? 1;
    return { versions: found.map(versionOf), omitted: oldest - 1 };
  }

  async find(id: string): Promise<VersionTexts | undefined> {
    if (!REVISION.test(id)) return undefined;
    const revision = Number(id);
    const version = await this.#connection.use((store) => store.version(revision));
    if (version === undefined) return undefined;
    const [at, before] = [await this.#textsAt(revision), await this.#textsAt(revision - 1)];
    return { version: versionOf(version), ...at, before: before.texts };
  }

  /**
   * The objects at a revision as the text of a file; empty if they are not known, or if one of them cannot be read: a
   * text without it would delete it.
   */
  async #textsAt(revision: number): Promise<Pick<VersionTexts, "texts" | "unknown">> {
    const objects = await this.#connection.use((store) => store.objectsAt(revision));
    if (objects === undefined) return { texts: UNKNOWN };
    const { problems, text } = await this.#reader.write(objects, READING_TIMEOUT);
    const [first] = problems;
    return first === undefined
      ? { texts: new Map([[DATABASE_FILE, text]]) }
      : { texts: UNKNOWN, unknown: `${first.path}: ${first.message}` };
  }
}

/** A version as those of a gateway without a database are shown. */
function versionOf({ revision, at, author, message }: VersionSummary): ConfigVersion {
  return {
    id: String(revision),
    at,
    origin: "database",
    by: author,
    ...(message === "" ? {} : { message }),
    generation: undefined,
    problems: [],
  };
}
