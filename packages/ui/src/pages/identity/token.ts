/** A token as it is written; nothing of it is verified. */
export interface Token {
  readonly header: Readonly<Record<string, unknown>>;
  readonly claims: Readonly<Record<string, unknown>>;
}

/** A token without what people copy with it: the name of the header, and `Bearer`. */
export function bareToken(text: string): string {
  return text.trim().replace(/^(?:authorization:\s*)?(?:Bearer\s+)?/i, "");
}

/** Decodes a JWT; a text says why it is none. */
export function decodeToken(token: string): Token | string {
  const parts = token.split(".");
  if (parts.length !== 3)
    return `A JWT has three parts with dots between them, and this has ${parts.length}. Other tokens are known only to the server that issued them.`;
  const [header, claims] = parts.map(objectIn);
  if (header === undefined) return "The first part is not the base64url form of a JSON object.";
  if (claims === undefined) return "The second part is not the base64url form of a JSON object.";
  return { header, claims };
}

function objectIn(part: string): Token["claims"] | undefined {
  try {
    const binary = atob(part.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
    return Object.fromEntries(Object.entries(value));
  } catch {
    return undefined;
  }
}
