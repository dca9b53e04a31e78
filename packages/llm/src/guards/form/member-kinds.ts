import { MAX_NAME_DIGITS, MAX_NAME_LENGTH, MAX_TOKEN_LENGTH } from "../../bounds.ts";

/**
 * What the names of members say about their strings, in all formats of requests. Every other string is a
 * text. Names are written without case, underscores and hyphens, because some servers ignore these.
 */
export type MemberKind =
  "token" | "word" | "role" | "secret" | "proof" | "encoded" | "reference" | "text";

const NAMES: Readonly<Record<Exclude<MemberKind, "text">, string>> = {
  // Names that servers make: no model reads them.
  token: `
    object model modelid modelversion id itemid callid toolcallid tooluseid approvalrequestid eventid streamid
    responseid messageid interactionid mimetype mediatype responsemimetype ttl guardrailidentifier
    guardrailversion trace ref schema caller voice`,
  // Words of the format. Servers of open models may show them to the model.
  word: `
    type status format encoding detail mode kind effort reasoningeffort verbosity speed servicetier truncation
    toolchoice modalities responsemodalities mediaresolution include phase cachecontrol promptcacheretention
    thinkinglevel personfiltering searchcontextsize latency behavior language outcome signaturetype inferencegeo`,
  // The templates of open models show whatever role there is.
  role: "role",
  // Credentials for the servers of tools, which servers of guards must not get.
  secret: `authorization accesstoken idtoken apikey apikeystring apikeysecret credentialsecret xapikey`,
  // Encrypted or signed by a server, which refuses whatever it has not made itself.
  proof: `
    signature thoughtsignature reasoningsignature encryptedcontent encryptedindex encryptedstdout redactedcontent`,
  // Files, images and sounds inside the request.
  encoded: `data bytes audio image video filedata inlinedata`,
  // What is stored elsewhere, or fetched by the provider.
  reference: `
    imageurl videourl audiourl documenturl fileurl fileuri uri gcsuri s3location fileid fileids containerid skillid
    previousresponseid previousinteractionid conversation cachedcontent vectorstoreids filesearchstorenames
    ragcorpora ragcorpus datastore knowledgebaseid promptid`,
};

const KINDS: ReadonlyMap<string, MemberKind> = new Map(
  (["token", "word", "role", "secret", "proof", "encoded", "reference"] as const).flatMap((kind) =>
    NAMES[kind]
      .trim()
      .split(/\s+/)
      .map((name) => [name, kind] as const),
  ),
);

/** The kind of the strings in a member with the given name. */
export function kindOf(name: string): MemberKind {
  return KINDS.get(plainName(name)) ?? "text";
}

/** A name without case, underscores and hyphens. */
export function plainName(name: string): string {
  return name.replaceAll(/[_$-]/g, "").toLowerCase();
}

const TOKEN = /^[\w.:/+=,*@#-]*$/;
const ADDRESS = /@.*\./;
/** A token or key, after its scheme (RFC 9110 section 11.4). */
const CREDENTIAL = /^(?:\w+ )?[\w.~+/=-]*$/;
const BASE64 = /^[\w+/=.:-]*$/;

/** The roles of all formats. */
const ROLES: ReadonlySet<string> = new Set(
  "user assistant system developer tool function model critic discriminator unknown".split(" "),
);

/** Whether a string in a member of the given kind is not a text. */
export function isNoText(kind: MemberKind, value: string): boolean {
  if (kind === "role") return ROLES.has(value);
  if (kind === "word" && !hasFewDigits(value)) return false;
  if (kind === "token" || kind === "word")
    return value.length <= MAX_TOKEN_LENGTH && TOKEN.test(value) && !ADDRESS.test(value);
  if (kind === "secret") return CREDENTIAL.test(value);
  return kind === "proof" && BASE64.test(value);
}

/** Objects with these names have names of the client's choice, which models read. */
const NAMING: ReadonlySet<string> = new Set([
  "properties",
  "patternproperties",
  "defs",
  "definitions",
  "dependentschemas",
  "variables",
  "promptvariables",
  "metadata",
  "requestmetadata",
  "labels",
  "args",
  "default",
  "const",
  "example",
  "examples",
  "headers",
  "env",
  "customconfigs",
]);

/** Whether the members of an object in the given member have names of the client's choice. */
export function hasOwnNames(name: string): boolean {
  return NAMING.has(plainName(name));
}

const CITATIONS: ReadonlySet<string> = new Set(["annotations", "citations", "citationmetadata"]);

/** Whether the member has citations, in which a model has named its sources. */
export function isCitation(name: string): boolean {
  return CITATIONS.has(plainName(name));
}

/** The names that formats and JSON Schema use; a member with another name may have a text as its name. */
const WORD = /^[$@]?\w+$/;

/** Whether a name looks like the name of a member, not like a text. */
export function isWord(name: string): boolean {
  return name.length <= MAX_NAME_LENGTH && WORD.test(name) && hasFewDigits(name);
}

/** Words of formats end in dates, and no number of a person is shorter. */
function hasFewDigits(word: string): boolean {
  return word.replaceAll(/\D/g, "").length <= MAX_NAME_DIGITS;
}
