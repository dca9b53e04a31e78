import type { ReactNode } from "react";

interface ChartProps {
  /** What the chart shows, for screen readers. */
  readonly label: string;
  /** The values in the order of time; undefined leaves a gap. */
  readonly values: readonly (number | undefined)[];
}

const HEIGHT = 40;
/** Room above and below the line, for its thickness. */
const MARGIN = 2;

/** A line of values over time, from zero to the highest. */
export function Chart({ label, values }: ChartProps): ReactNode {
  const width = Math.max(1, values.length - 1);
  return (
    <svg
      className="chart"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
    >
      <path d={lineOf(values)} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** The path through the values; a gap begins another line. */
function lineOf(values: readonly (number | undefined)[]): string {
  const most = Math.max(0, ...values.filter((value) => value !== undefined)) || 1;
  return values
    .flatMap((value, index) => {
      if (value === undefined) return [];
      const command = values[index - 1] === undefined ? "M" : "L";
      const y = HEIGHT - MARGIN - (value / most) * (HEIGHT - 2 * MARGIN);
      return `${command}${index} ${y.toFixed(1)}`;
    })
    .join("");
}
