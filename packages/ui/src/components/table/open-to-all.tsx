import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useWriteRefusal } from "../../api/access.ts";

interface OpenToAllProps {
  /** What is open, such as `fast`, with the ports. */
  readonly open: readonly { readonly name: string; readonly ports: readonly number[] }[];
  /** What anybody can do, such as `call`. */
  readonly use: string;
  /** The kind of the form that lets fewer clients do it. */
  readonly closedBy: "keys" | "token";
}

/** Names that a warning shows: enough to know which are meant. */
const NAMED = 5;

/** Warns of what everybody who reaches a port can use. */
export function OpenToAll({ open, use, closedBy }: OpenToAllProps): ReactNode {
  const refusal = useWriteRefusal();
  if (open.length === 0) return null;
  const ports = [...new Set(open.flatMap((each) => each.ports))].toSorted((a, b) => a - b);
  const names = open.slice(0, NAMED).map(({ name }) => name);
  const more = open.length - names.length;
  return (
    <p role="note" className="warn">
      ! Anyone who reaches {ports.length === 1 ? "port" : "ports"} {ports.join(", ")} can {use}{" "}
      {names.join(", ")}
      {more > 0 && ` and ${more} more`}.{" "}
      {refusal === undefined && (
        <Link to="/new" search={{ kind: closedBy }}>
          {closedBy === "keys" ? "Demand keys of clients" : "Demand tokens of clients"}
        </Link>
      )}
    </p>
  );
}
