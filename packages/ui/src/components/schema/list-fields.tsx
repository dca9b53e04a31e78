import { Fragment, useState } from "react";
import type { ReactNode } from "react";
import { member } from "../member.ts";

interface ListFieldsProps {
  readonly name: string;
  readonly items: readonly unknown[];
  /** What a new item begins with. */
  readonly first: unknown;
  readonly onChange: (items: readonly unknown[]) => void;
  readonly field: (item: ItemOfList) => ReactNode;
}

/** An item of a list, for its field. */
interface ItemOfList {
  readonly index: number;
  /** Its name for the person. */
  readonly title: string;
  /** The buttons that move and remove it. */
  readonly actions: ReactNode;
  readonly change: (item: unknown) => void;
}

/** Items that can be added, removed and moved. */
export function ListFields({ name, items, first, onChange, field }: ListFieldsProps): ReactNode {
  // Fields keep what is typed in them, so each stays with its item.
  const [keys, setKeys] = useState<readonly number[]>(() => [...items.keys()]);
  const [fresh, setFresh] = useState(items.length);
  const arrange = (order: readonly number[]): void => {
    setKeys(order.map((from) => keys[from] ?? from));
    onChange(order.map((from) => items[from]));
  };
  const places = [...items.keys()];
  return (
    <>
      {items.map((item, index) => {
        const own = member(item, "name");
        const title = `${name} ${index + 1}${typeof own === "string" ? ` (${own})` : ""}`;
        const moved = (to: number): void => arrange(places.with(index, to).with(to, index));
        const actions = (
          <>
            <Step
              label={`Move ${title} up`}
              text="↑"
              isOff={index === 0}
              go={() => moved(index - 1)}
            />
            <Step
              label={`Move ${title} down`}
              text="↓"
              isOff={index === items.length - 1}
              go={() => moved(index + 1)}
            />
            <Step
              label={`Remove ${title}`}
              text="Remove"
              isOff={false}
              go={() => arrange(places.filter((place) => place !== index))}
            />
          </>
        );
        const change = (next: unknown): void => onChange(items.with(index, next));
        return (
          <Fragment key={keys[index] ?? index}>{field({ index, title, actions, change })}</Fragment>
        );
      })}
      <div className="bar">
        <button
          type="button"
          onClick={() => {
            setKeys([...keys, fresh]);
            setFresh(fresh + 1);
            onChange([...items, first]);
          }}
        >
          Add to {name}
        </button>
      </div>
    </>
  );
}

interface StepProps {
  readonly label: string;
  readonly text: string;
  readonly isOff: boolean;
  readonly go: () => void;
}

function Step({ label, text, isOff, go }: StepProps): ReactNode {
  return (
    <button type="button" aria-label={label} title={label} disabled={isOff} onClick={go}>
      {text}
    </button>
  );
}
