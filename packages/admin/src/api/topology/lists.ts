import type {
  AdminAttachedPolicy,
  AdminBackend,
  AdminPlace,
  SourcePlace,
} from "@edge-gateway/generated/types/index.ts";
import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import { serversOf } from "@edge-gateway/gateway/endpoints/backend-servers";
import type { Attachment, Backend, Ir } from "@edge-gateway/translate/ir";
import { itemKeyOf, itemNames } from "@edge-gateway/translate/ir/target-item";
import { pointerTo } from "@edge-gateway/translate/diagnostics/pointer";
import { AdminRefusal } from "../../problem.ts";
import type { SomeHandlers } from "../operation.ts";
import type { ApiParts } from "../parts.ts";
import { placeOf } from "../place-of.ts";
import { countedNames } from "./counted-names.ts";
import { figureColumns } from "./figures-of-minute.ts";
import { type Columns, inOrder } from "./order.ts";
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

/** A policy with the place in the configuration that it has. */
export type PlacedPolicy = Omit<AdminAttachedPolicy, "place"> & { readonly place: SourcePlace };

/** What of a list somebody asks for, and in which order. */
interface ListQuery extends Window {
  readonly q?: string | undefined;
  readonly sort?: string | undefined;
}

/** The columns by which backends can be ordered, besides figures. */
const BACKEND_COLUMNS: Columns<Backend> = {
  name: ({ name }) => name,
  kind: ({ kind }) => kind,
  servers: (backend) => serversOf(backend)[0] ?? "",
};
/** The columns by which policies can be ordered. */
const POLICY_COLUMNS: Columns<PlacedPolicy> = {
  name: ({ name }) => name,
  target: ({ target }) => target,
  targetName: ({ targetName }) => targetName,
};

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
      const columns = {
        ...BACKEND_COLUMNS,
        ...figureColumns(parts.figures, "backend", query.at, countedNames(current())),
      };
      const { part, ...counts } = partOf(all, query, columns, MOST_BACKENDS);
      return { value: { backends: part.map((each) => backendOf(each, placed)), ...counts } };
    },
    getPolicies: ({ query }) => {
      const all = listed(current(), policyLists, policiesIn);
      const { part, ...counts } = partOf(all, query, POLICY_COLUMNS, MOST_POLICIES);
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
  { q, sort, ...window }: ListQuery,
  columns: Columns<Value>,
  most: number,
): { readonly part: readonly Value[]; readonly total: number; readonly found: number } {
  const words = wordsIn(q);
  const matching = all.filter(({ text }) => hasWords(text, words)).map(({ value }) => value);
  const found = inOrder(matching, sort, columns);
  const { start, end } = windowOf(window, most);
  const part = found.slice(start, end);
  return { part, total: all.length, found: found.length };
}

function backendsIn({ backends }: Ir): readonly Listed<Backend>[] {
  return backends.map((value) => {
    const text = [value.name, value.kind, ...serversOf(value)].join(" ").toLowerCase();
    return { value, text };
  });
}

function policiesIn(ir: Ir): readonly Listed<PlacedPolicy>[] {
  const names = itemNames(ir);
  return ir.attachments.flatMap((attachment) =>
    policiesOf(attachment, names).map((value) => {
      const { name, target, targetId, targetName } = value;
      return { value, text: [name, target, targetName, targetId].join(" ").toLowerCase() };
    }),
  );
}

/**
 * The policies of an attachment.
 * @param names the names for people of routes and backends, by their keys
 */
export function policiesOf(
  { pointer, document, policies, target }: Attachment,
  names: ReadonlyMap<string, string> = new Map(),
): readonly PlacedPolicy[] {
  const targetId = itemKeyOf(target);
  const targetName = names.get(targetId) ?? targetId;
  const where = document === undefined ? {} : { document };
  return Object.keys(policies).map((name) => {
    const place = { pointer: pointerTo(pointer, name), ...where };
    return { name, target: target.kind, targetId, targetName, place };
  });
}
