import type { AdminMcpCatalogue, AdminMcpItem } from "@edge-gateway/generated/types/index.ts";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useWriteRefusal } from "../../api/access.ts";
import { whySeen } from "./demands.ts";
import { OnlyWriters } from "../../components/access/only-writers.tsx";
import { ChangeLink } from "../../components/change/change-link.tsx";
import { descriptionOf, keyOfItem } from "./items.ts";
import { hasNoSessions } from "./target-rows.ts";
import { TryItem } from "./try-item.tsx";

const INDENTATION = 2;

interface ItemDetailProps {
  /** The name of the server in the configuration. */
  readonly server: string;
  /** The address of the server; undefined if no form can change it. */
  readonly address: string | undefined;
  readonly catalogue: AdminMcpCatalogue;
  /** The key of the item in the catalogue; nothing is shown of any other. */
  readonly chosen: string;
  /** What the client lacks that the route demands; empty if nothing. */
  readonly lacked: string;
  /** The URLs at which clients reach the server. */
  readonly urls: readonly string[];
  /** The token or credential of the page. */
  readonly credential: string;
  readonly onCredential: (credential: string) => void;
}

/** An item of a catalogue: why a client sees it, its definition, and a call of it. */
export function ItemDetail(props: ItemDetailProps): ReactNode {
  const { server, address, catalogue, chosen, lacked, urls, credential, onCredential } = props;
  const item = catalogue.items.find((each) => keyOfItem(each) === chosen);
  if (item === undefined) return null;
  const { kind, shownName, target, definition } = item;
  const reading = catalogue.targets.find(({ name }) => name === target);
  const isSessionless = hasNoSessions(reading ?? {});
  return (
    <section aria-label="Item">
      <h2>
        {kind} {shownName}
      </h2>
      <p>{descriptionOf(item)}</p>
      <p>
        Of the target {target}. {whySeen(item, lacked)}.{" "}
        <Changes item={item} {...{ server, address }} />
      </p>
      <details>
        <summary>Definition</summary>
        <pre tabIndex={0} role="region" aria-label="Definition">
          {JSON.stringify(definition, undefined, INDENTATION)}
        </pre>
      </details>
      <OnlyWriters what="A call from this page">
        <TryItem {...{ item, urls, isSessionless, credential, onCredential }} />
      </OnlyWriters>
    </section>
  );
}

interface ChangesProps extends Pick<ItemDetailProps, "server" | "address"> {
  readonly item: AdminMcpItem;
}

/** The forms that hide an item from agents or show it; nothing for who may only read. */
function Changes({ item, server, address }: ChangesProps): ReactNode {
  const { kind, shownName, visible } = item;
  const refusal = useWriteRefusal();
  if (refusal !== undefined) return null;
  if (kind === "tool" && visible)
    return (
      <Link to="/new" search={{ kind: "tool", server, tool: shownName }}>
        Hide it from agents
      </Link>
    );
  if (visible || address === undefined) return null;
  return kind === "tool" ? (
    <Link to="/new" search={{ kind: "shown-tool", server, tool: shownName }}>
      Show it to agents again
    </Link>
  ) : (
    <ChangeLink address={`${address}/policies/mcp`} text="Change the rules of the server" />
  );
}
