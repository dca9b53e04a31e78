import type { ReactNode } from "react";

/** A text of a schema or a message, in which words between backticks are code. */
export function Marked({ text }: { readonly text: string }): ReactNode {
  return text.split("`").map((part, index) => {
    const key = `${index} ${part}`;
    return index % 2 === 1 ? <code key={key}>{part}</code> : <span key={key}>{part}</span>;
  });
}
