// Compares the verdicts of the generated validators with those of a real API server.
import type { Draw } from "@edge-gateway/testkit/arbitraries/site";
import { Coverage } from "@edge-gateway/testkit/arbitraries/coverage";
import type { Enough } from "@edge-gateway/testkit/arbitraries/coverage";
import { invalidDocument, validDocument } from "@edge-gateway/testkit/arbitraries/documents";
import { placeName, placesOf } from "@edge-gateway/testkit/arbitraries/places";
import type { Place } from "@edge-gateway/testkit/arbitraries/places";
import { questionsAt } from "@edge-gateway/testkit/arbitraries/questions";
import type { Question } from "@edge-gateway/testkit/arbitraries/questions";
import { pointerOf } from "@edge-gateway/schema-runtime/shape";
import { RESOURCE_SHAPES } from "@edge-gateway/generated/shapes/index.ts";
import { drawFrom } from "@edge-gateway/testkit/arbitraries/towards";
import type { Violation } from "@edge-gateway/schema-runtime/validation/violation";
import fc from "fast-check";
import type { KubeClient } from "../../../tools/kube/client.ts";
import { otherDefaults } from "./defaults.ts";
import type { Difference, DifferenceName } from "./differences.ts";
import { comparable, Judge } from "./judge.ts";
import type { Verdict } from "./judge.ts";
import type { Kind } from "./kinds.ts";
import { placeOf } from "./place-of.ts";

type QuestionFault = NonNullable<Question["fault"]>;

/** The result of comparing the validators with the API server. */
export interface Comparison {
  readonly documents: number;
  readonly differences: readonly Difference[];
  readonly coverage: readonly Coverage[];
}

export interface CompareOptions {
  /** Number of random documents of all kinds, before documents for particular places. */
  readonly count: number;
  readonly seed: number;
  /** How often every goal is tried, with documents built for it. */
  readonly enough: Enough;
  /** Whether a difference is listed with its reason: then the fault counts as tried. */
  readonly isMeant: (difference: Difference) => boolean;
  /** Is called from time to time with the number of compared documents. */
  readonly report?: (kind: string, documents: number) => void;
}

const AGAINST_RULE = "against a rule";
const BAD_NAME = "bad name";
const NULL = "null";
const AT_ONCE = 8;
/** Number of places whose documents are built before their results are counted. */
const PLACES_AT_ONCE = 20;
const MOST_ROUNDS = 40;
/** The number of rounds without progress after which the comparison ends. */
const IDLE_ROUNDS = 20;

/** Compares the verdicts on documents of all kinds. */
export async function compare(
  client: KubeClient,
  kinds: readonly Kind[],
  options: CompareOptions,
): Promise<Comparison> {
  const parts: Comparison[] = [];
  for (const kind of kinds) {
    const one = new KindComparison(client, kind, options);
    await one.drawn(Math.ceil(options.count / kinds.length));
    await one.complete();
    parts.push(one.result());
  }
  return {
    documents: parts.reduce((sum, { documents }) => sum + documents, 0),
    differences: parts.flatMap(({ differences }) => differences),
    coverage: parts.flatMap(({ coverage }) => coverage),
  };
}

class KindComparison {
  readonly #kind: Kind;
  readonly #judge: Judge;
  readonly #options: CompareOptions;
  readonly #draw: Draw;
  readonly #coverage: Coverage;
  readonly #differences: Difference[] = [];
  #documents = 0;

  constructor(client: KubeClient, kind: Kind, options: CompareOptions) {
    this.#kind = kind;
    this.#judge = new Judge(client);
    this.#options = options;
    this.#draw = drawFrom(options.seed);
    const places = placesOf(kind.kind, RESOURCE_SHAPES).filter(
      ({ path }) => path[0] !== "metadata",
    );
    this.#coverage = new Coverage(kind.kind, places, RESOURCE_SHAPES, options.enough);
  }

  result(): Comparison {
    return {
      documents: this.#documents,
      differences: this.#differences,
      coverage: [this.#coverage],
    };
  }

  /**
   * Random documents, half of them valid. Metadata is left out, because only Kubernetes checks it.
   */
  async drawn(count: number): Promise<void> {
    const { kind } = this.#kind;
    const sampling = { numRuns: Math.ceil(count / 2), seed: this.#options.seed };
    const valid = fc.sample(validDocument(kind, RESOURCE_SHAPES), sampling);
    const faulty = fc.sample(invalidDocument(kind, RESOURCE_SHAPES), sampling);
    const invalid = faulty.filter(({ pointer }) => pointer[0] !== "metadata");
    await this.#judge.prepare(this.#kind, valid);
    await this.#askAll([
      ...valid.map((document) => ({ document })),
      ...invalid.map(({ value: document, ...fault }) => ({
        document,
        fault: { ...fault, document, ...placeOf(kind, document, fault.pointer, fault.mutation) },
      })),
    ]);
  }

  /**
   * Documents for every place at which a goal was not tried often enough, as long as that helps.
   */
  async complete(): Promise<void> {
    let idle = 0;
    for (let round = 0; round < MOST_ROUNDS && idle < IDLE_ROUNDS; round += 1) {
      const before = this.#coverage.lacking();
      if (before === 0) return;
      await this.#try(this.#coverage.placesToTry());
      idle = this.#coverage.lacking() < before ? 0 : idle + 1;
    }
  }

  async #try(places: readonly Place[]): Promise<void> {
    const source = { shapes: RESOURCE_SHAPES, draw: this.#draw };
    const isValid = (document: unknown) => this.#kind.validate(document).length === 0;
    for (let start = 0; start < places.length; start += PLACES_AT_ONCE) {
      const some = places.slice(start, start + PLACES_AT_ONCE);
      await this.#askAll(
        some.flatMap((place) => questionsAt(this.#coverage, place, source, isValid)),
      );
      this.#options.report?.(this.#kind.kind, this.#documents);
    }
  }

  async #askAll(questions: readonly Question[]): Promise<void> {
    const waiting = [...questions];
    const worker = async () => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
        await this.#ask(next);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  }

  async #ask({ document, fault }: Question): Promise<void> {
    const violations = this.#kind.validate(document);
    const pointer = fault && pointerOf(fault.pointer);
    const verdict = await this.#judge.verdict(this.#kind, document, pointer);
    if (verdict === undefined) return;
    this.#documents += 1;
    const accepts = violations.length === 0;
    const said = violations.map(({ pointer, message }) => `${pointer} ${message}`).join("; ");
    if (accepts && !verdict.accepted) {
      this.#note(fault, "only the server refuses", verdict.message);
    } else if (!accepts && verdict.accepted) {
      const noted = this.#note(
        fault,
        "only the server accepts",
        `${said} ${shown(document, fault)}`,
      );
      const isTried = noted.mutation !== NULL && this.#options.isMeant(noted);
      if (fault !== undefined && isTried) this.#coverage.addRefused(fault.place, fault.goal);
    } else if (accepts !== (fault === undefined)) {
      const what = accepts ? "both accept a fault" : "both refuse what was made to be valid";
      this.#note(fault, what, `${said} ${shown(document, fault)}`);
    } else if (fault === undefined) {
      this.#compareDefaults(document, verdict);
      this.#coverage.addAccepted(document);
    } else {
      this.#compareReasons(fault, verdict, violations);
    }
  }

  #compareDefaults(document: unknown, { stored }: Verdict): void {
    const expected: unknown = JSON.parse(JSON.stringify(this.#kind.withDefaults(document)));
    const { properties } = this.#kind.schema;
    const differences = otherDefaults(
      Object(stored).spec,
      Object(expected).spec,
      properties?.["spec"],
    );
    for (const difference of differences)
      this.#note(undefined, "other defaults", `/spec${difference}`);
  }

  /** Both must report the place and the sentence of a rule; only then was the fault tried. */
  #compareReasons(
    fault: QuestionFault,
    { places, message }: Verdict,
    violations: readonly Violation[],
  ): void {
    const pointer = pointerOf(fault.pointer);
    const here = violations.filter((violation) => violation.pointer === pointer);
    const isRule = fault.goal !== fault.mutation;
    const said = violations.map((one) => `${one.pointer} ${one.message}`).join("; ");
    const isSaid =
      fault.mutation !== AGAINST_RULE || here.some((one) => one.message === fault.goal);
    const isPlaced = places.some((one) => isAt(one, comparable(pointer), fault));
    if (here.length === 0) this.#note(fault, "the validator says another place", said);
    else if (!isSaid) this.#note(fault, "the validator says another reason", said);
    else if (isRule && !message.includes(fault.goal))
      this.#note(fault, "the server says another reason", `${fault.goal}: ${message}`);
    else if (!isPlaced)
      this.#note(fault, "the server says another place", `${places.join(" ")} ${message}`);
    if (here.length === 0 || !isSaid) return;
    this.#coverage.addRefused(fault.place, fault.goal);
  }

  #note(fault: QuestionFault | undefined, what: DifferenceName, detail: string): Difference {
    const place = placeName(fault?.place.path ?? []);
    const isNull = fault?.mutation === "wrong type" && fault.value === null;
    const mutation = isNull ? NULL : (fault?.mutation ?? "valid");
    const difference = { kind: this.#kind.kind, place, mutation, what, detail };
    this.#differences.push(difference);
    return difference;
  }
}

/** The invalid value, for the message. */
function shown(document: unknown, fault: QuestionFault | undefined): string {
  return (JSON.stringify(fault === undefined ? document : fault.value) ?? "").slice(0, 200);
}

/**
 * A missing property is reported below its object. Invalid names are reported at the map around
 * them. A null is dropped, so the object around it lacks a property.
 */
function isAt(one: string, expected: string, { mutation, value }: QuestionFault): boolean {
  const mayBeAbove = mutation === BAD_NAME || value === null;
  const isAbove = mayBeAbove && `${expected}/`.startsWith(`${one}/`);
  return isAbove || `${one}/`.startsWith(`${expected}/`);
}
