import type { ReadProblem } from "./read-problem.ts";

/** An action of Go's text/template that is where a line, a value or an item begins. */
const ACTION = /(?:^|[:-])[ \t]+(\{\{)|^(\{\{)/m;

const MESSAGE = "this is a template of Helm, and no YAML yet";
const SUGGESTION = "judge what it becomes: helm template CHART | gw validate -";

/** What says it all of a file that is YAML only after it has been rendered; undefined: it is not a template. */
export function templateProblem(text: string): ReadProblem | undefined {
  const action = ACTION.exec(text);
  if (action === null) return undefined;
  const offset = action.index + action[0].length - "{{".length;
  return { offset, pointer: "", code: "yaml-syntax", message: MESSAGE, suggestion: SUGGESTION };
}
