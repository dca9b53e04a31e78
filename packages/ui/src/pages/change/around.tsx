import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import type { ReactNode } from "react";
import { schemaAt } from "../../components/config-schema.ts";
import { Marked } from "../../components/marked.tsx";
import { kindOf } from "../../components/schema-fields.ts";
import type { Opened } from "./changing.ts";

interface AroundProps extends Pick<Opened, "address" | "path"> {
  /** The schema of the file. */
  readonly root: unknown;
}

/** What the object is for, in the words of its schema. */
export function What({ path, root }: Pick<AroundProps, "path" | "root">): ReactNode {
  const { description } = useMemo(() => schemaAt(root, path), [root, path]);
  if (description === undefined) return null;
  return (
    <p className="quiet">
      <Marked text={description} />
    </p>
  );
}

/** The objects around an object, each with its own address. */
export function Around({ address, path, root }: AroundProps): ReactNode {
  const tokens = address.split("/");
  const parents = path
    .keys()
    .filter((end) => kindOf(schemaAt(root, path.slice(0, end))) === "group");
  const objects = Array.from(parents, (end) => tokens.slice(0, end).join("/")).filter(Boolean);
  if (objects.length === 0) return null;
  return (
    <p>
      Part of{" "}
      {objects.map((each, index) => (
        <span key={each}>
          {index > 0 && ", "}
          <Link to="/change" search={{ at: each }}>
            {each}
          </Link>
        </span>
      ))}
    </p>
  );
}
