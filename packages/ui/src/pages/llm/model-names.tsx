import type { ReactNode } from "react";

/** The names that the fields for models suggest. */
export function ModelNames({ names }: { readonly names: readonly string[] }): ReactNode {
  return (
    <datalist id="llm-models">
      {[...new Set(names)].map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}
