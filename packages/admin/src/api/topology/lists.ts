import type {
  AdminAttachedPolicy,
  AdminBackend,
  AdminPlace,
  SourcePlace,
} from "@edge-gateway/generated/types/index.ts";
import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import { serversOf } from "@edge-gateway/gateway/endpoints/backend-servers";
import type { Attachment, Backend, Ir } from "@edge-gateway/translate/ir";
import { itemKeyOf } from "@edge-gateway/translate/ir/target-item";
import { pointerTo } from "@edge-gateway/translate/diagnostics/pointer";
import { AdminRefusal } from "../../problem.ts";
import type { SomeHandlers } from "../operation.ts";
import type { ApiParts } from "../parts.ts";
import { placeOf } from "../place-of.ts";
import { hasWords, windowOf, wordsIn } from "./searches.ts";
import type { Window } from "./searches.ts";

const MOST_POLICIES = LIMITS.adminAttachedPolicies.policies.maxItems;
const MOST_BACKENDS = LIMITS.adminBackends.backends.maxItems;
const MOST_SERVERS = LIMITS.adminBackend.servers.maxItems;

/** Something of the configuration, and what a search looks through, in lower case. */
interface Listed<Value> {
  readonly value: Value;
  readonly text: string;
}

type PlacedPolicy = Omit<AdminAttachedPolicy, "place"> & { readonly place: SourcePlace };

const backendLists = new WeakMap<Ir, readonly Listed<Backend>[]>();
const policyLists = new WeakMap<Ir, readonly Listed<PlacedPolicy>[]>();

/** The operations that list what routes lead to and pass. */
export function listOperations(parts: ApiParts): SomeHandlers<"getBackends" | "getPolicies"> {
  const current = (): Ir => {
    const ir = parts.ir();
    if (ir === undefined) throw new AdminRefusal("unavailable", "the gateway is starting");
    return ir;
  };
  const placed = (from: SourcePlace): AdminPlace => placeOf(from, parts.status().config.source);
  return {
    getBackends: ({ query }) => {
      const all = listed(current(), backendLists, backendsIn);
      const { part, ...counts } = partOf(all, query, MOST_BACKENDS);
      return { value: { backends: part.map((each) => backendOf(each, placed)), ...counts } };
    },
    getPolicies: ({ query }) => {
      const all = listed(current(), policyLists, policiesIn);
      const { part, ...counts } = partOf(all, query, MOST_POLICIES);
      const policies = part.map(({ place, ...policy }) => ({ ...policy, place: placed(place) }));
      return { value: { policies, ...counts } };
    },
  };
}

/** A backend as the API sends it. */
export function backendOf(
  backend: Backend,
  placed: (from: SourcePlace) => AdminPlace,
): AdminBackend {
  return {
    id: backend.key,
    name: backend.name,
    kind: backend.kind,
    servers: serversOf(backend).slice(0, MOST_SERVERS),
    place: placed(backend.place),
  };
}

/** Lists something of a configuration once. */
function listed<Value>(
  ir: Ir,
  lists: WeakMap<Ir, readonly Listed<Value>[]>,
  list: (ir: Ir) => readonly Listed<Value>[],
): readonly Listed<Value>[] {
  const all = lists.get(ir) ?? list(ir);
  lists.set(ir, all);
  return all;
}

function partOf<Value>(
  all: readonly Listed<Value>[],
  { q, ...window }: Window & { readonly q?: string | undefined },
  most: number,
): { readonly part: readonly Value[]; readonly total: number; readonly found: number } {
  const words = wordsIn(q);
  const found = all.filter(({ text }) => hasWords(text, words));
  const { start, end } = windowOf(window, most);
  const part = found.slice(start, end).map(({ value }) => value);
  return { part, total: all.length, found: found.length };
}

function backendsIn({ backends }: Ir): readonly Listed<Backend>[] {
  return backends.map((value) => {
    const text = [value.name, value.kind, ...serversOf(value)].join(" ").toLowerCase();
    return { value, text };
  });
}

function policiesIn(ir: Ir): readonly Listed<PlacedPolicy>[] {
  const routes = [...ir.routes, ...(ir.tcpRoutes ?? []), ...(ir.udpRoutes ?? [])];
  const names = new Map([...routes, ...ir.backends].map(({ key, name }) => [key, name]));
  return ir.attachments.flatMap((attachment) => policiesOf(attachment, names));
}

function policiesOf(
  { pointer, document, policies, target }: Attachment,
  names: ReadonlyMap<string, string>,
): readonly Listed<PlacedPolicy>[] {
  const targetId = itemKeyOf(target);
  const targetName = names.get(targetId) ?? targetId;
  const where = document === undefined ? {} : { document };
  return Object.keys(policies).map((name) => {
    const place = { pointer: pointerTo(pointer, name), ...where };
    const text = [name, target.kind, targetName, targetId].join(" ").toLowerCase();
    return { value: { name, target: target.kind, targetId, targetName, place }, text };
  });
}
