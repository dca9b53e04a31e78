import { autocompletion, completionKeymap } from "@codemirror/autocomplete";
import type { CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { indentUnit } from "@codemirror/language";
import { lintGutter, lintKeymap, setDiagnostics } from "@codemirror/lint";
import type { Diagnostic } from "@codemirror/lint";
import { highlightSelectionMatches, search, searchKeymap } from "@codemirror/search";
import { Compartment, EditorState, Text } from "@codemirror/state";
import type { Extension } from "@codemirror/state";
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  hoverTooltip,
  keymap,
  lineNumbers,
} from "@codemirror/view";
import type { Tooltip } from "@codemirror/view";
import type { AdminFinding } from "@edge-gateway/generated/types/index.ts";
import { CODE_THEME } from "./code-theme.ts";
import { wordsAt, wordsOf } from "./schema-words.ts";
import { YAML } from "./yaml-colours.ts";
import { yamlPlaceAt } from "./yaml-path.ts";
import type { YamlPlace } from "./yaml-path.ts";

/** What an editor begins with, and whom it tells. */
export interface CodeOrder {
  /** The element that gets the editor; its styles stay inside. */
  readonly host: HTMLElement;
  /** The name of the editor for screen readers. */
  readonly label: string;
  readonly text: string;
  readonly isReadOnly: boolean;
  /** The schema of the text; undefined until it is loaded. */
  readonly schema: () => unknown;
  readonly onChange: (draft: Draft) => void;
}

/**
 * What a person has typed. A large text becomes a string only where it is needed as one, which takes longer than a
 * key may; what was set before is that same string again.
 */
export interface Draft {
  toString(): string;
}

/** An editor in the page. */
export interface CodeView {
  /** Replaces the text, unless it is this one. */
  setText(text: string): void;
  setReadOnly(isReadOnly: boolean): void;
  showFindings(findings: readonly AdminFinding[]): void;
  /** Selects a line, which also scrolls to it. */
  selectLine(line: number): void;
  close(): void;
}

/** Makes an editor of YAML with completion, texts of fields, and findings. */
export function openCode({ host, label, text, isReadOnly, schema, onChange }: CodeOrder): CodeView {
  // In a shadow root, the styles of the editor need no exception from the content security policy.
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  const writing = new Compartment();
  let given = { text, doc: Text.empty };
  const view = new EditorView({
    parent: root,
    root,
    state: EditorState.create({
      doc: text,
      extensions: [
        ...basics(),
        autocompletion({ override: [(context) => complete(context, schema())] }),
        hoverTooltip((shown, position) => explain(shown.state.doc, position, schema())),
        writing.of(EditorState.readOnly.of(isReadOnly)),
        EditorView.contentAttributes.of({ "aria-label": label, tabindex: "0" }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) onChange(state.doc.eq(given.doc) ? given.text : state.doc);
        }),
      ],
    }),
  });
  given = { text, doc: view.state.doc };
  return {
    setText(next) {
      const { doc } = view.state;
      const insert = view.state.toText(next);
      given = { text: next, doc: doc.eq(insert) ? doc : insert };
      if (given.doc !== doc) view.dispatch({ changes: { from: 0, to: doc.length, insert } });
    },
    setReadOnly: (is) =>
      view.dispatch({ effects: writing.reconfigure(EditorState.readOnly.of(is)) }),
    showFindings(findings) {
      const { doc } = view.state;
      view.dispatch(
        setDiagnostics(
          view.state,
          findings.map((finding) => diagnosticOf(doc, finding)),
        ),
      );
    },
    selectLine(number) {
      const { doc } = view.state;
      const { from, to } = doc.line(Math.min(Math.max(1, number), doc.lines));
      const effects = EditorView.scrollIntoView(from, { y: "center" });
      view.dispatch({ selection: { anchor: from, head: to }, effects });
      view.focus();
    },
    close: () => view.destroy(),
  };
}

function basics(): readonly Extension[] {
  return [
    lineNumbers(),
    lintGutter(),
    history(),
    drawSelection(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    highlightSelectionMatches(),
    search({ top: true }),
    YAML,
    indentUnit.of("  "),
    CODE_THEME,
    // Tab leaves the editor, as it leaves every other field.
    keymap.of([
      ...completionKeymap,
      ...lintKeymap,
      ...searchKeymap,
      ...historyKeymap,
      ...defaultKeymap,
    ]),
  ];
}

function complete(
  { state, pos, explicit }: CompletionContext,
  schema: unknown,
): CompletionResult | null {
  const place = placeAt(state.doc, pos);
  if (schema === undefined || (place.word === "" && !explicit)) return null;
  const options = wordsAt(schema, place).map(({ word, detail, help }) => ({
    label: word,
    detail,
    info: help,
    apply: place.isKey ? `${word}: ` : word,
    type: place.isKey ? "property" : "enum",
  }));
  return { from: pos - place.word.length, options, validFor: /^[\w-]*$/ };
}

function placeAt(doc: Text, position: number): YamlPlace {
  return yamlPlaceAt(linesBefore(doc, position));
}

/** The beginning of the line of a position, and the lines above, the nearest first. */
function* linesBefore(doc: Text, position: number): Iterable<string> {
  const parts = doc.iterRange(position, 0);
  let line = "";
  for (parts.next(); !parts.done; parts.next())
    if (!parts.lineBreak) line = parts.value;
    else {
      yield line;
      line = "";
    }
  yield line;
}

/** The text of the schema for the key at a position. */
function explain(doc: Text, position: number, schema: unknown): Tooltip | null {
  const line = doc.lineAt(position);
  const key = [...line.text.matchAll(/([\w.-]+|"[^"]*"|'[^']*')\s*:(?=\s|$)/g)].find(
    ({ index, 0: found }) =>
      line.from + index <= position && position <= line.from + index + found.length,
  );
  if (schema === undefined || key === undefined) return null;
  const from = line.from + key.index;
  const end = from + key[0].length;
  const text = wordsOf(schema, placeAt(doc, end).path);
  if (text === "") return null;
  return {
    pos: from,
    end,
    create: () => {
      const dom = document.createElement("div");
      dom.textContent = text;
      return { dom };
    },
  };
}

function diagnosticOf(
  doc: Text,
  { line, column, severity, message, suggestion }: AdminFinding,
): Diagnostic {
  const { from, to, text } = doc.line(Math.min(Math.max(1, line), doc.lines));
  const start = Math.min(from + Math.max(0, column - 1), to);
  const word = /^[\w.-]+/.exec(text.slice(start - from))?.[0] ?? "";
  return {
    from: start,
    to: Math.min(to, start + Math.max(1, word.length)),
    severity,
    message: suggestion === undefined ? message : `${message}; did you mean ${suggestion}?`,
  };
}
