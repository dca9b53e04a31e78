import type { Diagnostic, Finding } from "../../diagnostics/diagnostic.ts";
import { readablePath } from "../../diagnostics/pointer.ts";
import { offsetOf } from "../source/located.ts";
import type { Located } from "../source/located.ts";
import type { SourceText } from "../source/source-text.ts";
import type { ReadProblem } from "../source/read-problem.ts";

/** Another document that a part of the values comes from. */
export interface OtherDocument {
  readonly source: SourceText;
  readonly located: Located;
  /** The pointer of a value in this document; undefined if the value is not from it. */
  ownPointer(pointer: string): string | undefined;
  /** The place of such a pointer for people. */
  pathOf(pointer: string): string;
}

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
  readonly #other: OtherDocument | undefined;

  constructor(
    source: SourceText,
    places: Places,
    origins: ReadonlyMap<string, string>,
    other?: OtherDocument,
  ) {
    this.#source = source;
    this.#places = places;
    this.#origins = origins;
    this.#other = other;
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

  /** The offset of a finding; the other document is behind the own one. */
  #offsetOf({ pointer, atKey = false }: Finding): number {
    const of = atKey ? "key" : "value";
    const own = this.#other?.ownPointer(pointer);
    if (this.#other === undefined || own === undefined)
      return offsetOf(this.#places.located, pointer, of);
    return this.#source.text.length + offsetOf(this.#other.located, own, of);
  }

  /** The place of a value in the document that has it. */
  #placeOf(
    pointer: string,
    of: "key" | "value",
  ): Pick<Diagnostic, "file" | "line" | "column" | "path"> {
    const own = this.#other?.ownPointer(pointer);
    if (this.#other === undefined || own === undefined) {
      const place = this.#source.placeOf(offsetOf(this.#places.located, pointer, of));
      return { file: this.#source.file, ...place, path: readablePath(pointer) };
    }
    const { source, located } = this.#other;
    const place = source.placeOf(offsetOf(located, own, of));
    return { file: source.file, ...place, path: this.#other.pathOf(own) };
  }

  finding({
    pointer,
    atKey = false,
    severity = "error",
    code,
    message,
    suggestion: meant,
  }: Finding): Diagnostic {
    const suggestion = meant ?? null;
    const variable = this.#origins.get(pointer);
    if (variable !== undefined) {
      const said = `the environment variable ${variable} ${message}`;
      return {
        file: ENVIRONMENT,
        line: 1,
        column: 1,
        path: readablePath(pointer),
        severity,
        code,
        message: said,
        suggestion,
      };
    }
    const place = this.#placeOf(pointer, atKey ? "key" : "value");
    return { ...place, severity, code, message, suggestion };
  }
}
