import { Failure } from "../errors.ts";
import { ELEMENT_COST, MATCH_COST, PATTERN_COST } from "../limits.ts";
import { compilePattern } from "./pattern.ts";
import {
  overload,
  STRING,
  type FunctionTable,
  type Prepared,
  type TextFunction,
} from "./signature.ts";
import { joinTexts } from "./text-extension.ts";

/**
 * A part of the replacement: `$$`, `$name`, `${name}`, or text without a group. A group may have a
 * number as its name.
 */
const PART = /\$\$|\$(?:\{(\w+)\}|(\w+))|[^$]+|\$/g;
const NUMBER = /^\d+$/;

interface Part {
  readonly text: string;
  /** The group of the pattern whose text is inserted. */
  readonly group?: string | number;
}

/** Replaces the first match of the pattern; a group that the pattern does not have is empty. */
function replacerOf(pattern: string, replacement = ""): TextFunction | Failure {
  const compiled = compilePattern(pattern);
  if (compiled instanceof Failure) return compiled;
  const parts = Array.from(replacement.matchAll(PART), ([text, braced, bare]) =>
    partOf(text, braced ?? bare),
  );
  const names = compiled.namedGroups();
  const groups = compiled.groupCount();
  const known = parts.filter(({ group = 0 }) =>
    typeof group === "number" ? group <= groups : Object.hasOwn(names, group),
  );
  return (text) => {
    const matcher = compiled.matcher(text);
    if (!matcher.find()) return text;
    const written = known.map((part) =>
      part.group === undefined ? part.text : (matcher.group(part.group) ?? ""),
    );
    return joinTexts([text.slice(0, matcher.start()), ...written, text.slice(matcher.end())], "");
  };
}

function partOf(text: string, group: string | undefined): Part {
  if (group === undefined) return { text: text === "$$" ? "$" : text };
  return { text, group: NUMBER.test(group) ? Number(group) : group };
}

const PREPARED: Prepared = {
  prepare: replacerOf,
  cost: MATCH_COST,
  argumentCost: PATTERN_COST,
};

/** Functions that replace text by regular expressions. */
export const REPLACEMENTS: FunctionTable = {
  ".regexReplace": [
    {
      ...overload([STRING, STRING, STRING], "string", (text, pattern, replacement, frame) => {
        frame.spend(
          text.length * PREPARED.cost +
            pattern.length * PREPARED.argumentCost +
            replacement.length * ELEMENT_COST,
        );
        const replace = replacerOf(pattern, replacement);
        return replace instanceof Failure ? replace : replace(text);
      }),
      prepared: PREPARED,
    },
  ],
};
