import { createHash } from "node:crypto";

/** Maximum characters of a label value and of a Service name (Kubernetes). */
const MOST = 63;
/**
 * The names that a Service may have (RFC 1035). The name of a Gateway may also contain dots and begin with a
 * digit.
 */
const SERVICE_NAME = /^[a-z](?:[-a-z0-9]*[a-z0-9])?$/;
const KEPT = 50;
const HASH_CHARACTERS = 12;

/**
 * Returns the name of the ServiceAccount of a gateway's data planes, which all other objects for the gateway
 * have, too: the name of the gateway, if a Service may have that name.
 */
export function dataPlaneAccount(gateway: string): string {
  if (gateway.length <= MOST && SERVICE_NAME.test(gateway)) return gateway;
  const hash = createHash("sha256").update(gateway).digest("hex").slice(0, HASH_CHARACTERS);
  const readable = gateway.replaceAll(".", "-").replace(/^(?=\d)/, "gw-");
  return `${readable.slice(0, KEPT).replace(/-+$/, "")}-${hash}`;
}
