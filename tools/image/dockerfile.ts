/** An instruction of a Dockerfile. */
export interface Instruction {
  readonly name: string;
  /** The text after the name of the instruction, in one line. */
  readonly rest: string;
}

/** The instructions of a Dockerfile, without comments; continued lines are joined. */
export function instructionsOf(text: string): readonly Instruction[] {
  return text
    .replaceAll(/\\\n/g, " ")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const [name = ""] = line.split(/\s/, 1);
      return { name: name.toUpperCase(), rest: line.slice(name.length).trim() };
    });
}

/** The options of an instruction, such as `--from=build`, and its other words. */
export function wordsOf(rest: string): {
  readonly options: ReadonlyMap<string, string>;
  readonly words: readonly string[];
} {
  const all = rest.split(/\s+/);
  const options = all.filter((word) => word.startsWith("--"));
  return {
    options: new Map(
      options.map((word) => {
        const [name = "", value = ""] = word.slice(2).split("=", 2);
        return [name, value];
      }),
    ),
    words: all.filter((word) => !word.startsWith("--")),
  };
}
