import { parse } from "@edge-gateway/cel";
import { MAX_RULE_DEPTH } from "../../bounds.ts";
import type { OwnedFinding } from "../../diagnostics/diagnostic.ts";
import type { Attachment, Backend, Ir } from "../../ir/index.ts";
import { isPrefixed } from "../../ir/is-prefixed.ts";
import { comparisonsIn, type Comparison } from "../../shape/comparisons.ts";
import { rulesIn } from "./contradictions.ts";

type McpBackend = Extract<Backend, { readonly kind: "mcp" }>;

const NAME = /^mcp\.(?:tool|prompt)\.name$/;
const TARGET = /^mcp\.(?:tool|prompt|resource|task)\.target$/;

/**
 * Warns of MCP rules about names as clients see them, with the prefix of the target, and about targets that
 * nothing has: such a Deny denies nothing, since rules read the servers' own names. A pure function.
 */
export function prefixedNames({
  attachments,
  backends,
}: Pick<Ir, "attachments" | "backends">): readonly OwnedFinding[] {
  const servers = backends.filter((backend) => backend.kind === "mcp");
  if (servers.length === 0) return [];
  return attachments.flatMap((attachment) => {
    const { document: owner, policies, pointer: top } = attachment;
    const reached = reachedFrom(attachment, servers);
    if (reached.length === 0) return [];
    return rulesIn(policies, top, MAX_RULE_DEPTH).flatMap(({ pointer, expressions }) =>
      expressions.flatMap((expression, index) =>
        faultsOf(expression, reached).map((message): OwnedFinding => {
          const at = `${pointer}/${index}`;
          return { owner, pointer: at, severity: "warning", code: "no-effect", message };
        }),
      ),
    );
  });
}

function reachedFrom(
  { target }: Attachment,
  servers: readonly McpBackend[],
): readonly McpBackend[] {
  return target.kind === "backend" ? servers.filter(({ key }) => key === target.backend) : servers;
}

function faultsOf(expression: string, reached: readonly McpBackend[]): readonly string[] {
  if (!expression.includes("mcp.")) return [];
  const tree = parse(expression);
  if ("message" in tree) return [];
  return comparisonsIn(tree).flatMap((each) => faultOf(each, reached) ?? []);
}

function faultOf(
  { variable, by, text }: Comparison,
  reached: readonly McpBackend[],
): string | undefined {
  const targets = reached.flatMap(({ mcp }) => mcp.targets);
  if (TARGET.test(variable) && by === "equals") {
    const isKnown = targets.some(({ name, selector }) => name === text || selector !== undefined);
    return isKnown ? undefined : `\`${variable}\` is never "${text}": no target has this name`;
  }
  if (!NAME.test(variable) || (by !== "equals" && by !== "startsWith")) return undefined;
  if (!reached.every(({ mcp }) => isPrefixed(mcp))) return undefined;
  const prefix = targets.map(({ name }) => `${name}_`).find((each) => text.startsWith(each));
  if (prefix === undefined) return undefined;
  return `\`${variable}\` is the name that the server uses, without the prefix \`${prefix}\` of its target, which is in \`${variable.replace(/name$/, "target")}\``;
}
