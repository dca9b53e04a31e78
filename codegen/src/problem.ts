import { pointerToken } from "./json.ts";

/** Something that is wrong in a schema file. */
export interface Problem {
  /** The path below `schemas/`. */
  readonly file: string;
  /** Where in the file: a JSON pointer (RFC 6901). */
  readonly pointer: string;
  readonly message: string;
}

/** Thrown by the generator with every problem that it found. */
export class SchemaError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(
      problems
        .map(({ file, pointer, message }) => `schemas/${file}#${pointer}: ${message}`)
        .join("\n"),
    );
    this.name = "SchemaError";
    this.problems = problems;
  }
}

/** A position in a schema file that problems are reported for. */
export interface Place {
  readonly file: string;
  readonly pointer: string;
  /** The `x-source` that holds here, from the nearest schema around. */
  readonly source: string | undefined;
  report(message: string): void;
  child(...tokens: readonly (string | number)[]): Place;
  withSource(source: string): Place;
}

/** The root of a file; what is reported below it is added to `problems`. */
export function placeOf(file: string, problems: Problem[]): Place {
  return place(file, "", undefined, problems);
}

function place(
  file: string,
  pointer: string,
  source: string | undefined,
  problems: Problem[],
): Place {
  return {
    file,
    pointer,
    source,
    report: (message) => void problems.push({ file, pointer, message }),
    child: (...tokens) =>
      place(
        file,
        pointer + tokens.map((token) => `/${pointerToken(token)}`).join(""),
        source,
        problems,
      ),
    withSource: (inner) => place(file, pointer, inner, problems),
  };
}
