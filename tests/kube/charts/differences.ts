import type { RenderedObject } from "../../../tools/kube/helm.ts";

type Entries = ReadonlyMap<string, unknown>;

/**
 * The differences between two outputs of a chart: `+Kind name`, `-Kind name`, `Kind
 * path.to.the.field`.
 */
export function differences(
  before: readonly RenderedObject[],
  after: readonly RenderedObject[],
): readonly string[] {
  const [old, now] = [byName(before), byName(after)];
  const gone = [...old.keys()].filter((name) => !now.has(name)).map((name) => `-${name}`);
  return [...now].reduce<readonly string[]>((found, [name, object]) => {
    const other = old.get(name);
    if (other === undefined) return [...found, `+${name}`];
    return [...found, ...differing(other, object, "").map((path) => `${object.kind} ${path}`)];
  }, gone);
}

function byName(objects: readonly RenderedObject[]): ReadonlyMap<string, RenderedObject> {
  return new Map(objects.map((object) => [nameOf(object), object]));
}

/** Objects outside of the release's namespace are named with their namespace. */
function nameOf({ kind, metadata: { name, namespace } }: RenderedObject): string {
  const isElsewhere = namespace !== undefined && namespace !== "edge-gateway-system";
  return `${kind} ${isElsewhere ? `${namespace}/` : ""}${name}`;
}

function differing(before: unknown, after: unknown, path: string): readonly string[] {
  const [old, now] = [entriesOf(before), entriesOf(after)];
  if (old === undefined || now === undefined) return Object.is(before, after) ? [] : [path];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((name) =>
    differing(old.get(name), now.get(name), path === "" ? name : `${path}.${name}`),
  );
}

/** The entries of a map or list; list items are identified by their name, if they have one. */
function entriesOf(value: unknown): Entries | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  if (!Array.isArray(value)) return new Map(Object.entries(value));
  return new Map(value.map((item: unknown, index) => [nameOfItem(item) ?? `${index}`, item]));
}

function nameOfItem(item: unknown): string | undefined {
  const { name } = Object(item);
  return typeof name === "string" ? name : undefined;
}
