import type { ReadProblem } from "./read-problem.ts";

/** An action of Go's text/template that stands where a line, a value or an item begins. */
const ACTION = /(?:^|[:-])[ \t]+(\{\{)|^(\{\{)/m;

const MESSAGE = "this is a template of Helm, and no YAML yet";
const SUGGESTION = "judge what it becomes: helm template CHART | gw validate -";

/** One problem that says it all in place of those of a file that is YAML only after it has been rendered. */
export function aboutTemplate(
  problems: readonly ReadProblem[],
  text: string,
): readonly ReadProblem[] {
  const action = problems.length === 0 ? null : ACTION.exec(text);
  if (action === null) return problems;
  const offset = action.index + action[0].length - "{{".length;
  return [{ offset, pointer: "", code: "yaml-syntax", message: MESSAGE, suggestion: SUGGESTION }];
}
