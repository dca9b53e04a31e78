import type {
  AdminExplainedRefusal,
  AdminExplanation,
  AdminOtherRoute,
  AdminPossibleRefusal,
} from "@edge-gateway/generated/types/index.ts";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { addressOfText } from "../../components/change/address-of-place.ts";
import { ChangeLink } from "../../components/change/change-link.tsx";
import { SortedTable } from "../../components/table/sorted-table.tsx";
import { Policies } from "./policies.tsx";

interface ExplanationProps {
  readonly value: AdminExplanation;
  /** What was asked for. */
  readonly asked: { readonly method: string; readonly url: string };
}

/** How the running configuration handles a request: first what its client gets. */
export function Explanation({ value, asked }: ExplanationProps): ReactNode {
  const { refusal, mayRefuse, response, others, omitted } = value;
  return (
    <>
      <div role="status">
        {refusal !== undefined && <Refused refusal={refusal} phases={value.phases} />}
        <Taken value={value} />
        {mayRefuse.length > 0 && <MayRefuse all={mayRefuse} asked={asked} />}
        {refusal === undefined && response !== undefined && (
          <p>
            The gateway responds with <strong>{response.status}</strong>: {response.why}.
          </p>
        )}
        <Backends value={value} />
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

/** The route that takes the request. */
function Taken({ value }: Pick<ExplanationProps, "value">): ReactNode {
  const { route, place, refusal, mayRefuse } = value;
  const isOpen = refusal !== undefined || mayRefuse.length > 0;
  return (
    <p>
      {route === undefined ? (
        <strong className="bad">✗ No route takes it.</strong>
      ) : (
        <>
          <strong className={isOpen ? "" : "good"}>{isOpen ? "Route " : "✓ Route "}</strong>
          <RouteLink id={route} /> takes it; {place}.
        </>
      )}{" "}
      {listenerText(value)}
    </p>
  );
}

/** The servers that get the request, unless a policy refuses it. */
function Backends({ value }: Pick<ExplanationProps, "value">): ReactNode {
  const { backends, refusal, mayRefuse } = value;
  if (backends.length === 0) return null;
  const to =
    refusal !== undefined
      ? "Without the refusal, it would go"
      : mayRefuse.length > 0
        ? "If none refuses it, it goes"
        : "It goes";
  return (
    <>
      <p>{to}</p>
      <ul>
        {backends.map(({ name, kind, percent, servers }) => (
          <li key={name}>
            {backends.length > 1 && `${percent} % `}to <strong>{name}</strong>{" "}
            <span className="quiet">{kind}</span> {servers.join(", ")}
          </li>
        ))}
      </ul>
    </>
  );
}

interface MayRefuseProps extends Pick<ExplanationProps, "asked"> {
  readonly all: readonly AdminPossibleRefusal[];
}

/** The policies whose decision nobody knows before the request is sent. */
function MayRefuse({ all, asked }: MayRefuseProps): ReactNode {
  return (
    <>
      <p>
        <strong className="warn">! It may be refused by</strong>
      </p>
      <ul>
        {all.map(({ policy, why }) => (
          <li key={policy}>
            <strong>{policy}</strong>: {why}
            {policy.endsWith("Authentication") && (
              <>
                {" "}
                (
                <Link to="/identity" search={asked}>
                  judge a token
                </Link>
                )
              </>
            )}
          </li>
        ))}
      </ul>
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
