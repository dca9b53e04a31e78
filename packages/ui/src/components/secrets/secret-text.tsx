import { useEffect, useRef, useState } from "react";
import type { ClipboardEvent, ReactNode } from "react";

interface SecretTextProps {
  readonly text: string;
  readonly placeholder: string;
  readonly isInvalid: boolean;
  readonly onChange: (text: string) => void;
}

/** A field that hides what is in it: one line, or those of a private key or certificate once they are pasted. */
export function SecretText({ text, placeholder, isInvalid, onChange }: SecretTextProps): ReactNode {
  const [isPasted, setPasted] = useState(false);
  const lines = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isPasted) lines.current?.focus();
  }, [isPasted]);
  // A field of one line would join the lines.
  const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const pasted = event.clipboardData.getData("text").replace(/\r\n?/g, "\n");
    if (!pasted.trim().includes("\n")) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const before = value.slice(0, selectionStart ?? value.length);
    setPasted(true);
    onChange(before + pasted + value.slice(selectionEnd ?? value.length));
  };
  const shared = { placeholder, autoComplete: "off", "aria-invalid": isInvalid, value: text };
  if (isPasted || text.includes("\n"))
    return (
      <textarea
        {...shared}
        ref={lines}
        className="hidden-text"
        rows={LINES}
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  return (
    <input
      {...shared}
      type="password"
      onPaste={paste}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** Lines that are in view. */
const LINES = 6;
