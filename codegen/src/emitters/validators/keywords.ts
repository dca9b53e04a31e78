import { _, Name, stringify } from "ajv";
import type { Code, CodeKeywordDefinition, KeywordCxt } from "ajv";
import { usePattern } from "ajv/dist/vocabularies/code.js";
import type { ConditionRule } from "../../model/node.ts";
import { COUNT_KEYWORDS } from "../../vocabulary/counts.ts";
import { offendingItem } from "@edge-gateway/schema-runtime/validation/item-rules";
import {
  bytes,
  duplicateAcross,
  duplicateKey,
  milliseconds,
  notIncreasing,
  omittedEarly,
  repeatedItem,
  ruleFault,
  setOf,
} from "@edge-gateway/schema-runtime/validation/runtime";

/** The functions of `runtime.ts` that the written validators call, by name. */
export const RUNTIME_FUNCTIONS = {
  bytes,
  duplicateAcross,
  duplicateKey,
  milliseconds,
  notIncreasing,
  offendingItem,
  omittedEarly,
  repeatedItem,
  ruleFault,
  setOf,
};

/**
 * The validating keywords of the vocabulary, for ajv; all of them are part of the generated code.
 */
export const AJV_KEYWORDS: readonly CodeKeywordDefinition[] = [
  ...Object.keys(COUNT_KEYWORDS).map(countKeyword),
  {
    keyword: "x-rules",
    type: "object",
    schemaType: "array",
    error: {
      message: "",
      params: ({ params }) => _`{sentence: ${params["sentence"]}, ...${params["fault"]}}`,
    },
    code: (cxt) => {
      for (const { sentence, of, ...conditions } of cxt.schema) {
        const call = _`${runtime(cxt, "ruleFault")}(${cxt.data}, ${stringify(conditions)})`;
        const judged = judgedIn(of, call);
        const fault = cxt.gen.const("fault", judged);
        cxt.setParams({ sentence: stringify(sentence), fault });
        cxt.pass(_`${fault} === undefined`);
      }
    },
  },
  {
    // `uniqueItems` of ajv compares all pairs of items.
    keyword: "x-unique-items",
    type: "array",
    schemaType: "boolean",
    error: { message: "", params: ({ params }) => _`${params["repeated"]}` },
    code: (cxt) => {
      const repeated = cxt.gen.const("repeated", _`${runtime(cxt, "repeatedItem")}(${cxt.data})`);
      cxt.setParams({ repeated });
      cxt.pass(_`${repeated} === undefined`);
    },
  },
  {
    keyword: "x-map-keys",
    type: "array",
    schemaType: "array",
    error: { message: "", params: ({ schemaCode }) => _`{keys: ${schemaCode}}` },
    code: (cxt) =>
      cxt.pass(_`!${runtime(cxt, "duplicateKey")}(${cxt.data}, ${stringify(cxt.schema)})`),
  },
  {
    keyword: "x-item-rules",
    type: ["array", "object"],
    schemaType: "array",
    error: {
      message: "",
      params: ({ params: { sentence, item, distinct } }) =>
        _`{sentence: ${sentence}, item: ${item}, distinct: ${distinct}}`,
    },
    code: (cxt) => {
      for (const { sentence, ...rule } of cxt.schema) {
        const found = _`${runtime(cxt, "offendingItem")}(${cxt.data}, ${stringify(rule)})`;
        const item = cxt.gen.const("item", found);
        const distinct = stringify(rule.distinct ?? []);
        cxt.setParams({ sentence: stringify(sentence), item, distinct });
        cxt.pass(_`${item} < 0`);
      }
    },
  },
  listKeyword("x-last-may-omit", "string", "omittedEarly"),
  listKeyword("x-increasing", "string", "notIncreasing"),
  listKeyword("x-unique-across", "object", "duplicateAcross"),
  {
    keyword: "x-pattern",
    type: "string",
    schemaType: "object",
    error: {
      message: "",
      params: ({ schema }) =>
        _`${stringify({ pattern: schema.pattern, expected: schema.expected })}`,
    },
    code: (cxt) => {
      const { pattern, maxLength } = cxt.schema;
      const matches = _`${usePattern(cxt, pattern)}.test(${cxt.data})`;
      // A string that is too long is refused for its length: no pattern is run on it, however slow
      // the pattern is.
      cxt.pass(
        maxLength === undefined
          ? matches
          : _`${cxt.data}.length > ${maxLength * UNITS_PER_CHARACTER} || ${matches}`,
      );
    },
  },
  durationKeyword("x-minimum-duration", (data, bound) => _`${data} >= ${bound}`),
  durationKeyword("x-maximum-duration", (data, bound) => _`${data} <= ${bound}`),
  sizeKeyword("x-minimum-bytes", (data, bound) => _`${data} >= ${bound}`),
  sizeKeyword("x-maximum-bytes", (data, bound) => _`${data} <= ${bound}`),
];

/** A rule that applies only in some documents is not checked in others. */
function judgedIn(of: ConditionRule["of"], call: Code): Code {
  if (of === "all") return call;
  return of === "files"
    ? _`this.isResource ? undefined : ${call}`
    : _`this.isResource ? ${call} : undefined`;
}

/** A character outside the basic plane is two units of UTF-16. */
const UNITS_PER_CHARACTER = 2;

function countKeyword(keyword: string): CodeKeywordDefinition {
  const operator =
    { "x-exactly-one-of": _`===`, "x-at-most-one-of": _`<=`, "x-at-least-one-of": _`>=` }[
      keyword
    ] ?? _`===`;
  return {
    keyword,
    type: "object",
    schemaType: "array",
    error: {
      message: "",
      params: ({ params }) => _`{names: ${params["names"]}, set: ${params["set"]}}`,
    },
    code: (cxt) => {
      for (const names of cxt.schema) {
        const set = cxt.gen.const(
          "set",
          _`${runtime(cxt, "setOf")}(${cxt.data}, ${stringify(names)})`,
        );
        cxt.setParams({ names: stringify(names), set });
        cxt.pass(_`${set}.length ${operator} 1`);
      }
    },
  };
}

/** A keyword of lists that a runtime function checks. */
function listKeyword(
  keyword: string,
  schemaType: "string" | "object",
  broken: keyof typeof RUNTIME_FUNCTIONS,
): CodeKeywordDefinition {
  return {
    keyword,
    type: "array",
    schemaType,
    error: { message: "", params: ({ schema }) => _`{wanted: ${stringify(schema)}}` },
    code: (cxt) => cxt.pass(_`!${runtime(cxt, broken)}(${cxt.data}, ${stringify(cxt.schema)})`),
  };
}

function durationKeyword(
  keyword: string,
  holds: (data: Code, bound: number) => Code,
): CodeKeywordDefinition {
  return {
    keyword,
    type: "string",
    schemaType: "string",
    error: { message: "", params: ({ schema }) => _`{limit: ${schema}}` },
    code: (cxt) => {
      const length = cxt.gen.const("length", _`${runtime(cxt, "milliseconds")}(${cxt.data})`);
      // The pattern of the string already refuses an invalid duration.
      cxt.pass(_`isNaN(${length}) || ${holds(length, milliseconds(String(cxt.schema)))}`);
    },
  };
}

function sizeKeyword(
  keyword: string,
  holds: (data: Code, bound: number) => Code,
): CodeKeywordDefinition {
  return {
    keyword,
    type: ["number", "string"],
    schemaType: "number",
    error: { message: "", params: ({ schema }) => _`{limit: ${schema}}` },
    code: (cxt) => {
      const size = cxt.gen.const("size", _`${runtime(cxt, "bytes")}(${cxt.data})`);
      // The pattern of the string already refuses an invalid size.
      cxt.pass(_`isNaN(${size}) || ${holds(size, Number(cxt.schema))}`);
    },
  };
}

/** A runtime function by its own name, which the generated file imports. */
function runtime(cxt: KeywordCxt, name: keyof typeof RUNTIME_FUNCTIONS): Code {
  return cxt.gen.scopeValue("func", {
    key: name,
    ref: RUNTIME_FUNCTIONS[name],
    code: new Name(name),
  });
}
