import type { AdminCelOrder, AdminCelResult } from "@edge-gateway/generated/types/index.ts";
import { useEffect, useState } from "react";
import { admin } from "../../api/client.ts";
import type { ScopeName } from "./variables.ts";

/** Milliseconds without typing after which an expression is evaluated. */
const PAUSE = 300;

/** What is evaluated. */
export interface Question {
  readonly expression: string;
  readonly scope: ScopeName;
  /** The variables as a JSON text; empty: there are none. */
  readonly input: string;
}

/** The result of an expression, which is no longer the one in the page while a person types. */
export interface Outcome {
  readonly expression: string;
  readonly result?: AdminCelResult;
  /** Why the gateway gives no result. */
  readonly fault?: Error;
  /** Why the input cannot be read. */
  readonly wrongInput?: string;
}

/** What an expression says of an input; undefined until it is known. */
export function useResult({ expression, scope, input }: Question): Outcome | undefined {
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    const stop = new AbortController();
    const ask = async (): Promise<void> => {
      const next = await outcomeOf({ expression, scope, input }, stop.signal);
      if (!stop.signal.aborted) setOutcome(next);
    };
    const timer = setTimeout(() => void ask(), PAUSE);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [expression, scope, input]);
  return expression.trim() === "" ? undefined : outcome;
}

async function outcomeOf(
  { expression, scope, input }: Question,
  signal: AbortSignal,
): Promise<Outcome | undefined> {
  if (expression.trim() === "") return undefined;
  const variables = variablesIn(input);
  if (typeof variables === "string") return { expression, wrongInput: variables };
  const body: AdminCelOrder = { expression, scope, ...variables };
  try {
    return { expression, result: (await admin.call("evaluateCel", { body, signal })).value };
  } catch (error) {
    return { expression, fault: error instanceof Error ? error : new Error(String(error)) };
  }
}

/** The variables in a text, or what is wrong with it. */
function variablesIn(text: string): Pick<AdminCelOrder, "input"> | string {
  if (text.trim() === "") return {};
  try {
    const input: unknown = JSON.parse(text);
    if (typeof input !== "object" || input === null || Array.isArray(input))
      return 'The input must be an object with the variables, such as {"request": {"method": "GET"}}.';
    return { input: JSON.parse(text) };
  } catch (error) {
    return `The input is not JSON: ${error instanceof Error ? error.message : String(error)}`;
  }
}
