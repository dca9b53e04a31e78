import type { ReactNode } from "react";

interface SearchProps {
  readonly value: string;
  readonly placeholder: string;
  readonly onChange: (value: string) => void;
}

/** The search of a page, to which the key `/` leads. */
export function Search({ value, placeholder, onChange }: SearchProps): ReactNode {
  return (
    <label className="field">
      Search
      <input
        type="search"
        value={value}
        placeholder={placeholder}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}
