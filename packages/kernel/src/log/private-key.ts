/** Members of a key that only its owner may know (RFC 7518 sections 6.2.2, 6.3.2 and 6.4.1). */
const PRIVATE_MEMBER = /"(?:d|k|p|q|dp|dq|qi|oth)"\s*:/;

/** Whether a text is the JSON of a key or key set (RFC 7517) with a private or symmetric key. */
export function hasPrivateKey(text: string): boolean {
  return text.includes('"kty"') && PRIVATE_MEMBER.test(text);
}
