import type { SessionSeal } from "@edge-gateway/mcp/sealing/session-seal";

/** A text that is sealed for one purpose; the seal encodes its bytes as a string. */
export function sealText(seal: SessionSeal, text: string, purpose: string): string {
  return seal.sealOnce(Buffer.from(text).toString("latin1"), purpose);
}

/** Opens a sealed text; undefined if it was not sealed here, or was sealed for another purpose. */
export function openText(seal: SessionSeal, sealed: string, purpose: string): string | undefined {
  const bytes = seal.openOnce(sealed, purpose);
  return bytes === undefined ? undefined : Buffer.from(bytes, "latin1").toString();
}
