import { parse as parseStandard } from "@bufbuild/cel";
import type { CelProblem } from "../types.ts";
import type { Node } from "./node.ts";
import { scan, skipBlank, type Token } from "./scan.ts";
import { shapeOf, type Extras } from "./shape.ts";
import { treeOf } from "./tree.ts";

/** The syntax tree of an expression, or the first mistake in it. */
export function parse(source: string): Node | CelProblem {
  const tokens = scan(source);
  if ("message" in tokens) return tokens;
  const extras = shapeOf(tokens);
  if ("message" in extras) return extras;
  const fields = quotedFields(tokens, source);
  try {
    const parsed = parseStandard(plainText(source, tokens, extras, fields));
    const offsets = parsed.sourceInfo?.positions ?? {};
    return treeOf(parsed.expr, {
      source,
      extras,
      fields,
      offsetOf: (id) => skipBlank(source, offsets[String(id)] ?? 0),
    });
  } catch (error) {
    return problemOf(error);
  }
}

/** Stand-ins for fields between back-quotes, which the parser does not know: plain names of the same length. */
function quotedFields(tokens: readonly Token[], source: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (const token of tokens) {
    if (token.kind !== "field") continue;
    let standIn = "_".repeat(token.text.length);
    for (let serial = 0; source.includes(standIn) || fields.has(standIn); serial += 1)
      standIn = `q${String(serial)}`.padEnd(token.text.length, "_");
    fields.set(standIn, token.text.slice(1, -1));
  }
  return fields;
}

/** The expression in the parser's grammar: every token where it stood, comments and optional marks blank. */
function plainText(
  source: string,
  tokens: readonly Token[],
  extras: Extras,
  fields: ReadonlyMap<string, string>,
): string {
  const marks = new Set(extras.marks);
  const standIns = fields.keys();
  let text = "";
  for (const token of tokens) {
    text = text.padEnd(token.offset, " ");
    if (token.kind === "field") text += standIns.next().value ?? "";
    else if (!marks.has(token.offset)) text += token.text;
  }
  return text.padEnd(source.length, " ");
}

function problemOf(error: unknown): CelProblem {
  if (error instanceof RangeError)
    return { message: "the expression is nested too deeply", offset: 0 };
  const message = error instanceof Error ? error.message : String(error);
  return { message: message.replace(/^<input>:\d+:\d+: /, ""), offset: offsetOfError(error) };
}

function offsetOfError(error: unknown): number {
  if (!(error instanceof Error) || !("location" in error)) return 0;
  const { location } = error;
  if (typeof location !== "object" || location === null || !("start" in location)) return 0;
  const { start } = location;
  if (typeof start !== "object" || start === null || !("offset" in start)) return 0;
  return typeof start.offset === "number" ? start.offset : 0;
}
