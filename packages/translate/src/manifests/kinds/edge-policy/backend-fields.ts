import { OF_PROVIDER, OF_TARGET } from "../../../attach/merge/backend-parts.ts";
import type { Context } from "../../context.ts";
import { nameOf } from "../../document/document.ts";
import type { Document } from "../../document/document.ts";
import type { PolicyTarget } from "./targets.ts";

/**
 * Why a field of the backend block cannot affect a target; undefined if the field can affect it.
 */
export function uselessAt(
  field: string,
  { ref }: Pick<PolicyTarget, "ref">,
  { snapshot }: Context,
  { namespace }: Document,
): string | undefined {
  if (ref.kind !== "EdgeBackend") return undefined;
  const document = snapshot.find("EdgeBackend", { namespace, name: ref.name });
  if (document === undefined) return undefined;
  const { mcp, ai } = document.value.spec;
  const isPart = ref.sectionName !== undefined;
  if (isPart && !(ai === undefined ? OF_TARGET : OF_PROVIDER).has(field))
    return `\`${field}\` applies to ${nameOf(document)} as a whole, not to a part of it`;
  if ((field === "mcp" && mcp === undefined) || (field === "ai" && ai === undefined))
    return `\`${field}\` applies only to backends of the form \`${field}\`, and ${nameOf(document)} is not one`;
  return undefined;
}
