import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useWriteRefusal } from "../api/access.ts";

interface AddProps {
  /** The kind of the form, such as `mcp`. */
  readonly kind: string;
  readonly text: string;
  /** What the form begins with. */
  readonly given?: Readonly<Record<string, string>>;
}

/** Leads from a list to the form that adds to it; nothing for who may only read. */
export function Add({ kind, text, given = {} }: AddProps): ReactNode {
  const refusal = useWriteRefusal();
  if (refusal !== undefined) return null;
  return (
    <Link to="/new" search={{ kind, ...given }} className="add">
      {text}
    </Link>
  );
}
