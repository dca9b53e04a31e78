import { pointerToken } from "./json.ts";
import type { JsonObject } from "./json.ts";

/** A problem in a schema file. */
export interface Problem {
  /** The path of the file with the problem, below `schemas/`. */
  readonly file: string;
  /** The place in the file: a JSON pointer (RFC 6901). */
  readonly pointer: string;
  readonly message: string;
}

/** The error with every problem that the generator found. */
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

/** The schema files by their paths below `schemas/`. */
export type Files = ReadonlyMap<string, JsonObject>;

/** A position in a schema file at which problems are reported. */
export interface Place {
  readonly file: string;
  readonly pointer: string;
  /** The `x-source` that applies at this position, from the nearest enclosing schema. */
  readonly source: string | undefined;
  /** All schema files, in which references are resolved. */
  readonly files: Files;
  report(message: string): void;
  child(...tokens: readonly (string | number)[]): Place;
  withSource(source: string): Place;
}

/** The root of a file; problems reported below it are added to `problems`. */
export function placeOf(file: string, problems: Problem[], files: Files = new Map()): Place {
  return place({ file, pointer: "", source: undefined, files }, problems);
}

type Position = Pick<Place, "file" | "pointer" | "source" | "files">;

function place(position: Position, problems: Problem[]): Place {
  const { file, pointer } = position;
  return {
    ...position,
    report: (message) => void problems.push({ file, pointer, message }),
    child: (...tokens) => {
      const below = tokens.map((token) => `/${pointerToken(token)}`).join("");
      return place({ ...position, pointer: pointer + below }, problems);
    },
    withSource: (source) => place({ ...position, source }, problems),
  };
}
