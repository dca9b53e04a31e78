import { useState } from "react";
import type { ReactNode } from "react";

interface CopiedProps {
  readonly text: string;
  readonly title?: string;
}

/** A text that a click copies. */
export function Copied({ text, title }: CopiedProps): ReactNode {
  const [isCopied, setCopied] = useState(false);
  const copy = (): void => {
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <button type="button" className="copied" title={title ?? "Copy"} onClick={copy}>
      <code>{text}</code>
      <span role="status">{isCopied ? " copied" : ""}</span>
    </button>
  );
}
