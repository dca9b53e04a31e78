import type { SessionSeal } from "@edge-gateway/mcp/sealing/session-seal";

/** Encrypts a text for one purpose; the result is a string. */
export function sealText(seal: SessionSeal, text: string, purpose: string): string {
  return seal.sealOnce(Buffer.from(text).toString("latin1"), purpose);
}

/** Decrypts a text; undefined if it was not encrypted by this gateway for this purpose. */
export function openText(seal: SessionSeal, sealed: string, purpose: string): string | undefined {
  const bytes = seal.openOnce(sealed, purpose);
  return bytes === undefined ? undefined : Buffer.from(bytes, "latin1").toString();
}
