import type { Model } from "../model/model.ts";
import { CODE_HEADER } from "../output.ts";
import type { PlannedFile } from "../output.ts";

/** The types whose blocks have no effect when they are empty; no output without such types. */
export function emitEmptyBlocks({ types }: Model): readonly PlannedFile[] {
  const rows = types.flatMap(({ title, node }) => {
    const beside = node.kind === "object" ? node.noEffect : undefined;
    return beside === undefined || beside === "effect"
      ? []
      : [`  ${title}: ${JSON.stringify(beside)},\n`];
  });
  if (rows.length === 0) return [];
  const content = `${CODE_HEADER}/** The types whose blocks have no effect if they set at most these properties. */
export const EMPTY_BLOCKS = {
${rows.join("")}} as const satisfies Readonly<Record<string, readonly string[]>>;
`;
  return [{ path: "generated/empty-blocks/index.ts", content }];
}
