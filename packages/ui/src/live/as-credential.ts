/**
 * What a person has pasted, as the field `Authorization` has it: a token alone gets the scheme `Bearer` (RFC 6750
 * section 2.1), and what names a scheme stays as it is.
 */
export function asCredential(pasted: string): string {
  const text = pasted.trim().replace(/^authorization:\s*/i, "");
  return /\s/.test(text) ? text : `Bearer ${text}`;
}
