import type {
  AdminExplainedRefusal,
  AdminExplanation,
  AdminOtherRoute,
} from "@edge-gateway/generated/types/index.ts";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { addressOfText } from "../../components/change/address-of-place.ts";
import { ChangeLink } from "../../components/change/change-link.tsx";
import { SortedTable } from "../../components/table/sorted-table.tsx";
import { Policies } from "./policies.tsx";

/** How the running configuration handles a request. */
export function Explanation({ value }: { readonly value: AdminExplanation }): ReactNode {
  const { route, place, response, refusal, backends, others, omitted } = value;
  return (
    <>
      <div role="status">
        <p>
          {route === undefined ? (
            <strong className="bad">✗ No route takes it.</strong>
          ) : (
            <>
              <strong className={refusal === undefined ? "good" : ""}>
                {refusal === undefined ? "✓ Route " : "Route "}
              </strong>
              <RouteLink id={route} /> takes it; {place}.
            </>
          )}{" "}
          {listenerText(value)}
        </p>
        {refusal !== undefined && <Refused refusal={refusal} phases={value.phases} />}
        {refusal === undefined && response !== undefined && (
          <p>
            The gateway responds with <strong>{response.status}</strong>: {response.why}.
          </p>
        )}
        <ul>
          {backends.map(({ name, kind, percent, servers }) => (
            <li key={name}>
              {percent} % to <strong>{name}</strong> <span className="quiet">{kind}</span>{" "}
              {servers.join(", ")}
            </li>
          ))}
        </ul>
      </div>
      <h3>Why not the others</h3>
      {omitted > 0 && <p>{omitted} more routes are left out.</p>}
      <SortedTable
        table="others"
        label="Other routes"
        columns={OTHERS}
        rows={others}
        keyOf={({ route: id }) => id}
        empty="There are no other routes at this listener."
      />
      <Policies way={value} />
    </>
  );
}

interface RefusedProps extends Pick<AdminExplanation, "phases"> {
  readonly refusal: AdminExplainedRefusal;
}

/** The policy that refuses the request, and the way to its form. */
function Refused({ refusal: { policy, status, why }, phases }: RefusedProps): ReactNode {
  const all = phases.flatMap(({ policies }) => policies);
  const places = all.find(({ name }) => name === policy)?.from ?? [];
  return (
    <p>
      <strong className="bad">
        ✗ The request ends with {status}: {policy} refuses it
      </strong>{" "}
      ({why}).{" "}
      {places.map((place) => (
        <ChangeLink key={place} address={addressOfText(place)} />
      ))}
    </p>
  );
}

const OTHERS = [
  {
    name: "Route",
    order: { name: "route", value: ({ route }: AdminOtherRoute) => route },
    cell: ({ route }: AdminOtherRoute) => <RouteLink id={route} />,
  },
  {
    name: "Why not",
    order: { name: "why", value: ({ why }: AdminOtherRoute) => why },
    cell: ({ why }: AdminOtherRoute) => why,
    isLong: true,
  },
];

function RouteLink({ id }: { readonly id: string }): ReactNode {
  return (
    <Link to="/traffic/route" search={{ id }}>
      {id}
    </Link>
  );
}

function listenerText({ listener, port }: AdminExplanation): string {
  return listener === undefined
    ? `No listener of port ${port} serves the host.`
    : `The listener is ${listener} of port ${port}.`;
}
