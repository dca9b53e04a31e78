import { createHmac } from "node:crypto";

/** Makes the mark that stands for a hidden part of a text. */
export type MarkOf = (hidden: string) => string;

const MARK_LENGTH = 12;

/** Marks that differ for each text, and tell nothing about it without the key. */
export function marksWith(key: Uint8Array): MarkOf {
  return (hidden) => {
    const digest = createHmac("sha256", key).update(hidden).digest("base64url");
    return `<redacted:${digest.slice(0, MARK_LENGTH)}>`;
  };
}

/**
 * The key of marks for all who have a secret: each of them knows the marks that another one has shown.
 */
export function markKeyOf(secret: Uint8Array): Uint8Array {
  return createHmac("sha256", secret).update("marks of hidden values").digest();
}
