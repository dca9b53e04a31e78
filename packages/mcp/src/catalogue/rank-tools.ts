import { RawObject } from "../json/raw-json.ts";

/** Weights of words by their place in a tool: names count more than descriptions. */
const WEIGHTS = { name: 4, title: 3, description: 2, argument: 1 } as const;
/** Parameters of Okapi BM25: the saturation of repeated words, and the normalization by length. */
const SATURATION = 1.2;
const LENGTH_SHARE = 0.75;

/** A tool, with the weighted counts of its words. */
interface Indexed {
  readonly raw: string;
  readonly counts: ReadonlyMap<string, number>;
  readonly length: number;
}

/**
 * Finds the tools that share words with a query, the best match first; rare words count more. A query without
 * words finds all tools in their order.
 */
export function rankTools(tools: readonly string[], query: string): readonly string[] {
  const words = [...new Set(wordsOf(query))];
  if (words.length === 0) return tools;
  const indexed = tools.map(indexOf);
  const average = indexed.reduce((sum, { length }) => sum + length, 0) / Math.max(tools.length, 1);
  const rarity = new Map(words.map((word) => [word, rarityOf(word, indexed)]));
  const scored = indexed.map((tool) => ({ raw: tool.raw, score: scoreOf(tool, rarity, average) }));
  return scored
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ raw }) => raw);
}

function scoreOf(
  { counts, length }: Indexed,
  rarity: ReadonlyMap<string, number>,
  average: number,
): number {
  let score = 0;
  const norm = SATURATION * (1 - LENGTH_SHARE + (LENGTH_SHARE * length) / Math.max(average, 1));
  for (const [word, rare] of rarity) {
    const count = countOf(word, counts);
    if (count > 0) score += (rare * count * (SATURATION + 1)) / (count + norm);
  }
  return score;
}

/** A word of the query that only begins a word of the tool counts half. */
function countOf(word: string, counts: ReadonlyMap<string, number>): number {
  const exact = counts.get(word);
  if (exact !== undefined) return exact;
  let most = 0;
  for (const [other, count] of counts)
    if (word.length > 2 && other.startsWith(word)) most = Math.max(most, count / 2);
  return most;
}

function rarityOf(word: string, tools: readonly Indexed[]): number {
  const having = tools.filter(({ counts }) => countOf(word, counts) > 0).length;
  return Math.log(1 + (tools.length - having + 0.5) / (having + 0.5));
}

function indexOf(raw: string): Indexed {
  const tool = RawObject.of(raw);
  const counts = new Map<string, number>();
  let length = 0;
  const add = (text: string | undefined, weight: number): void => {
    for (const word of wordsOf(text ?? "")) {
      counts.set(word, (counts.get(word) ?? 0) + weight);
      length += weight;
    }
  };
  add(tool?.text("name"), WEIGHTS.name);
  add(tool?.text("title"), WEIGHTS.title);
  add(tool?.text("description"), WEIGHTS.description);
  const properties = tool?.object("inputSchema")?.object("properties");
  for (const name of properties?.keys() ?? []) {
    add(name, WEIGHTS.argument);
    add(properties?.object(name)?.text("description"), WEIGHTS.argument);
  }
  return { raw, counts, length };
}

/**
 * Splits a text into words in lower case, without a plural `s`. `createPullRequest` and `create_pull_request`
 * have three words.
 */
function wordsOf(text: string): readonly string[] {
  const apart = text.replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, "$1 $2").toLowerCase();
  return (apart.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) =>
    word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word,
  );
}
