import type { IrResource, IrTarget } from "@edge-gateway/generated/types/index.ts";
import type { Candidate } from "@edge-gateway/xds/client/assembly";
import type { Refusal } from "@edge-gateway/xds/wire/messages";

/**
 * Attributes the problems of a configuration to its changed resources: the policies at a problem's
 * place, or else the item itself. Problems of unchanged resources are reported without a name.
 */
export function refusalsOf(
  problems: readonly string[],
  { changed, resources }: Candidate,
): readonly Refusal[] {
  const items = [...changed].flatMap((name) => {
    const known = resources.get(name);
    return known === undefined ? [] : [{ name, ...keyOf(known.resource) }];
  });
  return problems.flatMap((message): readonly Refusal[] => {
    const named = items.filter(({ key }) => key !== "" && isAt(message, key));
    const policies = named.filter(({ isPolicy }) => isPolicy);
    const blamed = policies.length > 0 ? policies : named;
    if (blamed.length === 0) return [{ resource: "", pointer: "", message }];
    return blamed.map(({ name }) => ({ resource: name, pointer: "", message }));
  });
}

/** A problem begins with the key of its item. */
function isAt(problem: string, key: string): boolean {
  return problem.startsWith(key) && /^[.:/ ]/.test(problem.slice(key.length));
}

function keyOf(resource: IrResource): { readonly key: string; readonly isPolicy: boolean } {
  const { bind, listener, route, tcpRoute, udpRoute, backend, attachment } = resource;
  const key = (bind ?? listener ?? route ?? tcpRoute ?? udpRoute ?? backend)?.key;
  if (key !== undefined) return { key, isPolicy: false };
  return { key: attachment === undefined ? "" : targetKey(attachment.target), isPolicy: true };
}

function targetKey(target: IrTarget): string {
  switch (target.kind) {
    case "gateway":
      return target.gateway;
    case "bind":
      return target.bind;
    case "listenerSet":
      return target.listenerSet;
    case "listener":
      return target.listener;
    case "route":
    case "backendRef":
      return target.route;
    case "backend":
    case "section":
      return target.backend;
  }
}
