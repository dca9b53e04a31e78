import { nameOf } from "@edge-gateway/translate/attach/merge/target-names";
import type { Ir, Listener } from "@edge-gateway/translate/ir";
import { equalEnds } from "@edge-gateway/translate/ir/list-changes";
import type { Steps } from "./units.ts";

/**
 * Returns the names, as `Sources` reports them for reads, of all objects that differ between two configurations. Objects
 * are compared by identity, because a worker keeps each object that a change does not affect; steps are of one object each.
 */
export function* changedNames(before: Ir, after: Ir): Steps<ReadonlySet<string>> {
  const names = new Set<string>();
  const compare = <Item>(kind: Compared<Item>) => compareLists(kind, [before, after], names);
  yield* compare({ list: (ir) => ir.attachments, name: ({ target }) => nameOf(target) });
  yield* compare({ list: (ir) => ir.backends, name: ({ key }) => `backend ${key}` });
  yield* compare({
    list: (ir) => ir.binds,
    name: ({ key }) => `bind ${key}`,
    content: ({ port }) => port,
  });
  yield* compare({
    list: (ir) => ir.listeners,
    name: ({ key }) => `listener ${key}`,
    content: withoutTls,
  });
  yield* compare({
    list: (ir) => ir.routes,
    name: ({ group }) => (group === undefined ? undefined : `group ${group}`),
  });
  const [old, now] = [before.named, after.named];
  compareRecords("secret", [old?.secrets, now?.secrets], names);
  compareRecords("configMap", [old?.configMaps, now?.configMaps], names);
  compareRecords("file", [old?.files, now?.files], names);
  if (JSON.stringify(old?.identity) !== JSON.stringify(now?.identity)) names.add("identity");
  return names;
}

/** A list of a configuration, of which all items with the same name are one object. */
interface Compared<Item> {
  readonly list: (ir: Ir) => readonly Item[];
  /** Undefined: nobody reads the item by a name. */
  readonly name: (item: Item) => string | undefined;
  /** What two items are compared by; the item itself by default. */
  readonly content?: (item: Item) => unknown;
}

function* compareLists<Item>(
  { list, name, content = (item) => item }: Compared<Item>,
  [before, after]: readonly [Ir, Ir],
  names: Set<string>,
): Steps<void> {
  const lists = [list(before), list(after)] as const;
  const { start, end } = equalEnds(...lists);
  const contents = new Map<string, [unknown[], unknown[]]>();
  for (const [side, items] of lists.entries())
    for (const item of items.slice(start, items.length - end)) {
      const key = name(item);
      if (key !== undefined) {
        let both = contents.get(key);
        if (both === undefined) contents.set(key, (both = [[], []]));
        both[side]?.push(content(item));
      }
      yield;
    }
  for (const [key, [left, right]] of contents)
    if (left.length !== right.length || left.some((item, index) => item !== right[index]))
      names.add(key);
}

type Values = Readonly<Record<string, unknown>> | undefined;

function compareRecords(
  kind: string,
  [before = {}, after = {}]: readonly [Values, Values],
  names: Set<string>,
): void {
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)]))
    if (before[name] !== after[name]) names.add(`${kind} ${name}`);
}

/**
 * A text that is equal for listeners that are equal apart from their TLS: only connections use that, and routes need not
 * be compiled again for a new certificate.
 */
function withoutTls(listener: Listener): string {
  const { tls: _, ...others } = listener;
  return JSON.stringify(others);
}
