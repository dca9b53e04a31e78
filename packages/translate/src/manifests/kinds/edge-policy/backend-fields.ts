import { OF_PROVIDER, OF_TARGET } from "../../../attach/backend-parts.ts";
import type { Context } from "../../context.ts";
import { nameOf } from "../../document.ts";
import type { Document } from "../../document.ts";
import type { PolicyTarget } from "./targets.ts";

/**
 * Why a field of the backend block cannot affect the targets; undefined if the field can affect
 * them.
 */
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
        return `\`${field}\` applies only to backends of the form \`${field}\`, and ${nameOf(document)} is not one`;
    }
    return undefined;
  };
}
