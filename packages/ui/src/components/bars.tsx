import type { ReactNode } from "react";

/** A bar of a chart. */
export interface Bar {
  readonly name: string;
  readonly value: number;
  readonly text: string;
}

const HEIGHT = 100;
/** The part of a bar's room that the bar fills. */
const FILLED = 0.8;

interface BarsProps {
  /** What the chart shows, for screen readers. */
  readonly label: string;
  readonly bars: readonly Bar[];
}

/** Values as bars, from zero to the highest; the text of each is shown on hover. */
export function Bars({ label, bars }: BarsProps): ReactNode {
  const most = Math.max(0, ...bars.map(({ value }) => value)) || 1;
  const highest = bars.find(({ value }) => value === most);
  return (
    <figure className="bars">
      <figcaption className="quiet">
        {highest === undefined ? "" : `Highest: ${highest.text} on ${highest.name}`}
      </figcaption>
      <svg
        role="img"
        aria-label={`${label}: ${bars.map(({ name, text }) => `${name} ${text}`).join(", ")}`}
        viewBox={`0 0 ${bars.length} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {bars.map(({ name, value, text }, index) => {
          const height = (value / most) * HEIGHT;
          return (
            <g key={name}>
              <rect className="room" x={index} y={0} width={1} height={HEIGHT} />
              <rect
                x={index + (1 - FILLED) / 2}
                y={HEIGHT - height}
                width={FILLED}
                height={height}
              />
              <title>{`${name}: ${text}`}</title>
            </g>
          );
        })}
      </svg>
      <div className="ends quiet">
        <span>{bars[0]?.name}</span>
        <span>{bars.at(-1)?.name}</span>
      </div>
    </figure>
  );
}
