import type { Finding } from "../diagnostics/diagnostic.ts";
import { pointerTo } from "../pointer.ts";
import type { Losses } from "./lost-fields.ts";
import { placeOf } from "./merge-fields.ts";

/** Warnings about what policies say in vain, with the names of those that win. */
export function lossFindings({ lost, unreached }: Losses): readonly Finding[] {
  return [
    ...lost.map(({ attachment, name, winners }): Finding => {
      const places = winners.map((winner) => `\`${placeOf(winner, name)}\``).toSorted();
      return {
        pointer: pointerTo(attachment.pointer, name),
        atKey: true,
        severity: "warning",
        code: "overridden",
        message: `is not used: ${places.join(", ")} ${places.length === 1 ? "wins" : "win"}`,
      };
    }),
    ...unreached.map(({ pointer }): Finding => ({
      pointer,
      atKey: true,
      severity: "warning",
      code: "unreachable",
      message: "no request meets this: no route leads there",
    })),
  ];
}
