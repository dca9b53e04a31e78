/** A schema as a tree of the names in it, for suggestions: plain data that the generator writes. */
export interface KnownNode {
  /** The schema is the type of the given name. */
  readonly type?: string;
  /** The properties of an object; null where no names inside can be suggested. */
  readonly keys?: Readonly<Record<string, KnownNode | null>>;
  /** Names that other systems use for the properties, each with the name in the schema. */
  readonly aliases?: Readonly<Record<string, string>>;
  /** The properties that the schemas define but this version of the gateway does not run. */
  readonly planned?: readonly string[];
  /** The allowed values of a property that is an enum. */
  readonly values?: readonly string[];
  /** The unit of a number, such as `seconds`. */
  readonly unit?: string;
  readonly items?: KnownNode;
  readonly entries?: KnownNode;
  readonly branches?: readonly KnownNode[];
  /** A list or map that must not be empty. */
  readonly isNeverEmpty?: true;
}

/** The names that are possible at a place of a document. */
export interface Known {
  /** The properties of the object at the place. */
  readonly keys: readonly string[];
  /** Names that other systems use for the properties, each with the name in the schema. */
  readonly aliases: Readonly<Record<string, string>>;
  /** The properties of the type that this version of the gateway does not run. */
  readonly planned: readonly string[];
  /** The allowed values at the place, if they are an enum. */
  readonly values: readonly string[];
  /** The unit of the number at the place; undefined if the value is not a number with a unit. */
  readonly unit: string | undefined;
  /** Whether a list or map at the place must not be empty. */
  readonly isNeverEmpty: boolean;
}

/**
 * The names that are possible at a JSON pointer into a document of a named type; for a union, the
 * names of all its branches.
 */
export function knownAt(
  type: string,
  pointer: string,
  types: Readonly<Record<string, KnownNode>>,
): Known {
  const tokens = pointer
    .split("/")
    .slice(1)
    .map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
  let nodes = resolve({ type }, types);
  for (const token of tokens) {
    nodes = nodes.flatMap((node) => inside(node, token)).flatMap((node) => resolve(node, types));
  }
  return {
    keys: [...new Set(nodes.flatMap((node) => Object.keys(node.keys ?? {})))],
    aliases: Object.assign({}, ...nodes.map((node) => node.aliases)),
    planned: [...new Set(nodes.flatMap((node) => node.planned ?? []))],
    values: [...new Set(nodes.flatMap((node) => node.values ?? []))],
    unit: nodes.find(({ unit }) => unit !== undefined)?.unit,
    isNeverEmpty: nodes.some((node) => node.isNeverEmpty === true),
  };
}

function inside({ keys, entries, items }: KnownNode, token: string): readonly KnownNode[] {
  const own =
    keys !== undefined && Object.hasOwn(keys, token) ? (keys[token] ?? undefined) : undefined;
  const item = /^[0-9]+$/u.test(token) ? items : undefined;
  return [own, entries, item].filter((found) => found !== undefined);
}

/** The nodes behind names and unions. */
function resolve(
  node: KnownNode,
  types: Readonly<Record<string, KnownNode>>,
): readonly KnownNode[] {
  if (node.branches !== undefined) return node.branches.flatMap((branch) => resolve(branch, types));
  if (node.type === undefined) return [node];
  const target = types[node.type];
  return target === undefined ? [] : resolve(target, types);
}
