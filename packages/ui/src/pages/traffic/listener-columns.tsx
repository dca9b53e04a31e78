import type { AdminListener } from "@edge-gateway/generated/types/index.ts";
import { Link } from "@tanstack/react-router";
import { Place } from "../../components/place.tsx";
import { rateText, secondsText, shareText } from "../../live/figure-values.ts";
import type { Summary } from "../../live/figure-values.ts";

/** A listener with its last minute; undefined: it got no requests. */
interface ListenerRow extends AdminListener {
  readonly figures: Summary | undefined;
}

function nameOf({ name, gateway }: AdminListener): string {
  return name ?? gateway;
}

function failedPart({ figures }: ListenerRow): number | undefined {
  return figures && figures.failed / figures.requests;
}

/** What a listener is, and what happens there. */
export const LISTENER_COLUMNS = [
  {
    name: "Gateway",
    order: { name: "gateway", value: ({ gateway }: ListenerRow) => gateway },
    cell: ({ gateway }: ListenerRow) => gateway,
  },
  { name: "Listener", order: { name: "name", value: nameOf }, cell: nameOf },
  {
    name: "Port",
    order: { name: "port", value: ({ port }: ListenerRow) => port },
    cell: ({ port }: ListenerRow) => (
      <Link to="/traffic" search={{ q: String(port) }} title="Its routes">
        {port}
      </Link>
    ),
  },
  {
    name: "Protocol",
    order: { name: "protocol", value: ({ protocol }: ListenerRow) => protocol },
    cell: ({ protocol }: ListenerRow) => protocol,
  },
  {
    name: "Host",
    order: { name: "host", value: ({ hostname = "" }: ListenerRow) => hostname },
    cell: ({ hostname }: ListenerRow) => hostname ?? "any",
  },
  {
    name: "Requests",
    order: { name: "requests", value: ({ figures }: ListenerRow) => figures?.rate, isFigure: true },
    cell: ({ figures }: ListenerRow) => (figures === undefined ? "–" : rateText(figures.rate)),
  },
  {
    name: "Errors",
    order: { name: "errors", value: failedPart, isFigure: true },
    cell: ({ figures }: ListenerRow) =>
      figures === undefined ? "–" : shareText(figures.failed, figures.requests),
  },
  {
    name: "99 % within",
    order: { name: "latency", value: ({ figures }: ListenerRow) => figures?.slow, isFigure: true },
    cell: ({ figures }: ListenerRow) => secondsText(figures?.slow),
  },
  {
    name: "Connections of the port",
    order: {
      name: "connections",
      value: ({ connections }: ListenerRow) => connections,
      isFigure: true,
    },
    cell: ({ connections }: ListenerRow) => connections,
  },
  { name: "Place", isPinned: true, cell: ({ place }: ListenerRow) => <Place place={place} /> },
];
