import { camelCase, objectOf } from "../model/model.ts";
import type { Model } from "../model/model.ts";
import { CODE_HEADER } from "../output.ts";
import type { PlannedFile } from "../output.ts";

interface Policy {
  readonly phases: readonly string[];
  readonly merge: string | null;
  readonly guard: boolean;
}

/**
 * In which phase the policies of each block run, how they merge, and which of them restrict access,
 * by the name of the block's type. Policies that neither have a phase nor restrict access are left
 * out.
 */
export function emitPolicies(model: Model): readonly PlannedFile[] {
  const blocks: Record<string, Record<string, Policy>> = {};
  for (const type of model.types) {
    const fields =
      objectOf(model, type)?.fields.filter(
        ({ node: { annotations } }) => annotations.phases.length > 0 || annotations.guard,
      ) ?? [];
    if (fields.length === 0) continue;
    const policies = fields.map(({ name, node: { annotations } }): [string, Policy] => [
      name,
      { phases: annotations.phases, merge: annotations.merge ?? null, guard: annotations.guard },
    ]);
    blocks[camelCase(type.title)] = Object.fromEntries(policies);
  }
  const content = `${CODE_HEADER}/** Policies of each block that run in phases or protect access: the phases, how several levels merge, and which policies protect access. */
export const POLICIES = ${JSON.stringify(blocks, null, 2)} as const;
`;
  return [{ path: "generated/policies/index.ts", content }];
}
