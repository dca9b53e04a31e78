const COLON = ":".charCodeAt(0);
const LINE_FEED = 10;
const RETURN = 13;

/**
 * Whether the beginning of a body contains more than empty lines and comments, which servers send
 * while they wait.
 */
export function hasEvent(body: Uint8Array): boolean {
  let isAtStart = true;
  let isComment = false;
  for (const byte of body) {
    if (byte === LINE_FEED || byte === RETURN) {
      isAtStart = true;
      isComment = false;
    } else if (isAtStart && byte === COLON) {
      isAtStart = false;
      isComment = true;
    } else if (!isComment) return true;
  }
  return false;
}
