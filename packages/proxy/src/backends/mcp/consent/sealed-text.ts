import type { SessionSeal } from "@edge-gateway/mcp/sealing/session-seal";

/** Any text, sealed for one purpose; what seals hold are bytes in a string. */
export function sealText(seal: SessionSeal, text: string, purpose: string): string {
  return seal.sealOnce(Buffer.from(text).toString("latin1"), purpose);
}

/** Undefined: it was not sealed here, or for another purpose. */
export function openText(seal: SessionSeal, sealed: string, purpose: string): string | undefined {
  const bytes = seal.openOnce(sealed, purpose);
  return bytes === undefined ? undefined : Buffer.from(bytes, "latin1").toString();
}
