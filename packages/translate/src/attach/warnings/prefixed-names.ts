import { parse } from "@edge-gateway/cel";
import type { OwnedFinding } from "../../diagnostics/diagnostic.ts";
import type { Attachment, Backend, Ir } from "../../ir/index.ts";
import { isPrefixed } from "../../ir/is-prefixed.ts";
import { comparisonsIn, type Comparison } from "../../shape/expression-comparisons.ts";
import { mayHaveRules, rulesOf } from "./contradictions.ts";

type McpBackend = Extract<Backend, { readonly kind: "mcp" }>;

const NAME = /^mcp\.(?:tool|prompt)\.name$/;
const TARGET = /^mcp\.(?:tool|prompt|resource|task)\.target$/;

/**
 * Warns of MCP rules about names with the prefix of a target, as clients see them, and about targets that nothing
 * has: such a Deny may deny nothing, since rules read the servers' own names. A pure function.
 */
export function prefixedNames({
  attachments,
  backends,
}: Pick<Ir, "attachments" | "backends">): readonly OwnedFinding[] {
  const servers = backends.filter((backend) => backend.kind === "mcp");
  if (servers.length === 0) return [];
  return attachments.filter(mayHaveRules).flatMap((attachment) => {
    const { document: owner } = attachment;
    const reached = reachedFrom(attachment, servers);
    if (reached.length === 0) return [];
    return rulesOf(attachment).flatMap(({ pointer, expressions }) => {
      const compared = expressions.map(comparisonsOf);
      const rule = compared.flat();
      return compared.flatMap((comparisons, index) =>
        comparisons.flatMap((each): OwnedFinding | readonly never[] => {
          const message = faultOf(each, rule, reached);
          if (message === undefined) return [];
          const at = `${pointer}/${index}`;
          return { owner, pointer: at, severity: "warning", code: "no-effect", message };
        }),
      );
    });
  });
}

function reachedFrom(
  { target }: Attachment,
  servers: readonly McpBackend[],
): readonly McpBackend[] {
  return target.kind === "backend" ? servers.filter(({ key }) => key === target.backend) : servers;
}

function comparisonsOf(expression: string): readonly Comparison[] {
  if (!expression.includes("mcp.")) return [];
  const tree = parse(expression);
  return "message" in tree ? [] : comparisonsIn(tree);
}

function faultOf(
  { variable, by, text }: Comparison,
  rule: readonly Comparison[],
  reached: readonly McpBackend[],
): string | undefined {
  const targets = reached.flatMap(({ mcp }) => mcp.targets);
  if (TARGET.test(variable) && by === "equals") {
    const isKnown = targets.some(({ name, selector }) => name === text || selector !== undefined);
    return isKnown ? undefined : `\`${variable}\` is never "${text}": no target has this name`;
  }
  if (!NAME.test(variable) || (by !== "equals" && by !== "startsWith")) return undefined;
  if (!reached.every(({ mcp }) => isPrefixed(mcp))) return undefined;
  const meant = targets.filter(({ name }) => text.startsWith(`${name}_`));
  const target = variable.replace(/name$/, "target");
  const isNamed = meant.some(({ name }) =>
    rule.some((each) => each.variable === target && each.by === "equals" && each.text === name),
  );
  if (meant[0] === undefined || isNamed) return undefined;
  const prefix = `${meant[0].name}_`;
  return `\`${variable}\` is the name that the server uses: this matches only if that name begins with \`${prefix}\`, and clients see \`${prefix}${prefix}…\`; the target is in \`${target}\``;
}
