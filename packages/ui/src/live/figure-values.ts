import type { AdminFigurePoint, AdminFigures } from "@edge-gateway/generated/types/index.ts";
import { MEDIAN, quantile, SLOW } from "@edge-gateway/kernel/metrics/quantile";

/** What a person wants to know of some requests. */
export interface Summary {
  readonly requests: number;
  /** Requests per second. */
  readonly rate: number;
  /** Requests that the gateway or the backend failed: those with a status from 500, or without a response. */
  readonly failed: number;
  /** Requests that the client did not wait for, which are no errors. */
  readonly aborted: number;
  /** Requests that were refused because of the client. */
  readonly refused: number;
  /** Seconds within which half of the requests ended; undefined without requests. */
  readonly median: number | undefined;
  /** Seconds within which 99 of 100 requests ended; undefined without requests. */
  readonly slow: number | undefined;
}

const MILLISECONDS = 1_000;
const SECONDS_PER_MINUTE = 60;
const PERCENT = 100;

/** Sums up some steps of figures; `frame` is the response that they are from. */
export function summaryOf(
  points: readonly AdminFigurePoint[],
  { step, limits }: Pick<AdminFigures, "step" | "limits">,
): Summary {
  const sum = (of: (point: AdminFigurePoint) => number | undefined): number =>
    points.reduce((total, point) => total + (of(point) ?? 0), 0);
  const requests = sum((point) => point.requests);
  const latency = [...limits, Infinity].map((_limit, index) =>
    sum((point) => point.latency[index]),
  );
  return {
    requests,
    rate: points.length === 0 ? 0 : requests / (points.length * step),
    failed: sum(({ serverErrors = 0, noResponse = 0 }) => serverErrors + noResponse),
    aborted: sum(({ clientAborted }) => clientAborted),
    refused: sum(({ clientErrors }) => clientErrors),
    median: quantile(latency, limits, MEDIAN),
    slow: quantile(latency, limits, SLOW),
  };
}

/** Formats a rate, such as `12.5/s`, or `2/min` where a second has less than one. */
export function rateText(rate: number): string {
  return rate > 0 && rate < 1
    ? `${shortNumber(rate * SECONDS_PER_MINUTE)}/min`
    : `${shortNumber(rate)}/s`;
}

/** Formats a duration such as `2.5 ms`; `–` if there is none. */
export function secondsText(seconds: number | undefined): string {
  if (seconds === undefined) return "–";
  return seconds < 1 ? `${shortNumber(seconds * MILLISECONDS)} ms` : `${shortNumber(seconds)} s`;
}

/** Formats a part of all requests, such as `0.5 %`; `–` if there are none. */
export function shareText(part: number, all: number): string {
  return all === 0 ? "–" : `${shortNumber((PERCENT * part) / all)} %`;
}

function shortNumber(value: number): string {
  return new Intl.NumberFormat(undefined, { maximumSignificantDigits: 3 }).format(value);
}
