import type { IrResource, IrTarget } from "@edge-gateway/generated/types/index.ts";
import { itemKeyOf } from "@edge-gateway/translate/ir/target-item";
import type { Candidate } from "@edge-gateway/xds/client/assembly";
import type { Refusal } from "@edge-gateway/xds/wire/messages";

/**
 * Attributes the problems of a configuration to its changed resources: to the policies that set the field at
 * a problem's place, or else to those that set it for the whole gateway or listener, or else to the item
 * itself. Problems of unchanged resources are reported without a name.
 */
export function refusalsOf(
  problems: readonly string[],
  { changed, resources }: Candidate,
): readonly Refusal[] {
  const items = [...changed].flatMap((name) => {
    const known = resources.get(name);
    return known === undefined ? [] : [{ name, ...itemOf(known.resource) }];
  });
  return problems.flatMap((message): readonly Refusal[] => {
    const named = items.filter(({ key }) => key !== "" && isAt(message, key));
    const setting = items.filter(({ fields }) => fields.some((field) => isOf(message, field)));
    const blamed = [
      setting.filter((item) => named.includes(item)),
      setting.filter(({ isWide }) => isWide),
      named.filter(({ isPolicy }) => !isPolicy),
      named,
    ].find(({ length }) => length > 0);
    if (blamed === undefined) return [{ resource: "", pointer: "", message }];
    return blamed.map(({ name }) => ({ resource: name, pointer: "", message }));
  });
}

/**
 * Whether a problem is about the item with this key. A problem begins with the key of its item, which may
 * follow the kind of the item or the keys of routes that lead to it: `routes.KEY.KEY.authorization: unknown
 * variable`.
 */
function isAt(problem: string, key: string): boolean {
  const path = placeOf(problem);
  return [0, ...Array.from(path.matchAll(/\./g), ({ index }) => index + 1)].some(
    (start) => path.startsWith(key, start) && /^(?:[.:/ ]|$)/.test(path.slice(start + key.length)),
  );
}

/** Whether a problem is about this field of a policy. */
function isOf(problem: string, field: string): boolean {
  return new RegExp(`\\.${field}(?:[.[ ]|$)`).test(placeOf(problem));
}

function placeOf(problem: string): string {
  return problem.split(": ", 1)[0] ?? "";
}

interface Item {
  readonly key: string;
  readonly isPolicy: boolean;
  /** Whether the resource is a policy that applies to many routes. */
  readonly isWide: boolean;
  /** The fields that a policy sets. */
  readonly fields: readonly string[];
}

const WIDE: ReadonlySet<IrTarget["kind"]> = new Set(["gateway", "bind", "listenerSet", "listener"]);

function itemOf(resource: IrResource): Item {
  const { bind, listener, route, tcpRoute, udpRoute, backend, attachment } = resource;
  const key = (bind ?? listener ?? route ?? tcpRoute ?? udpRoute ?? backend)?.key ?? "";
  if (attachment === undefined) return { key, isPolicy: false, isWide: false, fields: [] };
  const { target, policies } = attachment;
  const isWide = WIDE.has(target.kind);
  return { key: itemKeyOf(target), isPolicy: true, isWide, fields: Object.keys(policies) };
}
