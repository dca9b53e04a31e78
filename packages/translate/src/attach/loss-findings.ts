import type { Finding } from "../diagnostics/diagnostic.ts";
import { pointerTo } from "../pointer.ts";
import type { Losses } from "./lost-fields.ts";
import { placeOf } from "./merge-fields.ts";

/** A warning with the document that it is about. */
export interface LossFinding extends Finding {
  /** As in the attachment; undefined for a configuration file. */
  readonly owner: string | undefined;
}

/** Warnings about what policies say in vain, with the names of those that win. */
export function lossFindings({ lost, unreached }: Losses): readonly LossFinding[] {
  return [
    ...lost.map(({ attachment, name, winners }): LossFinding => {
      const places = winners.map((winner) => `\`${placeOf(winner, name)}\``).toSorted();
      return {
        owner: attachment.document,
        pointer: pointerTo(attachment.pointer, name),
        atKey: true,
        severity: "warning",
        code: "overridden",
        message: `is not used: ${places.join(", ")} ${places.length === 1 ? "wins" : "win"}`,
      };
    }),
    ...unreached.map(({ document: owner, pointer }): LossFinding => ({
      owner,
      pointer,
      atKey: true,
      severity: "warning",
      code: "unreachable",
      message: "no request meets this: no route leads there",
    })),
  ];
}
