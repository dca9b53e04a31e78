import type { ReactNode } from "react";
import { useWriteRefusal } from "../../api/access.ts";

interface OnlyWritersProps {
  /** What is not offered to others, as the subject of a sentence. */
  readonly what: string;
  readonly children: ReactNode;
}

/** What the gateway would refuse to those who may only read: they see a sentence in its place. */
export function OnlyWriters({ what, children }: OnlyWritersProps): ReactNode {
  const refusal = useWriteRefusal();
  if (refusal === undefined) return children;
  return <p className="quiet">{what} is not offered: you may only read.</p>;
}
