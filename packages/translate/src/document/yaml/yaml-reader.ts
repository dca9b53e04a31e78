import { NOWHERE } from "../source/builders.ts";
import { DocumentReader } from "./document-reader.ts";
import type { KeptItems } from "../plain/kept-items.ts";
import type { Located } from "../source/located.ts";
import { readPlain } from "../plain/read-plain.ts";
import type { Environment } from "../plain/plain-scalars.ts";
import type { ReadProblem } from "../source/read-problem.ts";
import type { ReadBudget } from "../source/read-budget.ts";
import { templateProblem } from "./yaml-template.ts";
import { parseYaml } from "./yaml-syntax.ts";
import type { Parsed } from "./yaml-syntax.ts";

export interface ReadResult {
  /** Plain JSON; undefined if the syntax is invalid. Keys without a value are left out. */
  readonly value: unknown;
  readonly located: Located;
  readonly problems: readonly ReadProblem[];
}

/**
 * One YAML 1.2 (or JSON) document. Its syntax is parsed once; its values can be read several times.
 */
export class YamlDocument {
  readonly text: string;
  readonly #budget: ReadBudget;
  readonly #kept: KeptItems | undefined;
  #parsed: Parsed | undefined;

  /** @param kept the items of an earlier reading with the same environment, if there was one */
  constructor(text: string, budget: ReadBudget, kept?: KeptItems) {
    this.text = text;
    this.#budget = budget;
    this.#kept = kept;
  }

  /**
   * Returns the values, with merge keys applied. With an environment, variables in scalars are
   * replaced. Without an environment, the document is a manifest, with the booleans and numbers of
   * YAML 1.1.
   */
  read(environment: Environment | undefined, budget: ReadBudget = this.#budget): ReadResult {
    const result = this.#read(environment, budget);
    const template = result.problems.length === 0 ? undefined : templateProblem(this.text);
    return template === undefined ? result : unread([template]);
  }

  #read(environment: Environment | undefined, budget: ReadBudget): ReadResult {
    const kept = this.#kept?.environment === environment ? this.#kept : undefined;
    const plain = readPlain(this.text, environment, budget, kept);
    if (!("unusualAt" in plain)) return plain;
    this.#parsed ??= parseYaml(this.text, this.#budget, plain.unusualAt);
    return readParsed(this.#parsed, this.text, environment, budget);
  }
}

/** Reads one YAML document; see {@link YamlDocument.read}. */
export function readYaml(
  text: string,
  environment: Environment | undefined,
  budget: ReadBudget,
): ReadResult {
  return new YamlDocument(text, budget).read(environment);
}

function unread(problems: readonly ReadProblem[]): ReadResult {
  return { value: undefined, located: NOWHERE, problems };
}

/** Reads a document that the library has parsed. */
export function readParsed(
  parsed: Parsed,
  text: string,
  environment: Environment | undefined,
  budget: ReadBudget,
): ReadResult {
  if ("problems" in parsed) return unread(parsed.problems);
  const reader = new DocumentReader(text, environment, budget);
  const { value, located } = reader.convert(parsed.document.contents, "", 0, 0);
  const { problems } = reader;
  // If the document was not read completely, further findings would be wrong.
  return reader.isStopped ? unread(problems.slice(-1)) : { value, located, problems };
}
