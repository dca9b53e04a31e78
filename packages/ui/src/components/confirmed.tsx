import { Dialog } from "@base-ui/react/dialog";
import type { ReactNode } from "react";
import { useWriteRefusal } from "../api/access.ts";

interface ConfirmedProps {
  /** The words on the button. */
  readonly name: string;
  /** What the button acts on, for screen readers and for the question. */
  readonly object: string;
  /** What happens. */
  readonly children: ReactNode;
  readonly onConfirm: () => void;
}

/** A button for what cannot be undone: it asks first, and names the object. It is disabled for who may only read. */
export function Confirmed({ name, object, children, onConfirm }: ConfirmedProps): ReactNode {
  const refusal = useWriteRefusal();
  return (
    <Dialog.Root>
      <Dialog.Trigger
        aria-label={`${name} ${object}`}
        disabled={refusal !== undefined}
        title={refusal}
      >
        {name}
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="dialog">
          <Dialog.Title>
            {name} {object}?
          </Dialog.Title>
          <Dialog.Description>{children}</Dialog.Description>
          <div className="bar">
            <Dialog.Close onClick={onConfirm}>{name}</Dialog.Close>
            <Dialog.Close>Cancel</Dialog.Close>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
