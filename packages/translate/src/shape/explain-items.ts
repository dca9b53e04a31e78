import type { Violation } from "@edge-gateway/schema-runtime/validation/violation";
import type { Finding } from "../diagnostics/diagnostic.ts";
import { pointerTo, readablePath } from "../diagnostics/pointer.ts";
import { Cursor } from "../document/cursor.ts";

/** Points to the first item that makes later items useless. */
export function explainOmission({ pointer, params }: Violation, place: Cursor): Finding {
  const name = String(params["wanted"]);
  const early = place.items().find((item) => !item.at(name).isSet);
  return {
    pointer: early?.pointer ?? pointer,
    code: "conflict",
    message: `only the last entry may have no ${name}: those after it would never be used`,
  };
}

/** Points to the second of two equal items. */
export function explainRepeatedItem({ pointer, message, params }: Violation): Finding {
  const [later, first] = [params["i"], params["j"]];
  if (typeof later !== "number") return { pointer, code: "conflict", message };
  return {
    pointer: pointerTo(pointer, later),
    code: "conflict",
    message: `duplicate item (first at [${String(first)}])`,
  };
}

/** Points to the second of two items with the same key. */
export function explainRepeatedKey(
  { pointer, message, params }: Violation,
  place: Cursor,
): Finding {
  const names = stringsOf(params["keys"]);
  const seen = new Set<string>();
  const second = place.items().find((item) => {
    const identity = JSON.stringify(names.map((name) => item.at(name).value));
    return seen.has(identity) || !seen.add(identity);
  });
  const [first = ""] = names;
  return {
    pointer: second?.at(first).pointer ?? pointer,
    code: "conflict",
    message:
      second === undefined
        ? message
        : `duplicate ${names.join(", ")}: another item of the list has the same`,
  };
}

/** Points to the second of two inner items with the same key, even in different lists. */
export function explainRepeatedInside(
  { pointer, message, params }: Violation,
  place: Cursor,
): Finding {
  const wanted = new Cursor(params["wanted"]);
  const [list = "", key = ""] = [wanted.at("list").text, wanted.at("key").text];
  const owners = new Map<unknown, Cursor>();
  for (const owner of place.items()) {
    for (const name of owner
      .at(list)
      .items()
      .map((item) => item.at(key))) {
      const first = owners.get(name.value);
      if (first !== undefined) {
        const where = first === owner ? "item of the list" : `of the ${list}`;
        const repeated = `duplicate ${key}: another ${where} has the same`;
        return { pointer: name.pointer, code: "conflict", message: repeated };
      }
      owners.set(name.value, owner);
    }
  }
  return { pointer, code: "conflict", message };
}

/** Points to the second of two conflicting items; the message names the first. */
export function explainItemRule({ pointer, message, params }: Violation, place: Cursor): Finding {
  const names = stringsOf(params["distinct"]);
  const all = [...place.items(), ...place.entries().map(([, value]) => value)];
  const late = all[Number(params["item"])];
  const identity = (one: Cursor): string => JSON.stringify(names.map((name) => one.at(name).value));
  const early = all.find((one) => late !== undefined && identity(one) === identity(late));
  const [only, more] = names.map((name) => late?.at(name));
  const blamed = only?.isSet === true && more === undefined ? only : late;
  const isNamed = names.length > 0 && early !== undefined && early !== late;
  const words = isNamed ? `; the first is \`${readablePath(early.pointer)}\`` : "";
  return { pointer: blamed?.pointer ?? pointer, code: "conflict", message: message + words };
}

/** Points to the first number that is not larger than its predecessor. */
export function explainDecrease({ pointer, message, params }: Violation, place: Cursor): Finding {
  const name = String(params["wanted"]);
  const numbers = place.items().map((item) => item.at(name));
  const early = numbers.find(
    ({ number = 0 }, index) => number <= (numbers[index - 1]?.number ?? Number.NEGATIVE_INFINITY),
  );
  return {
    pointer: early?.pointer ?? pointer,
    code: "conflict",
    message: early === undefined ? message : "must be larger than in the previous item",
  };
}

/** The texts in a violation's parameter: one text or a list. */
export function stringsOf(value: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.filter((item) => typeof item === "string");
}
