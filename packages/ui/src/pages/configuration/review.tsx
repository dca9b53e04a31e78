import { useMemo } from "react";
import type { ReactNode } from "react";
import { useWriteRefusal } from "../../api/access.ts";
import { Difference } from "../../components/difference.tsx";
import { alike, textOf } from "./changes.ts";
import type { Draft } from "./code-view.ts";
import { findingPath } from "./outside.ts";
import type { Outside } from "./outside.ts";
import type { Base, Reviewed } from "./use-change.ts";

interface ReviewProps {
  readonly review: Reviewed;
  readonly base: Base;
  readonly draft: Draft;
  readonly isReadOnly: boolean;
  /** What the change removes, which the button names; undefined: it removes nothing as a whole. */
  readonly removed?: string | undefined;
  /** What the change is for. */
  readonly message: string;
  readonly onMessage: (message: string) => void;
  readonly onApply: () => void;
}

/** What a change would do, before it is done. */
export function Review(props: ReviewProps): ReactNode {
  const { review, base, draft, isReadOnly, removed, message, onMessage, onApply } = props;
  const { changes, omitted } = review;
  const refusal = useWriteRefusal();
  const typed = useMemo(() => String(draft), [draft]);
  return (
    <section>
      <h2>What changes</h2>
      <ul>
        {alike(changes).map(([change, count]) => (
          <li key={textOf(change)}>
            {textOf(change)}
            {count > 1 && ` (${count} of them)`}
          </li>
        ))}
        {changes.length === 0 && <li>Nothing that the gateway runs.</li>}
        {omitted > 0 && <li>{omitted} more.</li>}
      </ul>
      <Difference label="Changed lines" before={base.text} after={typed} />
      <div className="bar">
        <label className="field wide">
          What it is for; the history shows it
          <input value={message} onChange={({ target }) => onMessage(target.value)} />
        </label>
        <button type="button" disabled={isReadOnly || refusal !== undefined} onClick={onApply}>
          {removed === undefined ? "Apply" : `Remove ${removed}`}
        </button>
      </div>
      <OutsideFaults outside={review.outside} />
    </section>
  );
}

/** What the change needs from outside and would not get; below the button, which stays where it is. */
function OutsideFaults({ outside = [] }: { readonly outside?: Outside | undefined }): ReactNode {
  if (typeof outside === "string")
    return (
      <p role="status" className="quiet">
        Ports and key sets were not tried: {outside}
      </p>
    );
  if (outside.length === 0) return null;
  return (
    <div role="alert">
      <p className="warn">! This would not work now:</p>
      <ul>
        {outside.map(({ place, message }) => (
          <li key={findingPath(place) + message}>
            <code>{findingPath(place)}</code>: {message}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface NewerProps {
  readonly base: Base;
  readonly newer: Base;
  /** What the person has typed. */
  readonly draft: Draft;
  readonly onKeep: () => void;
}

/** What others changed since the text was read, beside the person's own change. */
export function Newer({ base, newer, draft, onKeep }: NewerProps): ReactNode {
  const typed = useMemo(() => String(draft), [draft]);
  return (
    <section>
      <h2>Somebody else was faster: both changes</h2>
      <p>Nothing is lost: what you typed is still there, and what others have changed is stored.</p>
      <div className="pair">
        <div>
          <h3>What others have changed</h3>
          <Difference label="Changes of others" before={base.text} after={newer.text} />
        </div>
        <div>
          <h3>What you have changed</h3>
          <Difference label="Your changes" before={base.text} after={typed} />
        </div>
      </div>
      <button type="button" onClick={onKeep}>
        Keep my text and compare it with the newest
      </button>
    </section>
  );
}
