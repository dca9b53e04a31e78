import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import type {
  AdminExposure,
  AdminPlace,
  Settings,
  SourcePlace,
} from "@edge-gateway/generated/types/index.ts";
import { readListenAddress } from "@edge-gateway/translate/shape/formats/listen-address";
import type { Ir } from "@edge-gateway/translate/ir";
import type { SomeHandlers } from "./operation.ts";
import type { ApiParts } from "./parts.ts";
import { locatedPlace } from "./place-of.ts";

const MOST_CERTIFICATES = LIMITS.adminRuntime.certificates.maxItems;
const MOST_CHARACTERS = LIMITS.adminName.maxLength;
/** Hosts that only programs of this machine reach. */
const LOOPBACK = /^(?:localhost|127\..*|::1)$/;
const SERVERS = [
  ["admin", "adminAddr", "every client that reaches it controls the gateway"],
  ["stats", "statsAddr", "every client that reaches it reads the metrics"],
  [
    "readiness",
    "readinessAddr",
    "every client that reaches it learns whether the gateway is ready",
  ],
] as const;

/** A server that is exposed, and the setting that exposes it. */
interface Exposure extends Omit<AdminExposure, "source"> {
  readonly source: SourcePlace;
}

/** The operation `getRuntime`. */
export function runtimeOperations(parts: ApiParts): SomeHandlers<"getRuntime"> {
  const { settings, mode, ir, status, editor } = parts;
  return {
    getRuntime: async ({ caller }) => {
      const readOnlyReason = caller.writeRefusal ?? (await editor.locked());
      const { version, workers, uptimeSeconds, certificates } = status();
      return {
        value: {
          version,
          node: process.version,
          platform: `${process.platform} ${process.arch}`,
          mode,
          workers,
          uptimeSeconds,
          exposed: await located([...exposedServers(settings), ...exposedUis(ir())], parts),
          certificates: await located(certificates.slice(0, MOST_CERTIFICATES), parts),
          writable: readOnlyReason === undefined,
          ...(readOnlyReason === undefined ? {} : { readOnlyReason }),
        },
      };
    },
  };
}

/** The faults with their places as the API sends them; looked up one after another: few may wait. */
async function located<Fault extends { readonly source?: SourcePlace }>(
  faults: readonly Fault[],
  parts: ApiParts,
): Promise<(Omit<Fault, "source"> & { readonly source?: AdminPlace })[]> {
  const found: (Omit<Fault, "source"> & { readonly source?: AdminPlace })[] = [];
  for (const { source, ...fault } of faults)
    found.push(
      source === undefined ? fault : { ...fault, source: await locatedPlace(source, parts) },
    );
  return found;
}

/** The UI at listeners whose clients need no credential. */
function exposedUis(ir: Ir | undefined): readonly Exposure[] {
  const open = ir?.backends.find((backend) => backend.kind === "admin" && backend.insecure);
  if (ir === undefined || open?.kind !== "admin") return [];
  const served = ir.routes.find(({ backends }) =>
    backends.some(({ backend }) => backend === open.key),
  );
  const address = `${served?.listeners.join(", ") ?? ""} at ${open.path || "/"}`;
  const message =
    "every client that reaches it reads the configuration and the traffic: add an authentication policy to ui.policies, and remove ui.insecure";
  const source = { pointer: "/ui/insecure" };
  return [{ server: "ui", address: address.slice(0, MOST_CHARACTERS), message, source }];
}

/** The process's own servers that other machines can reach; they have no authentication. */
export function exposedServers(settings: Settings): readonly Exposure[] {
  return SERVERS.flatMap(([server, setting, consequence]) => {
    const address = readListenAddress(settings[setting]);
    if (address?.kind !== "tcp" || LOOPBACK.test(address.host)) return [];
    const message = `${consequence}: set config.${setting} to an address of 127.0.0.1 or to a Unix socket`;
    const source = { pointer: `/config/${setting}` };
    return [{ server, address: settings[setting], message, source }];
  });
}
