import type { AdminMcpCatalogue, AdminMcpItem } from "@edge-gateway/generated/types/index.ts";
import type { ReactNode } from "react";
import { Marked } from "../../components/marked.tsx";
import { VirtualTable } from "../../components/virtual-table.tsx";
import { withWords } from "../../components/with-words.ts";
import { descriptionOf, keyOfItem } from "./items.ts";

interface CatalogueTableProps {
  readonly value: AdminMcpCatalogue;
  readonly search: string;
  readonly onChoose: (item: AdminMcpItem) => void;
}

/** The items of an MCP server, and whether a client sees each. */
export function CatalogueTable({ value, search, onChoose }: CatalogueTableProps): ReactNode {
  const { items, omitted, targets, searchOnly, route } = value;
  const found = withWords(items, search, (item) =>
    [item.kind, item.target, item.name, item.shownName, descriptionOf(item)].join(" "),
  );
  const visible = items.filter((item) => item.visible).length;
  const columns = [
    { name: "Kind", cell: ({ kind }: AdminMcpItem) => kind },
    {
      name: "Name for clients",
      cell: (item: AdminMcpItem) => (
        <button type="button" className="copied" onClick={() => onChoose(item)}>
          <code>{item.shownName}</code>
        </button>
      ),
    },
    { name: "Seen", cell: (item: AdminMcpItem) => <Seen item={item} /> },
    { name: "Target", cell: ({ target }: AdminMcpItem) => target },
    { name: "Name at the target", cell: ({ name }: AdminMcpItem) => <code>{name}</code> },
    { name: "Description", cell: descriptionOf },
  ];
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
      <VirtualTable
        label="Catalogue"
        columns={columns}
        rows={found}
        keyOf={keyOfItem}
        empty={items.length === 0 ? "The targets have no items." : "No item contains these words."}
      />
    </>
  );
}

function Seen({ item: { visible, why } }: { readonly item: AdminMcpItem }): ReactNode {
  return (
    <span className={visible ? "good" : "bad"} title={why}>
      {visible ? "✓ visible" : "✗ hidden"}
    </span>
  );
}
