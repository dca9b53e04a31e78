import { NOWHERE } from "../source/builders.ts";
import type { KeptItems } from "./kept-items.ts";
import type { Located } from "../source/located.ts";
import { BeyondLimit, NotPlain } from "./not-plain.ts";
import { PlainReader, type PlainOrder } from "./plain-reader.ts";
import { UNUSUAL } from "../plain-patterns.ts";
import type { Environment } from "./plain-scalars.ts";
import type { ReadProblem } from "../source/read-problem.ts";
import type { ReadBudget } from "../source/read-budget.ts";

/** The values of a text. Fields without a value are left out. */
export interface PlainText {
  readonly value: unknown;
  /** The places of the values, which are found by a second reading when they are asked for. */
  readonly located: Located;
  readonly problems: readonly ReadProblem[];
}

/** Why a text was not read: it has something unusual at an offset, or before. */
export interface Unusual {
  readonly unusualAt: number;
}

/**
 * Reads JSON, and what people mostly write of YAML, twenty times faster than the library does. Stops if the text
 * has anything else (anchors, tags, texts over several lines, a second document), is wrong, is beyond a limit, or
 * names a variable that is not set: then the library must read it, and reports its problems. Items that were kept from
 * an earlier reading are not read again.
 */
export function readPlain(
  text: string,
  environment: Environment | undefined,
  budget: ReadBudget,
  kept?: KeptItems,
): PlainText | Unusual {
  const unusualAt = text.search(UNUSUAL);
  if (unusualAt !== -1) return { unusualAt };
  const { limits, plainNodesLeft, plainTextLeft } = budget;
  const order = { text, environment, limits, plainNodesLeft, plainTextLeft };
  const reader = new PlainReader({ ...order, isPlacing: false, kept });
  let isRead = false;
  try {
    const value = reader.document();
    isRead = true;
    budget.takePlain(reader);
    let located: Located | undefined;
    return {
      value,
      problems: [],
      get located() {
        return (located ??= locate(order));
      },
    };
  } catch (error) {
    if (error instanceof NotPlain) return { unusualAt: reader.at };
    if (!(error instanceof BeyondLimit)) throw error;
    budget.takePlain(reader);
    const { message } = error;
    const problem = { offset: reader.at, pointer: "", code: "yaml-unsupported" as const, message };
    return { value: undefined, located: NOWHERE, problems: [problem] };
  } finally {
    kept?.end(isRead);
  }
}

function locate(order: PlainOrder): Located {
  const reader = new PlainReader({ ...order, isPlacing: true, kept: undefined });
  reader.document();
  return reader.located;
}
