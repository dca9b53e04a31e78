import type { YamlDocument } from "../document/yaml/yaml-reader.ts";
import type { DatabaseText } from "./database/database-text.ts";
import type { SecretSources } from "./files/secret-files.ts";
import type { KeptConfiguration } from "./kept-configuration.ts";

/** A file under the name that the user gave, and the sources that it may refer to. */
export interface LoadInput extends SecretSources {
  /** The objects of the database that are laid over the file; unset: the file is all there is. */
  readonly database?: DatabaseText | undefined;
  /**
   * The time, in milliseconds since 1970, at which certificates must be valid; unset: the dates of
   * certificates are not checked.
   */
  readonly now?: number | undefined;
  readonly text: string;
  /** The file line on which the text begins; 1 if unset. */
  readonly firstLine?: number;
  /** The parsed text; unset if the text was not parsed before. */
  readonly yaml?: YamlDocument;
  /** What is kept from the last reading of the file; unset: it is read once. */
  readonly kept?: KeptConfiguration | undefined;
}
