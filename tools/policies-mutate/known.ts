/** Fields whose mutants survive, and why that is right. */
export const KNOWN: Readonly<Record<string, string>> = {};
