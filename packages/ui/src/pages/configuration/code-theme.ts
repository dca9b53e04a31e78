import { EditorView } from "@codemirror/view";

const FRAME = "1px solid var(--line)";

/** The colours of the page, in both schemes, by its variables. */
export const CODE_THEME = EditorView.theme({
  "&": {
    height: "min(70vh, 48rem)",
    minHeight: "16rem",
    border: FRAME,
    borderRadius: "6px",
    backgroundColor: "var(--raised)",
    color: "var(--text)",
    fontSize: "14px",
    resize: "vertical",
    overflow: "hidden",
  },
  // The class of the editor comes a moment after the focus, and only in the window that people use.
  "&.cm-focused, &:has(.cm-content:focus)": {
    outline: "3px solid var(--accent)",
    outlineOffset: "2px",
  },
  ".cm-scroller": { fontFamily: "ui-monospace, monospace", lineHeight: "1.5", overflow: "auto" },
  ".cm-content": { caretColor: "var(--text)" },
  ".cm-cursor": { borderLeftColor: "var(--text)" },
  ".cm-gutters": {
    backgroundColor: "var(--raised)",
    color: "var(--quiet)",
    borderRight: FRAME,
  },
  ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "var(--active)" },
  "& .cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground":
    { backgroundColor: "var(--selected)" },
  ".cm-tooltip, .cm-panels": {
    backgroundColor: "var(--ground)",
    color: "var(--text)",
    border: FRAME,
    borderRadius: "6px",
  },
  ".cm-tooltip-hover, .cm-tooltip-lint, .cm-completionInfo": {
    maxWidth: "34rem",
    padding: "0.4rem 0.6rem",
    whiteSpace: "pre-line",
    fontFamily: "system-ui, sans-serif",
  },
  ".cm-tooltip-autocomplete > ul > li[aria-selected]": {
    backgroundColor: "var(--accent)",
    color: "var(--ground)",
  },
  ".cm-completionDetail": { fontStyle: "normal", opacity: "0.85" },
  ".cm-textfield, .cm-button": {
    backgroundColor: "var(--raised)",
    backgroundImage: "none",
    color: "var(--text)",
    border: "1px solid var(--quiet)",
  },
  ".cm-diagnostic-error": { borderLeft: "5px solid var(--bad)" },
  ".cm-diagnostic-warning": { borderLeft: "5px solid var(--warn)" },
  ".cm-lintRange-error": { background: "none", textDecoration: "underline wavy var(--bad)" },
  ".cm-lintRange-warning": { background: "none", textDecoration: "underline wavy var(--warn)" },
  ".cm-key": { color: "var(--accent)" },
  ".cm-comment": { color: "var(--quiet)", fontStyle: "italic" },
  ".cm-mark": { color: "var(--quiet)" },
});
