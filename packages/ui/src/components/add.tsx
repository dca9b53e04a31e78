import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

interface AddProps {
  /** The kind of the form, such as `mcp`. */
  readonly kind: string;
  readonly text: string;
  /** What the form begins with. */
  readonly given?: Readonly<Record<string, string>>;
}

/** Leads from a list to the form that adds to it. */
export function Add({ kind, text, given = {} }: AddProps): ReactNode {
  return (
    <Link to="/new" search={{ kind, ...given }} className="add">
      {text}
    </Link>
  );
}
