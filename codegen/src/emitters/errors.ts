import type { Model } from "../model/model.ts";
import { CODE_HEADER } from "../output.ts";
import type { PlannedFile } from "../output.ts";

/** The error catalogue: the codes as a type, and the response of each error. */
export function emitErrors(model: Model): readonly PlannedFile[] {
  const codes = model.errors.map(({ code }) => `  | ${JSON.stringify(code)}`).join("\n");
  const rows = model.errors.map(({ code, ...entry }) => {
    const lines = Object.entries(entry).map(([name, value]) =>
      value === undefined ? "" : `    ${name}: ${JSON.stringify(value)},\n`,
    );
    return `  ${JSON.stringify(code)}: {\n${lines.join("")}  },\n`;
  });
  const content = `${CODE_HEADER}/** The code of an error that a client may receive. */
export type ErrorCode =
${codes};

/** The response and the description of an error. */
export interface ErrorEntry {
  /** The status of the HTTP response. */
  readonly status: number;
  /** The body of the HTTP response. */
  readonly text: string;
  /** What logs and traces say besides the reason, unless a refusal has its own detail. */
  readonly detail?: string;
  /** The word that logs, metrics and traces show. */
  readonly reason: string;
  readonly description: string;
  readonly source: string;
}

/** Every error that a client may receive. */
export const ERRORS: Readonly<Record<ErrorCode, ErrorEntry>> = {
${rows.join("")}};
`;
  return [{ path: "generated/errors/catalogue.ts", content }];
}
