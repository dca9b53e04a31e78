import { answerTo } from "@edge-gateway/kernel/http/explain-answer";
import type { Command } from "../command.ts";
import { GATEWAY_KINDS, kindOf } from "../cluster/kinds.ts";
import { UsageError } from "../exit.ts";

/**
 * `gwctl explain`: documentation of kinds and fields in this version; does not contact a cluster.
 */
export const explain: Command = {
  words: ["explain"],
  summary: "Explains a kind of resource or one of its fields, with the allowed values.",
  usage: ["KIND[.FIELD]... [options]"],
  options: [{ name: "json", description: "Prints a JSON object." }],
  async run({ options, positional, rest }, terminal) {
    const [path, more] = [...positional, ...(rest ?? [])];
    if (more !== undefined) throw new UsageError(`unexpected argument '${more}'`);
    if (path === undefined) {
      const names = GATEWAY_KINDS.map(({ kind }) => kind.toLowerCase()).join(", ");
      throw new UsageError(
        `a kind is missing, e.g. 'gwctl explain httproute.spec'; known are ${names}`,
      );
    }
    // The texts are loaded on demand, because they are large and other commands do not need them.
    const { explain: explained, explainedPlaces } =
      await import("@edge-gateway/generated/explain/index.ts");
    const [first = "", ...fields] = path.split(".");
    const { kind } = kindOf(first, GATEWAY_KINDS);
    const { text, mistake } = answerTo([kind, ...fields].join("."), options.has("json"), {
      explain: (wanted) => explained(wanted, kind),
      places: explainedPlaces,
      starts: () => [],
    });
    if (mistake !== undefined) throw new UsageError(mistake);
    terminal.out(text);
  },
};
