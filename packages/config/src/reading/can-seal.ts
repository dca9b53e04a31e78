import type { DatabaseSettings } from "@edge-gateway/generated/types/index.ts";

/** Whether settings have a key that seals secrets. */
export function canSeal({ key, keyFile }: DatabaseSettings): boolean {
  return key !== undefined || keyFile !== undefined;
}
