import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { catalogueQuery } from "../../api/agents.ts";
import { MAX_LISTED_CHOICES } from "../../bounds.ts";

interface KnownProps {
  /** The name of the field. */
  readonly title: string;
  readonly texts: readonly string[];
  /** What the field has. */
  readonly value: unknown;
  readonly onTake: (text: string) => void;
}

/** Values of a field that the gateway knows: a press takes one over. */
export function Known({ title, texts, value, onTake }: KnownProps): ReactNode {
  const offered = [...new Set(texts)].filter((text) => text !== "" && text !== value);
  if (offered.length === 0) return null;
  return (
    <p className="bar">
      {offered.slice(0, MAX_LISTED_CHOICES).map((text) => (
        <button
          key={text}
          type="button"
          aria-label={`${title}: take ${text}`}
          onClick={() => onTake(text)}
        >
          {text}
        </button>
      ))}
    </p>
  );
}

interface KnownToolsProps extends Omit<KnownProps, "title" | "texts"> {
  readonly server: string;
}

/** The tools of an MCP server that agents see. */
export function KnownTools({ server, ...props }: KnownToolsProps): ReactNode {
  const query = catalogueQuery(server, "");
  const { data } = useQuery({
    ...query,
    // What the page shows after the change must not be what was read before it.
    queryKey: [...query.queryKey, "before a change"],
    enabled: server !== "",
  });
  const tools = data?.items.filter(({ kind }) => kind === "tool") ?? [];
  const seen = tools.filter(({ visible }) => visible).map(({ shownName }) => shownName);
  const isKnown = tools.some(({ shownName }) => shownName === props.value);
  const isRead = data?.omitted === 0 && data.targets.every(({ error }) => error === undefined);
  return (
    <>
      {isRead && typeof props.value === "string" && !isKnown && (
        <p role="note" className="warn">
          ! The server has no tool {props.value}, so nothing would be hidden.
        </p>
      )}
      <Known title="Tool" texts={seen} {...props} />
    </>
  );
}
