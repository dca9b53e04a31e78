/** What `gw config` does with the database of a file. */
export type ConfigOrder = { readonly file: string } & (
  | { readonly verb: "export"; readonly revision: number | undefined; readonly secrets: boolean }
  | { readonly verb: "reseal" }
  | { readonly verb: "import"; readonly source: string; readonly message: string | undefined }
  | { readonly verb: "history"; readonly revision: number | undefined; readonly json: boolean }
  | { readonly verb: "restore"; readonly revision: number; readonly message: string | undefined }
);

/** The words after `gw config`. */
export interface ConfigWords {
  readonly operands: readonly string[];
  readonly files: readonly string[];
  readonly message: string | undefined;
  readonly json: boolean;
  /** Whether an export has the secrets. */
  readonly secrets: boolean;
}

const REVISION = /^\d{1,10}$/;
const USAGE =
  "config takes export, import, history, restore or reseal, and the file whose database it is: gw config history -f FILE";
const NO_SOURCE =
  "config import needs the file whose objects are imported: gw config import -f FILE SOURCE";
const NO_VERSION =
  "a version is named by its number, which config history lists: gw config restore -f FILE 12";

/** The order that the words express, or what is wrong with them. */
export function configOrder(words: ConfigWords): ConfigOrder | string {
  const { operands, files, message, json, secrets } = words;
  const [verb, operand, more] = operands;
  const [file, second] = files;
  if (file === undefined || second !== undefined || more !== undefined) return USAGE;
  const misplaced = misplacedOption(words, verb);
  if (misplaced !== undefined) return misplaced;
  switch (verb) {
    case "export":
    case "history":
    case "restore":
      return versionOrder(verb, operand, { file, message, json, secrets });
    case "reseal":
      return operand === undefined ? { file, verb } : USAGE;
    case "import":
      return operand === undefined ? NO_SOURCE : { file, verb, source: operand, message };
    default:
      return USAGE;
  }
}

/** An option of another verb. */
function misplacedOption(
  { message, secrets }: ConfigWords,
  verb: string | undefined,
): string | undefined {
  if (message !== undefined && verb !== "import" && verb !== "restore")
    return "--message can only be used with config import and config restore";
  return secrets && verb !== "export" ? "--secrets can only be used with config export" : undefined;
}

interface VersionWords extends Pick<ConfigWords, "message" | "json" | "secrets"> {
  readonly file: string;
}

function versionOrder(
  verb: "export" | "history" | "restore",
  operand: string | undefined,
  { file, message, json, secrets }: VersionWords,
): ConfigOrder | string {
  if (operand !== undefined && !REVISION.test(operand)) return NO_VERSION;
  const revision = operand === undefined ? undefined : Number(operand);
  if (verb === "export") return { file, verb, revision, secrets };
  if (verb === "history") return { file, verb, revision, json };
  return revision === undefined ? NO_VERSION : { file, verb, revision, message };
}
