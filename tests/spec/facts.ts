import { readdir, readFile } from "node:fs/promises";
import { parse } from "yaml";

/** What the specification says of one type, transcribed by hand. */
export interface TypeFacts {
  readonly type: string;
  /** The document and section. */
  readonly source: string;
  /** The sentence. */
  readonly says: string;
  /** The least value that is valid. */
  readonly value: unknown;
  /** By path below the value; `.` is the value itself, `0` the items of a list, `*` the entries of a map. */
  readonly facts: Readonly<Record<string, Fact>>;
  /** Of each group exactly one, at most one or at least one property is set; each with a valid value. */
  readonly exactlyOne?: readonly Group[];
  readonly atMostOne?: readonly Group[];
  readonly atLeastOne?: readonly Group[];
  readonly rules?: readonly Rule[];
  /** Texts have a form that no pattern can say. */
  readonly formats?: readonly Rule[];
  readonly accepts?: readonly unknown[];
  readonly refuses?: readonly unknown[];
  /** By path, what is said beside limits: scope and result of an expression, keys of a Secret, units, patterns. */
  readonly notes?: Readonly<Record<string, readonly string[]>>;
  /** It has the properties of these types too, whose facts hold for them. */
  readonly includes?: readonly string[];
  /** Unknown properties are kept. */
  readonly open?: boolean;
  /** Server-side apply replaces it as a whole. */
  readonly atomic?: boolean;
  /** All but rules of files is tried as in an object of Kubernetes. */
  readonly of?: "resources";
  /** Where the type is in the definition of a kind: `edgebackends spec/static`. */
  readonly crd?: string;
}

export type Group = Readonly<Record<string, unknown>>;

/** A rule over several properties. */
export interface Rule {
  /** As messages and the reference say it. */
  readonly says: string;
  /** It holds in objects of Kubernetes, and not in a standalone file, or the other way round. */
  readonly of?: "resources" | "files";
  readonly accepts: readonly unknown[];
  readonly refuses: readonly unknown[];
}

/** What holds for one property. Pairs are bounds, both included; null is not a bound. */
export interface Fact {
  /** The whole value that the property is tried in, where the least one does not suit. */
  readonly in?: unknown;
  /** It behaves as this other type. */
  readonly is?: string;
  readonly required?: boolean;
  readonly default?: unknown;
  /** The API server does not write the default. */
  readonly late?: boolean;
  readonly type?: "boolean" | "string" | "object" | "any";
  readonly length?: readonly [number, number];
  /** How strings of a length begin; their last character is repeated. */
  readonly of?: string;
  /** Further limits, in the words of the reference. */
  readonly words?: readonly string[];
  /** No string that matches the pattern reaches these bounds. */
  readonly untried?: boolean;
  readonly range?: readonly [number, number | null];
  readonly items?: readonly [number, number];
  /** An item or entry; `#` in it is replaced by its number. */
  readonly item?: unknown;
  /** Items are unique as a whole (`set`), by this property, or by what is inside them (`across`). */
  readonly unique?: string;
  /** All the items that there can be, where no numbered one is valid. */
  readonly choices?: readonly unknown[];
  readonly entries?: readonly [number, number];
  readonly keyLength?: readonly [number, number];
  readonly enum?: readonly (string | number | boolean)[];
  readonly duration?: readonly [string | null, string | null];
  /** Bounds of a size, written as a number, and as a string in bytes or larger steps. */
  readonly bytes?: readonly [number, number];
  readonly accepts?: readonly unknown[];
  readonly refuses?: readonly unknown[];
}

const DIRECTORY = new URL("./", import.meta.url);

/** All transcribed facts, by type. */
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
