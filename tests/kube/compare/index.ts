// Compares the verdicts of the generated validators with those of a real API server.
import { invalidDocument, validDocument } from "@edge-gateway/generated/arbitraries/documents.ts";
import { SHAPES } from "@edge-gateway/generated/arbitraries/shapes.ts";
import fc from "fast-check";
import type { KubeClient } from "../../../tools/kube/client.ts";
import { Coverage, keyOf } from "./coverage.ts";
import { otherDefaults } from "./defaults.ts";
import type { Difference, DifferenceName } from "./differences.ts";
import { comparable, isNear, Judge } from "./judge.ts";
import type { Verdict } from "./judge.ts";
import type { Kind } from "./kinds.ts";
import { placeOf } from "./place-of.ts";
import type { Place } from "./places.ts";
import { trialsAt } from "./towards.ts";

/** A document to be compared. */
interface Question {
  readonly document: unknown;
  readonly fault?: QuestionFault;
}

interface QuestionFault {
  readonly pointer: string;
  readonly mutation: string;
  readonly place: Place;
  readonly value: unknown;
}

/** What came out of a comparison. */
export interface Comparison {
  readonly documents: number;
  readonly differences: readonly Difference[];
  readonly coverage: readonly Coverage[];
}

export interface CompareOptions {
  /** At least so many documents of all kinds together. */
  readonly count: number;
  readonly seed: number;
  /** Also tries everything that the first documents have not tried often enough. */
  readonly complete: boolean;
}

const AT_ONCE = 8;
/** Places whose documents are made together, before what they have tried is counted. */
const PLACES_AT_ONCE = 20;
const MOST_ROUNDS = 40;
/** So many rounds without anything new show that there is nothing new. */
const IDLE_ROUNDS = 5;

/** Compares documents of all kinds. */
export async function compare(
  client: KubeClient,
  kinds: readonly Kind[],
  options: CompareOptions,
): Promise<Comparison> {
  const parts: Comparison[] = [];
  for (const kind of kinds) {
    const one = new KindComparison(client, kind, options.seed);
    await one.random(Math.ceil(options.count / kinds.length));
    if (options.complete) await one.complete();
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
  readonly #seed: number;
  readonly #coverage: Coverage;
  readonly #differences: Difference[] = [];
  #documents = 0;

  constructor(client: KubeClient, kind: Kind, seed: number) {
    this.#kind = kind;
    this.#judge = new Judge(client);
    this.#seed = seed;
    this.#coverage = new Coverage(kind.kind);
  }

  result(): Comparison {
    return {
      documents: this.#documents,
      differences: this.#differences,
      coverage: [this.#coverage],
    };
  }

  /** Generated documents, half of them valid. */
  async random(count: number): Promise<void> {
    const { kind } = this.#kind;
    const sampling = { numRuns: Math.ceil(count / 2), seed: this.#seed };
    const valid = fc.sample(validDocument(kind, SHAPES), sampling);
    const invalid = fc.sample(invalidDocument(kind, SHAPES), sampling);
    await this.#judge.prepare(this.#kind, valid);
    await this.#askAll([
      ...valid.map((document) => ({ document })),
      ...invalid.map(({ value: document, pointer, mutation }) => {
        const { place, value } = placeOf(kind, document, pointer, mutation);
        return { document, fault: { pointer, mutation, place, value } };
      }),
    ]);
  }

  /** Documents for every place at which something was not tried often enough, as long as that helps. */
  async complete(): Promise<void> {
    let idle = 0;
    for (let round = 0; round < MOST_ROUNDS && idle < IDLE_ROUNDS; round += 1) {
      const before = this.#coverage.lacking();
      if (before === 0) return;
      await this.#try(this.#coverage.placesToTry(), this.#seed + round);
      idle = this.#coverage.lacking() < before ? 0 : idle + 1;
    }
  }

  async #try(places: readonly Place[], seed: number): Promise<void> {
    for (let start = 0; start < places.length; start += PLACES_AT_ONCE) {
      const some = places.slice(start, start + PLACES_AT_ONCE);
      await this.#askAll(some.flatMap((place) => this.#questionsAt(place, seed)));
    }
  }

  #questionsAt(place: Place, seed: number): readonly Question[] {
    const isValid = (document: unknown) => this.#kind.validate(document).length === 0;
    return trialsAt(this.#kind.kind, place, seed, isValid).flatMap(({ document, faults }) => [
      { document },
      ...faults.map(({ document: wrong, pointer, mutation, value }) => ({
        document: wrong,
        fault: { pointer: pointer.map(escaped).join(""), mutation, place, value },
      })),
    ]);
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
    const verdict = await this.#judge.verdict(this.#kind, document, fault?.pointer);
    if (verdict === undefined) return;
    this.#documents += 1;
    const accepts = violations.length === 0;
    const said = violations.map(({ pointer, message }) => `${pointer} ${message}`).join("; ");
    if (accepts && !verdict.accepted) {
      this.#note(fault, "only the server refuses", verdict.message);
    } else if (!accepts && verdict.accepted) {
      this.#note(fault, "only the server accepts", `${said} ${shown(document, fault)}`);
    } else if (accepts !== (fault === undefined)) {
      const what = accepts ? "both accept a fault" : "both refuse what was made to be valid";
      this.#note(fault, what, `${said} ${shown(document, fault)}`);
    } else if (fault === undefined) {
      this.#compareDefaults(document, verdict);
      this.#coverage.addAccepted(document);
    } else {
      this.#coverage.addRefused(fault.place, fault.mutation, fault.value);
      this.#comparePlaces(fault, verdict, violations);
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

  #comparePlaces(
    fault: QuestionFault,
    { places, message }: Verdict,
    violations: readonly { readonly pointer: string }[],
  ): void {
    const found = violations.map(({ pointer }) => pointer);
    if (!found.includes(fault.pointer))
      this.#note(fault, "the validator says another place", found.join(" "));
    const expected = comparable(fault.pointer);
    if (expected.startsWith("/metadata") || places.some((one) => isNear(one, expected))) return;
    this.#note(fault, "the server says another place", `${places.join(" ")} ${message}`);
  }

  #note(fault: QuestionFault | undefined, what: DifferenceName, detail: string): void {
    const place = keyOf(fault?.place.path ?? []);
    const isNull = fault?.mutation === "wrong type" && fault.value === null;
    const mutation = isNull ? "null" : (fault?.mutation ?? "valid");
    this.#differences.push({ kind: this.#kind.kind, place, mutation, what, detail });
  }
}

/** The faulty value, for the message. */
function shown(document: unknown, fault: QuestionFault | undefined): string {
  return (JSON.stringify(fault === undefined ? document : fault.value) ?? "").slice(0, 200);
}

function escaped(name: string): string {
  return `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}
