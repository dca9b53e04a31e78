import { createHash } from "node:crypto";

/** Maximum characters of a label value and of a Service name (Kubernetes). */
const MOST = 63;
const KEPT = 50;
const HASH_CHARACTERS = 12;

/**
 * The name of the ServiceAccount of a gateway's data planes, and of every other object made for the
 * gateway.
 */
export function dataPlaneAccount(gateway: string): string {
  if (gateway.length <= MOST) return gateway;
  const hash = createHash("sha256").update(gateway).digest("hex").slice(0, HASH_CHARACTERS);
  return `${gateway.slice(0, KEPT).replace(/[-.]+$/, "")}-${hash}`;
}
