import { parse, type ExpressionNode } from "@edge-gateway/cel";
import type { Authorization } from "@edge-gateway/generated/types/index.ts";

/** What an expression may give: true, false, or a failure; any other value counts as a failure. */
interface Outcomes {
  readonly true: boolean;
  readonly false: boolean;
  readonly fails: boolean;
}

type Call = Extract<ExpressionNode, { readonly kind: "call" }>;

const ANY: Outcomes = { true: true, false: true, fails: true };
const FAILS: Outcomes = { true: false, false: false, fails: true };
const TRUE: Outcomes = { true: true, false: false, fails: false };
const FALSE: Outcomes = { true: false, false: true, fails: false };

/** The variables that only a verified credential sets. */
const IDENTITIES: ReadonlySet<string> = new Set(["jwt", "apiKey", "basicAuth"]);
/** Functions that fail if an argument does (cel-spec, evaluation); others may handle a failure. */
const STRICT: ReadonlySet<string> = new Set([
  ...["_==_", "_!=_", "_<_", "_<=_", "_>_", "_>=_", "@in", "_[_]", "_+_", "_-_", "size"],
  ...["startsWith", "endsWith", "contains", "matches", "lowerAscii", "upperAscii", "split"],
]);
/** Macros whose bodies have variables of their own; they fail if what they go through does. */
const LOOPS: ReadonlySet<string> = new Set(["all", "exists", "exists_one", "filter", "map"]);

/** Whether rules deny every request without a verified identity, whatever else is in it. */
export function denyAnonymous(rules: readonly Authorization[]): boolean {
  const ofAction = (wanted: Authorization["action"]): readonly Outcomes[] =>
    rules.filter(({ action }) => action === wanted).map(outcomesOfRule);
  const allow = ofAction("Allow");
  return (
    ofAction("Deny").some((rule) => !rule.false && !rule.fails) ||
    ofAction("Require").some((rule) => !rule.true) ||
    (allow.length > 0 && allow.every((rule) => !rule.true))
  );
}

/** A rule matches if all of its expressions are true. */
function outcomesOfRule({ policy }: Authorization): Outcomes {
  return policy.matchExpressions
    .map((source) => {
      const tree = parse(source);
      return "message" in tree ? ANY : outcomesOf(tree);
    })
    .reduce(both, TRUE);
}

function outcomesOf(node: ExpressionNode): Outcomes {
  switch (node.kind) {
    case "literal":
      return node.value === true ? TRUE : node.value === false ? FALSE : ANY;
    case "identifier":
      return isIdentity(node) ? FAILS : ANY;
    case "select":
      if (node.optional) return ANY;
      if (node.test && isIdentity(node.operand)) return FALSE;
      return strict([node.operand]);
    case "call":
      return outcomesOfCall(node);
    default:
      return ANY;
  }
}

function outcomesOfCall({ name, target, arguments: operands }: Call): Outcomes {
  const [first = ANY, second = ANY, third = ANY] = operands.map(outcomesOf);
  switch (name) {
    case "_&&_":
      return both(first, second);
    case "_||_":
      return not(both(not(first), not(second)));
    case "!_":
      return not(first);
    case "_?_:_":
      return choice(first, second, third);
    default:
      if (LOOPS.has(name) && target !== undefined) return strict([target]);
      return STRICT.has(name)
        ? strict([...(target === undefined ? [] : [target]), ...operands])
        : ANY;
  }
}

/** `false` decides a conjunction, also beside a failure (cel-spec, logical operators). */
function both(one: Outcomes, other: Outcomes): Outcomes {
  return {
    true: one.true && other.true,
    false: one.false || other.false,
    fails: (one.fails && (other.fails || other.true)) || (other.fails && one.true),
  };
}

function choice(condition: Outcomes, yes: Outcomes, no: Outcomes): Outcomes {
  const ofBoth = (outcome: keyof Outcomes): boolean =>
    (condition.true && yes[outcome]) || (condition.false && no[outcome]);
  return {
    true: ofBoth("true"),
    false: ofBoth("false"),
    fails: condition.fails || ofBoth("fails"),
  };
}

function not(one: Outcomes): Outcomes {
  return { true: one.false, false: one.true, fails: one.fails };
}

function strict(operands: readonly ExpressionNode[]): Outcomes {
  const alwaysFails = operands.some((operand) => {
    const found = outcomesOf(operand);
    return !found.true && !found.false;
  });
  return alwaysFails ? FAILS : ANY;
}

function isIdentity(node: ExpressionNode): boolean {
  return node.kind === "identifier" && IDENTITIES.has(node.name.replace(/^\./, ""));
}
