import { readdir, readFile } from "node:fs/promises";
import { parse } from "yaml";

/** The specification of one type, transcribed by hand. */
export interface TypeFacts {
  readonly type: string;
  /** The document and section of the fact. */
  readonly source: string;
  /** The sentence of the fact in the specification. */
  readonly says: string;
  /** The smallest value that is valid. */
  readonly value: unknown;
  /**
   * The facts by path below the value; `.` is the value itself, `0` the items of a list, `*` the
   * entries of a map.
   */
  readonly facts: Readonly<Record<string, Fact>>;
  /**
   * Groups of properties, of which exactly one, at most one or at least one is set; each property
   * with a valid value.
   */
  readonly exactlyOne?: readonly Group[];
  readonly atMostOne?: readonly Group[];
  readonly atLeastOne?: readonly Group[];
  readonly rules?: readonly Rule[];
  /** Formats of texts that no pattern can express. */
  readonly formats?: readonly Rule[];
  readonly accepts?: readonly unknown[];
  readonly refuses?: readonly unknown[];
  /**
   * Facts apart from limits, by path: scope and result of an expression, keys of a Secret, units,
   * patterns.
   */
  readonly notes?: Readonly<Record<string, readonly string[]>>;
  /** The type also has the properties of these types, whose facts apply to them. */
  readonly includes?: readonly string[];
  /** Whether unknown properties are kept. */
  readonly open?: boolean;
  /** Whether server-side apply replaces the value as a whole. */
  readonly atomic?: boolean;
  /** Everything but the rules for files is tried as in a Kubernetes object. */
  readonly of?: "resources";
  /** The place of the type in the definition of a kind: `edgebackends spec/static`. */
  readonly crd?: string;
}

export type Group = Readonly<Record<string, unknown>>;

/** A rule about several properties. */
export interface Rule {
  /** The sentence of the rule in messages and in the reference. */
  readonly says: string;
  /** Whether the rule holds only in Kubernetes objects, or only in a standalone file. */
  readonly of?: "resources" | "files";
  readonly accepts: readonly unknown[];
  readonly refuses: readonly unknown[];
}

/** The facts of one property. Pairs are limits, both inclusive; null means no limit. */
export interface Fact {
  /** The whole value in which the property is tried, if the smallest one is not suitable. */
  readonly in?: unknown;
  /** The property has this other type. */
  readonly is?: string;
  readonly required?: boolean;
  readonly default?: unknown;
  /** The API server does not write the default. */
  readonly late?: boolean;
  readonly type?: "boolean" | "string" | "object" | "any";
  readonly length?: readonly [number, number];
  /** The beginning of test strings, whose last character is repeated. */
  readonly of?: string;
  /** Further limits, as the reference words them. */
  readonly words?: readonly string[];
  /**
   * Whether the limits cannot be tried, because no string that matches the pattern reaches them.
   */
  readonly untried?: boolean;
  /** Whether a number is accepted besides a text. */
  readonly orNumber?: true;
  readonly range?: readonly [number, number | null];
  readonly items?: readonly [number, number];
  /** An item or entry; `#` in it is replaced by its number. */
  readonly item?: unknown;
  /** Items are unique as a whole (`set`), by this property, or by values inside them (`across`). */
  readonly unique?: string;
  /** All possible items of a list, if numbered ones are not valid. */
  readonly choices?: readonly unknown[];
  readonly entries?: readonly [number, number];
  readonly keyLength?: readonly [number, number];
  readonly enum?: readonly (string | number | boolean)[];
  readonly duration?: readonly [string | null, string | null];
  /** Limits of a size, written as a number, and as a string in bytes or larger units. */
  readonly bytes?: readonly [number, number];
  readonly accepts?: readonly unknown[];
  readonly refuses?: readonly unknown[];
}

const DIRECTORY = new URL("./", import.meta.url);

/** Reads all transcribed facts, by type. */
export async function readFacts(): Promise<ReadonlyMap<string, TypeFacts>> {
  const files = (await readdir(DIRECTORY)).filter((file) => file.endsWith(".yaml"));
  const all = new Map<string, TypeFacts>();
  for (const file of files) {
    const parsed: unknown = parse(await readFile(new URL(file, DIRECTORY), "utf8"), {
      merge: true,
    });
    for (const [type, facts] of Object.entries(Object(parsed))) {
      if (all.has(type)) throw new Error(`${file}: the facts of ${type} stand in two places`);
      all.set(type, { facts: {}, ...Object(facts), type });
    }
  }
  return all;
}
