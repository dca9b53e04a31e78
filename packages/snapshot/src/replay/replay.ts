import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import type { AdminReplay, AdminReplayedRequest } from "@edge-gateway/generated/types/index.ts";
import { SecretTexts } from "@edge-gateway/kernel/log/secret-texts";
import type { Ir } from "@edge-gateway/translate/ir";
import { differencesOf } from "./differences.ts";
import { RecordedReader } from "./read-recorded.ts";
import type { RecordedRequest } from "./recorded.ts";
import { Rehearsal } from "./rehearsal.ts";

const MOST_RESULTS = LIMITS.adminReplay.results.maxItems;
const { differences: DIFFERENCES, undecided: UNDECIDED } = LIMITS.adminReplayedRequest;
const MOST_CHARACTERS = LIMITS.adminText.maxLength;

/** Decides recorded requests again, line by line, and counts what differs. */
export class Replay {
  readonly #reader = new RecordedReader();
  readonly #rehearsal: Rehearsal;
  readonly #secrets: SecretTexts;
  readonly #results: AdminReplayedRequest[] = [];
  #requests = 0;
  #different = 0;
  #undecided = 0;
  #omitted = 0;

  /** @param secrets are in nothing that the result shows */
  constructor(ir: Ir, secrets = new SecretTexts()) {
    this.#rehearsal = new Rehearsal(ir);
    this.#secrets = secrets;
  }

  /** Reads a line of the records. */
  line(text: string): void {
    const recorded = this.#reader.read(text);
    if (recorded === undefined) return;
    const rehearsed = this.#rehearsal.decide(recorded);
    this.#requests += 1;
    if (typeof rehearsed === "string") return this.#add(recorded, [], [rehearsed]);
    this.#add(recorded, differencesOf(recorded.decided, rehearsed.decided), rehearsed.undecided);
  }

  get result(): AdminReplay {
    return {
      requests: this.#requests,
      different: this.#different,
      undecided: this.#undecided,
      ignored: this.#reader.ignored,
      omitted: this.#omitted,
      results: this.#results,
    };
  }

  #add(
    { line, method, url }: RecordedRequest,
    differences: AdminReplayedRequest["differences"],
    undecided: readonly string[],
  ): void {
    if (differences.length > 0) this.#different += 1;
    if (undecided.length > 0) this.#undecided += 1;
    if (differences.length + undecided.length === 0) return;
    if (this.#results.length >= MOST_RESULTS) {
      this.#omitted += 1;
      return;
    }
    this.#results.push({
      ...{ line, method, url },
      differences: differences.slice(0, DIFFERENCES.maxItems).map(this.#shown),
      undecided: undecided.slice(0, UNDECIDED.maxItems),
    });
  }

  readonly #shown = ({ before, after, ...difference }: Difference): Difference => {
    const shown = (text: string): string => this.#secrets.without(text).slice(0, MOST_CHARACTERS);
    return { ...difference, before: shown(before), after: shown(after) };
  };
}

type Difference = AdminReplayedRequest["differences"][number];
