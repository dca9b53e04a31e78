import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import { put } from "../../spec/values.ts";

/** The charts whose values are tested. */
export const CHARTS_WITH_VALUES = ["control-plane", "standalone"] as const;

/** One value of a chart, and the parts of the output that it changes. */
export interface ValueRow {
  readonly set: unknown;
  /** Prefixes of the places that differ, as regular expressions. */
  readonly at: readonly string[];
  /** Other values that the row needs to have an effect. */
  readonly base: unknown;
  /** All values of the test: the base, the value itself, and others that it requires. */
  readonly values: unknown;
}

/** The tests of a chart by the name of the value. */
export async function valueRows(chart: string): Promise<ReadonlyMap<string, ValueRow>> {
  const text = await readFile(join(import.meta.dirname, `../charts/${chart}.yaml`), "utf8");
  return new Map(
    Object.entries(Object(parse(text))).map(([name, row]) => {
      const { set, with: needed, and, at } = Object(row);
      const base = Object.entries(Object(needed)).reduce(placed, {});
      const values = Object.entries({ ...Object(and), [name]: set }).reduce(placed, base);
      return [name, { set, at, base, values }];
    }),
  );
}

function placed(values: unknown, [name, value]: readonly [string, unknown]): unknown {
  return put(values, name.split("."), value);
}
