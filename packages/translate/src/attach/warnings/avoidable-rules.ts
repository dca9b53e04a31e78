import { parse } from "@edge-gateway/cel";
import type { OwnedFinding } from "../../diagnostics/diagnostic.ts";
import type { Ir } from "../../ir/index.ts";
import { comparisonsIn, type Comparison } from "../../shape/expression-comparisons.ts";
import { mayHaveRules, rulesOf } from "./contradictions.ts";

/**
 * Warns of a Deny that a client avoids by another spelling of the host: with a port, where the text has none,
 * or in the header as the client has written it. A pure function.
 */
export function avoidableRules({ attachments }: Pick<Ir, "attachments">): readonly OwnedFinding[] {
  return attachments.filter(mayHaveRules).flatMap((attachment) =>
    rulesOf(attachment).flatMap(({ pointer, expressions, action }) =>
      action !== "Deny"
        ? []
        : [...new Set(expressions.flatMap(whysAvoided))].map((why): OwnedFinding => {
            const message = `a client can avoid the rule: ${why}`;
            return {
              owner: attachment.document,
              pointer,
              severity: "warning",
              code: "no-effect",
              message,
            };
          }),
    ),
  );
}

function whysAvoided(expression: string): readonly string[] {
  const tree = parse(expression);
  return "message" in tree ? [] : comparisonsIn(tree).flatMap((one) => whyAvoided(one) ?? []);
}

/** Texts that have a port, or that no host ever is. */
const NOT_ALONE = /:\d+$|[A-Z/]/;
const HOST_FIELD = "request.headers.host";

function whyAvoided({ variable, by, text }: Comparison): string | undefined {
  if (variable.toLowerCase() === HOST_FIELD)
    return "`request.headers` has the host as the client has written it; compare `request.host`, which has one form";
  const isWhole = by === "equals" || by === "endsWith";
  if (variable !== "request.host" || !isWhole || NOT_ALONE.test(text)) return undefined;
  const escaped = text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const pattern = JSON.stringify(`${by === "equals" ? "^" : ""}${escaped}(:[0-9]+)?$`);
  return `\`request.host\` has the port that the client has written; compare with request.host.matches(${pattern})`;
}
