import type { AdminConfigVersion } from "@edge-gateway/generated/types/index.ts";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useDeferredValue, useState } from "react";
import type { ReactNode } from "react";
import { versionsQuery } from "../../api/history.ts";
import { Loaded } from "../../components/loaded.tsx";
import { Moment } from "../../components/moment.tsx";
import { Search } from "../../components/search.tsx";
import { SortedTable } from "../../components/table/sorted-table.tsx";
import { withWords } from "../../components/with-words.ts";
import { originText, resultText } from "./version-texts.ts";
import { Replicas } from "./replicas.tsx";
import { Version } from "./version.tsx";

const route = getRouteApi("/history");

/** Who changed what, and when? The versions of the configuration, their differences, and the way back. */
export function History(): ReactNode {
  const { q = "", id = "" } = route.useSearch();
  const navigate = route.useNavigate();
  const [times, setTimes] = useState(0);
  const search = useDeferredValue(q);
  const versions = useQuery(versionsQuery);
  const change = (words: string): void =>
    void navigate({
      search: (shown) => {
        const { q: _, ...others } = shown;
        return words === "" ? others : { ...others, q: words };
      },
      replace: true,
    });
  return (
    <>
      <h1>History</h1>
      <p className="quiet">
        Each change of the configuration is a version. A version shows what it changed, and leads
        back to the state after it.
      </p>
      <div className="bar">
        <Search value={q} placeholder="origin, message or result" onChange={change} />
      </div>
      <Loaded query={versions}>
        {(value) => (
          <>
            <VersionTable {...value} search={search} onChoose={() => setTimes(times + 1)} />
            {id !== "" && <Version key={id} {...{ id, times }} />}
            <Replicas />
          </>
        )}
      </Loaded>
    </>
  );
}

interface VersionTableProps {
  readonly versions: readonly AdminConfigVersion[];
  readonly omitted: number;
  readonly search: string;
  readonly onChoose: () => void;
}

function VersionTable({ versions, omitted, search, onChoose }: VersionTableProps): ReactNode {
  const found = withWords(versions, search, (version) =>
    [version.id, originText(version), version.message ?? "", resultText(version)].join(" "),
  );
  const columns = [
    {
      name: "Version",
      cell: ({ id }: AdminConfigVersion) => (
        <Link to="/history" search={(shown) => ({ ...shown, id })} onClick={onChoose}>
          {id}
        </Link>
      ),
    },
    {
      name: "Time",
      order: { name: "time", value: ({ at }: AdminConfigVersion) => at },
      cell: ({ at }: AdminConfigVersion) => <Moment at={at} />,
    },
    {
      name: "Origin",
      order: { name: "origin", value: (version: AdminConfigVersion) => originText(version) },
      cell: originText,
    },
    { name: "Message", cell: ({ message = "" }: AdminConfigVersion) => message, isLong: true },
    {
      name: "Result",
      order: { name: "result", value: (version: AdminConfigVersion) => resultText(version) },
      cell: resultText,
      isLong: true,
    },
  ];
  return (
    <>
      <p role="status">
        {found.length} of {versions.length} versions
        {omitted > 0 && `; ${omitted} older ones are no longer known`}
      </p>
      <SortedTable
        table="versions"
        label="Versions"
        columns={columns}
        rows={found}
        keyOf={({ id }) => id}
        empty={
          versions.length === 0 ? "There is no version yet." : "No version contains these words."
        }
      />
    </>
  );
}
