import { styleText } from "node:util";
import { encodeLine, listRow } from "@edge-gateway/trace";
import type { Decoded, ListRow } from "@edge-gateway/trace";

/** The text of one record, with its line break. */
export type TraceView = (decoded: Decoded) => string;

/** Makes a view that prints each trace record as a line of JSON. */
export function rawView(): TraceView {
  return (decoded) => encodeLine(rawText(decoded));
}

/** A record as JSON; an invalid record is shown as a JSON string. */
export function rawText(decoded: Decoded): string {
  return decoded.kind === "invalid" ? JSON.stringify(decoded.text) : decoded.json;
}

const INDEX_WIDTH = 3;
const TYPE_WIDTH = 15;
const COLOURS = { success: "green", info: undefined, warn: "yellow", error: "red" } as const;

/** Makes a view that prints index, type and summary of each record. */
export function listView(colours: boolean): TraceView {
  let index = 0;
  return (decoded) => {
    const row = listRow(++index, decoded);
    const colour = COLOURS[row.severity];
    const line = lineOf(row);
    return `${colours && colour !== undefined ? styleText(colour, line, { validateStream: false }) : line}\n`;
  };
}

function lineOf({ index, type, summary }: ListRow): string {
  return `${String(index).padStart(INDEX_WIDTH)}  ${type.padEnd(TYPE_WIDTH)}  ${summary}`.trimEnd();
}
