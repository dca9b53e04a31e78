/** The reference tokens of a JSON pointer (RFC 6901). */
export function pointerTokens(pointer: string): readonly string[] {
  if (pointer === "") return [];
  return pointer
    .slice(1)
    .split("/")
    .map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** Appends a token to a pointer. */
export function pointerTo(pointer: string, token: string | number): string {
  if (typeof token === "number" || !NEEDS_ESCAPE.test(token)) return `${pointer}/${token}`;
  return `${pointer}/${token.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

/** The pointer of the map or list that contains a value. */
export function parentOf(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf("/"));
}

const NEEDS_ESCAPE = /[~/]/;
const PLAIN_NAME = /^[A-Za-z_][A-Za-z0-9_-]*$/;
const INDEX = /^(?:0|[1-9][0-9]*)$/;

/** Formats a pointer for messages: `gateways.web.routes[0].name`. */
export function readablePath(pointer: string): string {
  let path = "";
  for (const token of pointerTokens(pointer)) {
    if (INDEX.test(token)) path += `[${token}]`;
    else if (PLAIN_NAME.test(token)) path += path === "" ? token : `.${token}`;
    else path += `[${JSON.stringify(token)}]`;
  }
  return path;
}
