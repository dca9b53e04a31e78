/** Selects a line, which also scrolls to it. */
export function selectLine(area: HTMLTextAreaElement | null, line: number): void {
  if (area === null) return;
  const before = area.value.split("\n").slice(0, line - 1);
  const start = before.reduce((length, text) => length + text.length + 1, 0);
  const end = area.value.indexOf("\n", start);
  area.focus();
  area.setSelectionRange(start, end < 0 ? area.value.length : end);
}
