import type { Diagnostic, Finding } from "../diagnostics/diagnostic.ts";
import { readablePath } from "../diagnostics/pointer.ts";
import { offsetOf } from "./located.ts";
import type { Located } from "./located.ts";
import type { SourceText } from "./source-text.ts";
import type { ReadProblem } from "./read-problem.ts";

/** Used instead of a file name if an environment variable set the value. */
const ENVIRONMENT = "<environment>";

/** The places of values, which may be found only when they are asked for. */
export interface Places {
  readonly located: Located;
}

/** Converts findings to diagnostics with places in a text. */
export class Placer {
  readonly #source: SourceText;
  readonly #places: Places;
  readonly #origins: ReadonlyMap<string, string>;

  constructor(source: SourceText, places: Places, origins: ReadonlyMap<string, string>) {
    this.#source = source;
    this.#places = places;
    this.#origins = origins;
  }

  /** Converts a syntax problem, which has its own offset. */
  problem({ offset, pointer, code, message, suggestion, firstOffset }: ReadProblem): Diagnostic {
    const place = {
      file: this.#source.file,
      ...this.#source.placeOf(offset),
      path: readablePath(pointer),
    };
    const first =
      firstOffset === undefined ? "" : ` (first at line ${this.#source.placeOf(firstOffset).line})`;
    return {
      ...place,
      severity: "error",
      code,
      message: message + first,
      suggestion: suggestion ?? null,
    };
  }

  /** Keeps the first errors, then the first warnings, up to the limit. */
  first(findings: readonly Finding[], most: number): readonly Finding[] {
    if (findings.length <= most) return findings;
    const rank = ({ severity }: Finding): number => (severity === "warning" ? 1 : 0);
    return findings
      .map((finding) => ({ finding, rank: rank(finding), offset: this.#offsetOf(finding) }))
      .toSorted((left, right) => left.rank - right.rank || left.offset - right.offset)
      .slice(0, most)
      .map(({ finding }) => finding);
  }

  #offsetOf({ pointer, atKey = false }: Finding): number {
    return offsetOf(this.#places.located, pointer, atKey ? "key" : "value");
  }

  finding({
    pointer,
    atKey = false,
    severity = "error",
    code,
    message,
    suggestion: meant,
  }: Finding): Diagnostic {
    const path = readablePath(pointer);
    const suggestion = meant ?? null;
    const variable = this.#origins.get(pointer);
    if (variable !== undefined) {
      const said = `the environment variable ${variable} ${message}`;
      return {
        file: ENVIRONMENT,
        line: 1,
        column: 1,
        path,
        severity,
        code,
        message: said,
        suggestion,
      };
    }
    const place = this.#source.placeOf(
      offsetOf(this.#places.located, pointer, atKey ? "key" : "value"),
    );
    return { file: this.#source.file, ...place, path, severity, code, message, suggestion };
  }
}
