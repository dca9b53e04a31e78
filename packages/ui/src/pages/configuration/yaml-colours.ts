import { EditorState, RangeSetBuilder } from "@codemirror/state";
import type { Extension } from "@codemirror/state";
import { indentService } from "@codemirror/language";
import { Decoration, ViewPlugin } from "@codemirror/view";
import type { DecorationSet, EditorView } from "@codemirror/view";
import { yamlPartsOf } from "./yaml-parts.ts";
import type { YamlPart } from "./yaml-parts.ts";

const DECORATIONS: Readonly<Record<YamlPart["kind"], Decoration>> = {
  key: Decoration.mark({ class: "cm-key" }),
  comment: Decoration.mark({ class: "cm-comment" }),
  mark: Decoration.mark({ class: "cm-mark" }),
};

/** What belongs to these lines is below them, further in: a key without a value, and an item of a list. */
const OPENS = /:\s*$|^\s*-(?:\s|$)/;

/**
 * Colours the lines in view, each by itself, and indents new ones. A parser would need the text from its beginning, and
 * some of it again with each key: in a text of megabytes that takes longer than a key may.
 */
export const YAML: Extension = [
  ViewPlugin.define(
    (view) => {
      let decorations = coloursOf(view);
      return {
        get decorations() {
          return decorations;
        },
        update: ({ docChanged, viewportChanged }) => {
          if (docChanged || viewportChanged) decorations = coloursOf(view);
        },
      };
    },
    { decorations: (plugin) => plugin.decorations },
  ),
  EditorState.languageData.of(() => [{ commentTokens: { line: "#" } }]),
  indentService.of((context, position) => {
    const { text } = context.lineAt(position, -1);
    const indent = context.countColumn(text, text.search(/\S|$/));
    return OPENS.test(text) ? indent + context.unit : indent;
  }),
];

function coloursOf({ state: { doc }, visibleRanges }: EditorView): DecorationSet {
  const found = new RangeSetBuilder<Decoration>();
  for (const { from, to } of visibleRanges)
    for (let at = from; at <= to;) {
      const line = doc.lineAt(at);
      // Only a part of a very long line is in view.
      const start = Math.max(from, line.from);
      const text = line.text.slice(start - line.from, to - line.from);
      for (const part of yamlPartsOf(text))
        found.add(start + part.from, start + part.to, DECORATIONS[part.kind]);
      at = line.to + 1;
    }
  return found.finish();
}
