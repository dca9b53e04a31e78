import type { Document } from "./document.ts";

/** A Secret's value as text; `stringData` takes precedence (Kubernetes, Secret). */
export function secretText({ value }: Document<"Secret">, key: string): string | undefined {
  const plain = ownValue(value.stringData, key);
  if (plain !== undefined) return plain;
  const encoded = ownValue(value.data, key);
  return encoded === undefined ? undefined : Buffer.from(encoded, "base64").toString();
}

function ownValue(
  values: Readonly<Record<string, string>> | undefined,
  key: string,
): string | undefined {
  return values !== undefined && Object.hasOwn(values, key) ? values[key] : undefined;
}
