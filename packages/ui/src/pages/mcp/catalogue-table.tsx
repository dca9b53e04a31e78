import type { AdminMcpCatalogue, AdminMcpItem } from "@edge-gateway/generated/types/index.ts";
import type { ReactNode } from "react";
import { Marked } from "../../components/marked.tsx";
import { SortedTable } from "../../components/table/sorted-table.tsx";
import { withWords } from "../../components/with-words.ts";
import { seenText, whySeen } from "./demands.ts";
import { descriptionOf, keyOfItem } from "./items.ts";

interface CatalogueTableProps {
  readonly value: AdminMcpCatalogue;
  /** What the client lacks that the route demands; empty if nothing. */
  readonly lacked: string;
  readonly search: string;
  readonly onChoose: (item: AdminMcpItem) => void;
}

/** The items of an MCP server, and whether a client sees each. */
export function CatalogueTable(props: CatalogueTableProps): ReactNode {
  const { value, lacked, search, onChoose } = props;
  const { items, omitted, targets, searchOnly, route } = value;
  const found = withWords(items, search, (item) =>
    [item.kind, item.target, item.name, item.shownName, descriptionOf(item)].join(" "),
  );
  const visible = lacked === "" ? items.filter((item) => item.visible).length : 0;
  const columns = columnsWith(lacked, onChoose);
  return (
    <>
      <p role="status">
        {found.length} of {items.length} items; the client sees {visible}
        {omitted > 0 && `; ${omitted} more are left out`}
        {route === undefined && "; no route leads to this server"}
      </p>
      {targets.map(
        ({ name, error }) =>
          error !== undefined && (
            <p key={name} className="bad">
              ✗ {name}: <Marked text={error} />
            </p>
          ),
      )}
      {searchOnly && <p>Clients get a tool that searches instead of the list of tools.</p>}
      <SortedTable
        table="items"
        label="Catalogue"
        columns={columns}
        rows={found}
        keyOf={keyOfItem}
        empty={items.length === 0 ? "The targets have no items." : "No item contains these words."}
      />
    </>
  );
}

interface SeenProps extends Pick<CatalogueTableProps, "lacked"> {
  readonly item: AdminMcpItem;
}

function Seen({ item, lacked }: SeenProps): ReactNode {
  return (
    <span className={item.visible && lacked === "" ? "good" : "bad"} title={whySeen(item, lacked)}>
      {seenText(item, lacked)}
    </span>
  );
}

function columnsWith(lacked: string, onChoose: CatalogueTableProps["onChoose"]) {
  return [
    {
      name: "Kind",
      order: { name: "kind", value: ({ kind }: AdminMcpItem) => kind },
      cell: ({ kind }: AdminMcpItem) => kind,
    },
    {
      name: "Name for clients",
      order: { name: "shown", value: ({ shownName }: AdminMcpItem) => shownName },
      cell: (item: AdminMcpItem) => (
        <button type="button" className="copied" onClick={() => onChoose(item)}>
          <code>{item.shownName}</code>
        </button>
      ),
    },
    {
      name: "Seen",
      order: {
        name: "seen",
        value: (item: AdminMcpItem) => seenText(item, lacked),
      },
      cell: (item: AdminMcpItem) => <Seen {...{ item, lacked }} />,
    },
    {
      name: "Target",
      order: { name: "target", value: ({ target }: AdminMcpItem) => target },
      cell: ({ target }: AdminMcpItem) => target,
    },
    {
      name: "Name at the target",
      order: { name: "name", value: ({ name }: AdminMcpItem) => name },
      cell: ({ name }: AdminMcpItem) => <code>{name}</code>,
    },
    { name: "Description", cell: descriptionOf, isLong: true },
  ];
}
