import type { ReactNode } from "react";

const UNITS = [
  ["d", 86_400],
  ["h", 3_600],
  ["m", 60],
  ["s", 1],
] as const;

/** A time in the reader's zone, with UTC on hover. */
export function Moment({ at }: { readonly at: string }): ReactNode {
  return (
    <time dateTime={at} title={at}>
      {new Date(at).toLocaleString()}
    </time>
  );
}

/** A duration in its two largest units, exact on hover. */
export function Lasting({ seconds }: { readonly seconds: number }): ReactNode {
  return <span title={`${seconds} s`}>{lasting(seconds)}</span>;
}

/** Formats a duration in its two largest units, such as `2h 5m`. */
function lasting(seconds: number): string {
  let rest = Math.floor(seconds);
  const parts = UNITS.flatMap(([unit, length]) => {
    const count = Math.floor(rest / length);
    rest -= count * length;
    return count > 0 ? [`${count}${unit}`] : [];
  });
  return parts.slice(0, 2).join(" ") || "0s";
}
