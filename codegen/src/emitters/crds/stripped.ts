/**
 * The most bytes of all annotations of an object: client-side apply stores the whole object in one
 * (Kubernetes, TotalAnnotationSizeLimitB).
 */
const LONGEST_ANNOTATIONS = 262_144;
/** Bytes that client-side apply leaves for other annotations of the object. */
const RESERVE = 8_192;

/**
 * A definition without descriptions, small enough for client-side apply. If the definition is still
 * too large, the messages of its rules are removed too; the API server then shows the rule itself.
 * The definition accepts the same objects as the complete one.
 */
export function stripped(definition: object): unknown {
  const short = withShortRules(without(definition, isSuperfluous));
  if (fits(short)) return short;
  const shortest = withJoinedRules(without(short, isMessage));
  if (fits(shortest)) return shortest;
  throw new Error("a definition is too large for client-side apply, even without its texts");
}

function fits(definition: unknown): boolean {
  return JSON.stringify(definition).length <= LONGEST_ANNOTATIONS - RESERVE;
}

type Test = (name: string, value: unknown, owner: object) => boolean;

function without(value: unknown, isLeftOut: Test): unknown {
  if (Array.isArray(value)) return value.map((item) => without(item, isLeftOut));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, inner]) => !isLeftOut(name, inner, value))
      .map(([name, inner]) => [name, without(inner, isLeftOut)]),
  );
}

/** Whether a property of a definition has no effect on what the API server accepts. */
function isSuperfluous(name: string, value: unknown, owner: object): boolean {
  return isDescription(name, value) || isImplied(name, value, owner);
}

/**
 * Whether a keyword repeats what another one demands: a minimum length of 1 beside a pattern that
 * refuses an empty text, or the format `int64` of an integer (Kubernetes, structural schemas).
 */
function isImplied(name: string, value: unknown, owner: object): boolean {
  if (name === "format") return value === "int64" && "type" in owner && owner.type === "integer";
  if (name !== "minLength" || value !== 1 || !("pattern" in owner)) return false;
  return typeof owner.pattern === "string" && !new RegExp(owner.pattern, "u").test("");
}

/** The rules of a CRD without the spaces around their operators. */
function withShortRules(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withShortRules);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]: [string, unknown]) => [
      name,
      name === "rule" && typeof inner === "string" ? shortRule(inner) : withShortRules(inner),
    ]),
  );
}

/** A text in quotes, which stays as it is, or an operator with its spaces. */
const TEXT_OR_OPERATOR = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|\s*(\|\||&&|[=!<>]=|[?:+,<>])\s*/g;

function shortRule(rule: string): string {
  return rule.replaceAll(TEXT_OR_OPERATOR, (found, operator?: string) => operator ?? found);
}

/**
 * A property named `description` contains a schema, so it is kept. List types `atomic` are removed,
 * because the API server assumes them.
 */
function isDescription(name: string, value: unknown): boolean {
  if (typeof value !== "string") return false;
  return name === "description" || (name === "x-kubernetes-list-type" && value === "atomic");
}

function isMessage(name: string, value: unknown, owner: object): boolean {
  return name === "message" && typeof value === "string" && "rule" in owner;
}

/** Matches a rule of the form `E == 'text' || X` or `E != 'text' || X`. */
const CASE = /^(?<left>self\.\w+)(?<operator>[!=]=)(?<right>'[^']*')\|\|(?<rest>[^?]+)$/;

/** Joins a rule for one value and a rule for all other values. */
function withJoinedRules(value: unknown): unknown {
  if (Array.isArray(value)) return joined(value.map(withJoinedRules));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withJoinedRules(inner)]),
  );
}

function joined(items: readonly unknown[]): readonly unknown[] {
  const [first, second, ...others] = items;
  if (first === undefined || second === undefined) return items;
  const rule = joinedRule(caseOf(first), caseOf(second));
  return rule === undefined
    ? [first, ...joined([second, ...others])]
    : [{ rule }, ...joined(others)];
}

function joinedRule(first: RuleCase | undefined, second: RuleCase | undefined): string | undefined {
  if (first === undefined || second === undefined) return undefined;
  const { left, operator, right, rest } = first;
  if (second.left !== left || second.right !== right || second.operator === operator)
    return undefined;
  const [is, isNot] = operator === "!=" ? [rest, second.rest] : [second.rest, rest];
  return `${left}==${right}?${is}:${isNot}`;
}

type RuleCase = Readonly<Record<"left" | "operator" | "right" | "rest", string>>;

function caseOf(item: unknown): RuleCase | undefined {
  const isRule = typeof item === "object" && item !== null && "rule" in item;
  const found = isRule && Object.keys(item).length === 1 ? CASE.exec(String(item.rule)) : null;
  const { left, operator, right, rest } = found?.groups ?? {};
  if (left === undefined || operator === undefined) return undefined;
  return right === undefined || rest === undefined ? undefined : { left, operator, right, rest };
}
