import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

/** Shown for a path without a page. */
export function Missing(): ReactNode {
  return (
    <>
      <h1>No such page</h1>
      <p>
        <Link to="/">Overview</Link>
      </p>
    </>
  );
}
