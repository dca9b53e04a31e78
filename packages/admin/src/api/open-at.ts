import type { AdminModel } from "@edge-gateway/generated/types/index.ts";
import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import { openPorts } from "@edge-gateway/translate/attach/open-ports";
import type { Ir } from "@edge-gateway/translate/ir";

const MOST_PORTS = LIMITS.adminModel.openPorts.maxItems;
/** Pages ask every few seconds, and a configuration may have 10,000 routes. */
const KNOWN = new WeakMap<Ir, ReturnType<typeof openPorts>>();

/** The ports at which an MCP server or a model needs no credential, as the admin API shows them. */
export function openAt(ir: Ir, key: string): Pick<AdminModel, "openPorts"> {
  const known = KNOWN.get(ir) ?? openPorts(ir);
  KNOWN.set(ir, known);
  const ports = known.get(key);
  return ports === undefined ? {} : { openPorts: ports.slice(0, MOST_PORTS) };
}
