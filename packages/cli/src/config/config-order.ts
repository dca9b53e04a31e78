/** What `gw config` does with the database of a file. */
export type ConfigOrder = { readonly file: string } & (
  | { readonly verb: "export"; readonly secrets: boolean }
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
  "config restore needs the number of a version, which config history lists: gw config restore -f FILE 12";

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
      return operand === undefined ? { file, verb, secrets } : USAGE;
    case "reseal":
      return operand === undefined ? { file, verb } : USAGE;
    case "import":
      return operand === undefined ? NO_SOURCE : { file, verb, source: operand, message };
    case "history":
    case "restore":
      return versionOrder(verb, operand, { file, message, json });
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

function versionOrder(
  verb: "history" | "restore",
  operand: string | undefined,
  { file, message, json }: Pick<ConfigWords, "message" | "json"> & { readonly file: string },
): ConfigOrder | string {
  if (operand === undefined)
    return verb === "history" ? { file, verb, revision: undefined, json } : NO_VERSION;
  if (!REVISION.test(operand)) return NO_VERSION;
  const revision = Number(operand);
  return verb === "history" ? { file, verb, revision, json } : { file, verb, revision, message };
}
