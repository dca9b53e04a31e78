import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useWriteRefusal } from "../../api/access.ts";

interface ChangeLinkProps {
  /** The address of an object; nothing is shown without one. */
  readonly address: string | undefined;
  /** What the link says; screen readers get the address, too. */
  readonly text?: string;
}

/** Leads from where an object is shown to the form that changes or removes it; nothing for who may only read. */
export function ChangeLink({ address, text = "Change" }: ChangeLinkProps): ReactNode {
  const refusal = useWriteRefusal();
  if (address === undefined || address === "" || refusal !== undefined) return null;
  return (
    <Link
      to="/change"
      search={{ at: address }}
      preload={false}
      aria-label={text.includes(address) ? text : `${text} ${address}`}
    >
      {text}
    </Link>
  );
}
