import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { linkText } from "./wrong.ts";
import type { WrongPlace } from "./wrong.ts";

/** The way to the cause of what is wrong, or to a form that mends it. */
export function WrongLink({ at }: { readonly at: WrongPlace }): ReactNode {
  const { to, ...search } = at;
  return (
    <Link to={to} search={search}>
      {linkText(at)}
    </Link>
  );
}
