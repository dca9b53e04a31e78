import type { Context } from "../../context.ts";
import { nameOf } from "../../document.ts";
import type { Document } from "../../document.ts";
import type { PolicyTarget } from "./targets.ts";

/** What one server of a backend can have of its own (doc 2 §EdgeBackend; reference 1.5, backend blocks). */
const OF_TARGET: ReadonlySet<string> = new Set(["tcp", "tls", "http", "tunnel", "auth"]);
const OF_PROVIDER: ReadonlySet<string> = new Set([...OF_TARGET, "ai", "transformation", "health"]);

/** Why a field of the backend block can have no effect at the targets; undefined when it can. */
export function uselessFor(
  targets: readonly PolicyTarget[],
  { snapshot }: Context,
  { namespace }: Document,
): (field: string) => string | undefined {
  const backends = targets
    .filter(({ ref }) => ref.kind === "EdgeBackend")
    .flatMap(({ ref }) => {
      const document = snapshot.find("EdgeBackend", { namespace, name: ref.name });
      return document === undefined ? [] : [{ document, isPart: ref.sectionName !== undefined }];
    });
  return (field) => {
    for (const { document, isPart } of backends) {
      const { mcp, ai } = document.value.spec;
      if (isPart && !(ai === undefined ? OF_TARGET : OF_PROVIDER).has(field))
        return `\`${field}\` applies to ${nameOf(document)} as a whole, not to a part of it`;
      if ((field === "mcp" && mcp === undefined) || (field === "ai" && ai === undefined))
        return `\`${field}\` applies only to backends of the form \`${field}\`, and ${nameOf(document)} is none`;
    }
    return undefined;
  };
}
