/** A schema as a tree of the paths in it: plain data that the generator writes. */
export interface ExplainedNode {
  /** A reference to a named type. */
  readonly type?: string;
  readonly fields?: Readonly<Record<string, ExplainedField>>;
  readonly items?: ExplainedNode;
  readonly entries?: ExplainedNode;
  readonly branches?: readonly ExplainedNode[];
}

/** The description of a property or a type. */
export interface ExplainedFacts {
  /** The type of the property as text. */
  readonly words: string;
  readonly description: string;
  readonly limits?: readonly string[];
  /** Unit, expression, phase and similar facts, as sentences. */
  readonly notes?: readonly string[];
  readonly source?: string;
  /** Rules about the type's properties, as sentences. */
  readonly rules?: readonly string[];
  readonly node?: ExplainedNode;
}

export interface ExplainedField extends ExplainedFacts {
  readonly required?: true;
  /** The default as YAML on one line. */
  readonly default?: string;
  /** Names that other systems use for the property. */
  readonly suggest?: readonly string[];
}

/** The result of looking up a path. */
export type Explained =
  | {
      readonly kind: "found";
      /** The path with the correct spelling of its names. */
      readonly path: string;
      readonly facts: ExplainedField;
      readonly properties: Readonly<Record<string, ExplainedField>>;
    }
  | {
      readonly kind: "unknown";
      /** The known part of the path, and the unknown word after it. */
      readonly path: string;
      readonly word: string;
      /**
       * Possible names in place of the unknown word; some also by the names that other systems use.
       */
      readonly names: readonly string[];
      readonly aliases: Readonly<Record<string, string>>;
      /**
       * Names one level below the known part of the path, with their paths relative to that part.
       */
      readonly below: Readonly<Record<string, string>>;
    };

type Types = Readonly<Record<string, ExplainedFacts>>;

/** A place in a schema to which a path leads. */
interface Step {
  readonly path: string;
  readonly facts: ExplainedField | undefined;
  readonly nodes: readonly ExplainedNode[];
}

/**
 * Looks up a path: properties of the document `root`, or of a type that comes first
 * (`trafficPolicies.cors`). The path contains no indexes of lists and no keys of maps.
 */
export function explainedAt(path: string, root: string, types: Types): Explained {
  const tokens = path.match(/[^.[\]]+/gu) ?? [];
  const [first = "", ...rest] = tokens;
  let steps = begin(first, root, types);
  if (steps.length === 0) return unknownStart(first, root, types);
  for (const token of rest) {
    const next = steps.flatMap((step) => follow(step, token, types));
    if (next.length === 0) return unknown(steps, token, types);
    steps = next;
  }
  const best = steps.find(({ facts }) => facts !== undefined) ?? steps[0];
  const nodes = (best?.nodes ?? []).flatMap((node) => opened(node, types));
  const facts = best?.facts ?? factsOf(best?.nodes ?? [], types);
  return { kind: "found", path: best?.path ?? path, facts, properties: fieldsOf(nodes) };
}

/** Lists every path `type.property` whose property has the given name. */
export function placesOf(name: string, types: Types): readonly string[] {
  return Object.entries(types).flatMap(([title, { node }]) =>
    node?.fields !== undefined && Object.hasOwn(node.fields, name)
      ? [`${lowerFirst(title)}.${name}`]
      : [],
  );
}

function begin(token: string, root: string, types: Types): readonly Step[] {
  const start: Step = { path: "", facts: undefined, nodes: [{ type: root }] };
  const inDocument = follow(start, token, types);
  if (inDocument.length > 0) return inDocument;
  return Object.entries(types)
    .filter(([title]) => title.toLowerCase() === token.toLowerCase())
    .map(([title, facts]) => ({ path: lowerFirst(title), facts, nodes: [{ type: title }] }));
}

function follow({ path, nodes }: Step, token: string, types: Types): readonly Step[] {
  const inner = nodes.flatMap((node) => opened(node, types));
  const fields = inner.flatMap(({ fields: own }): readonly Step[] => {
    const facts = own !== undefined && Object.hasOwn(own, token) ? own[token] : undefined;
    if (facts === undefined) return [];
    const at = path === "" ? token : `${path}.${token}`;
    return [{ path: at, facts, nodes: facts.node === undefined ? [] : [facts.node] }];
  });
  const isPlace = token === "*" || /^[0-9]+$/u.test(token);
  const entries = resolved(nodes, types).flatMap((node): readonly Step[] => {
    const below = node.entries ?? (isPlace ? node.items : undefined);
    if (below === undefined) return [];
    const at = node.items === undefined ? `${path}.${token}` : `${path}[${token}]`;
    return [{ path: at, facts: undefined, nodes: [below] }];
  });
  return [...fields, ...entries];
}

/** The objects that a node represents or contains, through lists and maps. */
function opened(node: ExplainedNode, types: Types): readonly ExplainedNode[] {
  return resolved([node], types).flatMap((own) => {
    const below = own.items ?? own.entries;
    return below === undefined ? [own] : opened(below, types);
  });
}

/** The nodes behind references and unions. */
function resolved(nodes: readonly ExplainedNode[], types: Types): readonly ExplainedNode[] {
  return nodes.flatMap((node): readonly ExplainedNode[] => {
    if (node.branches !== undefined) return resolved(node.branches, types);
    if (node.type === undefined) return [node];
    const target = types[node.type]?.node;
    return target === undefined ? [] : resolved([target], types);
  });
}

function factsOf(nodes: readonly ExplainedNode[], types: Types): ExplainedField {
  const type = nodes.map((node) => node.type).find((title) => title !== undefined);
  const facts = type === undefined ? undefined : types[type];
  return facts === undefined
    ? { words: "object", description: "" }
    : { ...facts, words: type ?? facts.words };
}

function unknownStart(word: string, root: string, types: Types): Explained {
  const { names, aliases } = namesIn([{ type: root }], types);
  const titles = Object.keys(types).map(lowerFirst);
  return { kind: "unknown", path: "", word, names: [...names, ...titles], aliases, below: {} };
}

function unknown(steps: readonly Step[], word: string, types: Types): Explained {
  const path = steps[0]?.path ?? "";
  const nodes = steps.flatMap((step) => step.nodes);
  return { kind: "unknown", path, word, ...namesIn(nodes, types), below: below(nodes, types) };
}

function below(nodes: readonly ExplainedNode[], types: Types): Readonly<Record<string, string>> {
  const fields = Object.entries(fieldsOf(nodes.flatMap((node) => opened(node, types))));
  const paths = fields.flatMap(([name, { node }]) =>
    node === undefined
      ? []
      : namesIn([node], types).names.map((inner): [string, string] => [inner, `${name}.${inner}`]),
  );
  // Of several paths of a name, the first one counts.
  return Object.fromEntries(paths.toReversed());
}

function namesIn(
  nodes: readonly ExplainedNode[],
  types: Types,
): { readonly names: readonly string[]; readonly aliases: Readonly<Record<string, string>> } {
  const fields = Object.entries(fieldsOf(nodes.flatMap((node) => opened(node, types))));
  const aliases = fields.flatMap(([name, { suggest = [] }]) =>
    suggest.map((alias): [string, string] => [alias, name]),
  );
  return { names: fields.map(([name]) => name), aliases: Object.fromEntries(aliases) };
}

function fieldsOf(nodes: readonly ExplainedNode[]): Readonly<Record<string, ExplainedField>> {
  return Object.assign({}, ...nodes.map(({ fields }) => fields));
}

function lowerFirst(title: string): string {
  return title.charAt(0).toLowerCase() + title.slice(1);
}
