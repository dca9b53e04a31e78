import { useState } from "react";
import type { ReactNode } from "react";

interface CopiedProps {
  readonly text: string;
  /** What is shown in place of the text. */
  readonly shown?: string;
  readonly title?: string;
}

/** A text that a click copies. */
export function Copied({ text, shown = text, title }: CopiedProps): ReactNode {
  const [isCopied, setCopied] = useState(false);
  const copy = (): void => {
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <button type="button" className="copied" title={title ?? "Copy"} onClick={copy}>
      <code>{shown}</code>
      <span role="status">{isCopied ? " copied" : ""}</span>
    </button>
  );
}
