import type { EventData } from "node:test";
import type { TestEvent } from "node:test/reporters";
import { inspect } from "node:util";
import type { Failure, Tally } from "./tally.ts";

/**
 * The first word of the reason for an allowed skip: no script can avoid it. Every other skip counts
 * as failed.
 */
const ALLOWED_SKIP = "platform:";
/**
 * The summary lines of the test runner of Node.js for each file; a report computes its counts from
 * events instead.
 */
const SUMMARY = /^(tests|suites|pass|fail|cancelled|skipped|todo|duration_ms) [\d.]+$/;

/** Maximum number of lines of an error that the list at the end of a run repeats. */
const MOST_ERROR_LINES = 20;

/** Collects what one test file does: counts for the total, text only for what failed. */
export class FileReport {
  readonly #path: string;
  readonly #output: string[] = [];
  readonly #failures: Failure[] = [];
  readonly #details: string[] = [];
  readonly #unfinished = new Set<string>();
  #passed = 0;
  #skipped = 0;

  /**
   * Starts the report of one test file.
   * @param path absolute path of the file
   */
  constructor(path: string) {
    this.#path = path;
  }

  /** Takes the next event of the file's run. */
  add(event: TestEvent): void {
    switch (event.type) {
      case "test:stdout":
      case "test:stderr":
        this.#output.push(event.data.message);
        break;
      case "test:diagnostic":
        if (!SUMMARY.test(event.data.message)) this.#output.push(`${event.data.message}\n`);
        break;
      case "test:dequeue":
        this.#unfinished.add(event.data.name);
        break;
      case "test:complete":
        this.#unfinished.delete(event.data.name);
        break;
      case "test:pass":
        this.#addPass(event.data);
        break;
      case "test:fail":
        this.#addFailure(event.data);
        break;
      default:
    }
  }

  /** The number of tests of the file that ran or were skipped. */
  count(): number {
    return this.#passed + this.#failures.length + this.#skipped;
  }

  tally(): Tally {
    return {
      passed: this.#passed,
      failed: this.#failures.length,
      skipped: this.#skipped,
      failures: this.#failures,
    };
  }

  /** All details about the failures: errors, then the output of the file. */
  details(): string {
    return [...this.#details, this.#output.join("")].join("\n");
  }

  #addPass(data: EventData.TestPass): void {
    const isSuite = data.details.type === "suite";
    if (data.skip !== undefined || data.todo !== undefined) this.#addSkip(data);
    else if (data.name === this.#path) this.#fail("the file", "it has no tests");
    else if (!isSuite) this.#passed++;
  }

  #addSkip(data: EventData.TestPass): void {
    if (String(data.skip).startsWith(ALLOWED_SKIP)) this.#skipped++;
    else
      this.#fail(
        data.name,
        `skipped; a reason that no script can cure begins with '${ALLOWED_SKIP}'`,
      );
  }

  #addFailure(data: EventData.TestFail): void {
    const { error } = data.details;
    if ("failureType" in error && error.failureType === "subtestsFailed") return;
    if (data.name !== this.#path) return this.#fail(data.name, inspect(error.cause ?? error));
    const unfinished = [...this.#unfinished].filter((name) => name !== this.#path);
    const still = unfinished.length === 0 ? "" : `; not finished: ${unfinished.join(", ")}`;
    this.#fail("the file", `${error.message}${still}`);
  }

  #fail(name: string, text: string): void {
    const indented = text.replace(/^/gm, "    ");
    this.#failures.push({ name, error: indented.split("\n", MOST_ERROR_LINES).join("\n") });
    this.#details.push(`  ✘ ${name}\n${indented}`);
  }
}
