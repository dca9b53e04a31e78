import type { ReasoningPart } from "../../chat/form.ts";

/** The signature or encrypted text that a vendor requires back together with the reasoning of its model. */
type Proof = Pick<ReasoningPart, "signature" | "sealed">;

const SIGNATURE = "signature:";
const SEALED = "sealed:";

/** Writes the proof as encrypted content, which clients send back unchanged. */
export function proofText({ signature = "", sealed }: Proof): string | undefined {
  if (sealed !== undefined) return `${SEALED}${sealed}`;
  return signature === "" ? undefined : `${SIGNATURE}${signature}`;
}

/**
 * Reads the proof in a text; undefined for encrypted content of OpenAI, which no other vendor can
 * read.
 */
export function proofIn(text: string | undefined): Proof | undefined {
  if (text?.startsWith(SIGNATURE) === true) return { signature: text.slice(SIGNATURE.length) };
  if (text?.startsWith(SEALED) === true) return { sealed: text.slice(SEALED.length) };
  return undefined;
}
