import { isObject, type JsonObject } from "../../json.ts";
import { plainName } from "./member-kinds.ts";

/** Members with images, videos and files, or with the places where these are stored. */
const MEDIA: ReadonlySet<string> = new Set(
  "images imageurl inlinedata filedata partialimageb64 b64json".split(" "),
);
/** Whether the member has images, videos or files, or the places where these are stored. */
export function isMedia(name: string): boolean {
  return MEDIA.has(plainName(name));
}

/** Members of Converse whose content is in `source`. */
const HOLDERS: ReadonlySet<string> = new Set(["image", "video", "document"]);
/** Arguments of calls, which are for programs, and may have members with any name. */
const CALLS: ReadonlySet<string> = new Set(["args", "input", "arguments", "logprobs"]);

/**
 * The name of a member of a response, or of an event, whose content guards cannot read: images, videos and
 * files. Undefined: there is none.
 */
export function mediaIn(value: unknown): string | undefined {
  if (Array.isArray(value)) return first(value, mediaIn);
  if (!isObject(value)) return undefined;
  return first(Object.entries(value), ([name, member]) =>
    isMedium(value, name, member) ? name : CALLS.has(plainName(name)) ? undefined : mediaIn(member),
  );
}

function first<Item>(
  items: readonly Item[],
  find: (item: Item) => string | undefined,
): string | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isMedium(object: JsonObject, name: string, member: unknown): boolean {
  if (!isFilled(member)) return false;
  const plain = plainName(name);
  if (MEDIA.has(plain)) return true;
  if (HOLDERS.has(plain)) return isObject(member) && isFilled(member["source"]);
  if (plain === "result") return object["type"] === "image_generation_call";
  if (plain === "source") return isObject(member) && member["type"] === "base64";
  // The transcript of a sound is read in place of the sound.
  return plain === "audio" && isObject(member) && isFilled(member["data"]) && !isSaid(member);
}

function isSaid({ transcript }: JsonObject): boolean {
  return typeof transcript === "string" && transcript !== "";
}

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== "" && !isEmptyList(value);
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
