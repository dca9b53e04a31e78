import type { OwnedFinding } from "../../diagnostics/diagnostic.ts";
import type { Backend, Ir, UdpRoute } from "../../ir/index.ts";
import { isSocket } from "../merge/is-socket.ts";
import type { PolicyIndex } from "../merge/merge.ts";

/** Policies that protect a backend but cannot apply to datagrams. */
const OF_CONNECTIONS: ReadonlySet<string> = new Set(["tls", "tunnel"]);

/** Checks that datagrams are sent unchanged and directly to hosts. */
export function datagramFaults(ir: Ir, index: PolicyIndex): readonly OwnedFinding[] {
  const backends = new Map(ir.backends.map((backend) => [backend.key, backend]));
  return (ir.udpRoutes ?? []).flatMap((route) =>
    route.backends.flatMap(({ backend: key, place }, position): readonly OwnedFinding[] => {
      const backend = backends.get(key);
      const message =
        reasonOf(backend) ?? policyReason(policiesOf(ir, index, { route, position }), backend);
      const { document: owner, pointer } = place;
      return message === undefined ? [] : [{ owner, pointer, code: "conflict", message }];
    }),
  );
}

function reasonOf(backend: Backend | undefined): string | undefined {
  if (backend === undefined || !isSocket(backend)) return undefined;
  return `\`${backend.name}\` is a Unix socket, which cannot receive datagrams`;
}

interface ReferencePlace {
  readonly route: UdpRoute;
  readonly position: number;
}

/** The names of the policies that a backend has when a UDP route refers to it. */
function policiesOf(
  { listeners }: Ir,
  index: PolicyIndex,
  { route, position }: ReferencePlace,
): readonly string[] {
  return listeners
    .filter(({ key }) => route.listeners.includes(key))
    .flatMap((listener) => index.backendFields(listener, route, position))
    .map(({ name }) => name);
}

function policyReason(names: readonly string[], backend: Backend | undefined): string | undefined {
  const name = names.find((each) => OF_CONNECTIONS.has(each));
  if (name === undefined || backend === undefined) return undefined;
  return `\`${backend.name}\` has the policy \`${name}\`, which does not apply to UDP datagrams`;
}
