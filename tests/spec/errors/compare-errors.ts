import { readFile } from "node:fs/promises";
import { parse } from "yaml";
import type { Finding } from "../compare/finding.ts";
import type { Product } from "../product.ts";

/** The specification of one error, transcribed by hand. */
export interface ErrorFacts {
  readonly status: number;
  readonly source: string;
  readonly says: string;
}

/** The facts of all errors, by code. */
export async function readErrorFacts(): Promise<ReadonlyMap<string, ErrorFacts>> {
  const parsed: unknown = parse(await readFile(new URL("errors.yaml", import.meta.url), "utf8"));
  return new Map(Object.entries(Object(parsed)));
}

/** Instruction for an error without facts. */
const NO_ROW =
  "has no row in tests/spec/errors/errors.yaml: transcribe its sentence from the specification";

/** The catalogue and its page have the statuses of the specification, and no other errors. */
export function compareErrors(
  product: Product,
  facts: ReadonlyMap<string, ErrorFacts>,
): readonly Finding[] {
  const page = product.page("errors");
  const codes = new Set([...facts.keys(), ...product.errors.keys()]);
  return [...codes].flatMap((code) => {
    const wanted = facts.get(code)?.status;
    const found = product.errors.get(code);
    if (wanted === undefined) return [{ type: code, path: ".", problem: NO_ROW }];
    if (found !== wanted) return [{ type: code, path: ".", problem: `its status is ${found}` }];
    const row = `| \`${code}\` | ${wanted} |`;
    return page.includes(row)
      ? []
      : [{ type: code, path: ".", problem: `errors.md does not say ${row}` }];
  });
}
