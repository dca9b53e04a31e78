// Only the parser: with the library's entry come an evaluator, Protobuf and RE2, 16 MiB in every thread.
import { parse as parseStandard } from "../../../../node_modules/@bufbuild/cel/dist/esm/parse.js";
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
  const plain = plainText(source, tokens, extras, fields);
  try {
    const parsed = parseStandard(plain.text);
    const offsets = parsed.sourceInfo?.positions ?? {};
    return treeOf(parsed.expr, {
      source,
      extras,
      fields,
      offsetOf: (id) => skipBlank(source, plain.originOf(offsets[String(id)] ?? 0)),
    });
  } catch (error) {
    return problemOf(error, plain);
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

/** An expression in the parser's grammar. */
interface PlainText {
  readonly text: string;
  /** Where in the source that stands which stands here in the text. */
  originOf(offset: number): number;
}

/** Where a token begins in the text and in the source. */
interface Start {
  readonly at: number;
  readonly origin: number;
}

/** The last token that begins at the offset or before it. */
function lastUpTo(starts: readonly Start[], offset: number): Start {
  let low = 0;
  let high = starts.length;
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if ((starts[middle]?.at ?? 0) <= offset) low = middle;
    else high = middle;
  }
  return starts[low] ?? { at: 0, origin: 0 };
}

/**
 * The expression without comments and optional marks, and with one space for each blank part: the time
 * that the parser needs grows with the square of the length of such a part.
 */
function plainText(
  source: string,
  tokens: readonly Token[],
  extras: Extras,
  fields: ReadonlyMap<string, string>,
): PlainText {
  const marks = new Set(extras.marks);
  const standIns = fields.keys();
  const starts: Start[] = [];
  let text = "";
  let end = 0;
  for (const token of tokens) {
    if (token.offset > end) text += " ";
    starts.push({ at: text.length, origin: token.offset });
    end = token.offset + token.text.length;
    if (token.kind === "field") text += standIns.next().value ?? "";
    else text += marks.has(token.offset) ? " " : token.text;
  }
  const originOf = (offset: number): number => {
    if (offset >= text.length) return source.length;
    const { at, origin } = lastUpTo(starts, offset);
    return origin + offset - at;
  };
  return { text, originOf };
}

function problemOf(error: unknown, { originOf }: PlainText): CelProblem {
  if (error instanceof RangeError)
    return { message: "the expression is nested too deeply", offset: 0 };
  const message = error instanceof Error ? error.message : String(error);
  return {
    message: message.replace(/^<input>:\d+:\d+: /, ""),
    offset: originOf(offsetOfError(error)),
  };
}

function offsetOfError(error: unknown): number {
  if (!(error instanceof Error) || !("location" in error)) return 0;
  const { location } = error;
  if (typeof location !== "object" || location === null || !("start" in location)) return 0;
  const { start } = location;
  if (typeof start !== "object" || start === null || !("offset" in start)) return 0;
  return typeof start.offset === "number" ? start.offset : 0;
}
