import type { ReadProblem } from "../source/read-problem.ts";

/** A Go text/template action at the start of a line, a value or an item. */
const ACTION = /(?:^|[:-])[ \t]+(\{\{)|^(\{\{)/m;

const MESSAGE = "this is a Helm template, not YAML";
const SUGGESTION = "validate its output: helm template CHART | gw validate -";

/**
 * The single problem of a file that becomes YAML only after Helm renders it; undefined if the file
 * is no template.
 */
export function templateProblem(text: string): ReadProblem | undefined {
  const action = ACTION.exec(text);
  if (action === null) return undefined;
  const offset = action.index + action[0].length - "{{".length;
  return { offset, pointer: "", code: "yaml-syntax", message: MESSAGE, suggestion: SUGGESTION };
}
