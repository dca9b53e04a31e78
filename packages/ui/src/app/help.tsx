import { Dialog } from "@base-ui/react/dialog";
import type { ReactNode } from "react";
import { ADD, PAGES } from "./pages.ts";

const KEYS = [
  ["/", "search in the page"],
  ...[...PAGES, ADD].map(({ key, name }) => [`g ${key}`, name] as const),
  ["?", "this help"],
  ["Escape", "close"],
] as const;

interface HelpProps {
  readonly isOpen: boolean;
  readonly onChange: (isOpen: boolean) => void;
}

/** The list of keys. */
export function Help({ isOpen, onChange }: HelpProps): ReactNode {
  return (
    <Dialog.Root open={isOpen} onOpenChange={onChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="dialog">
          <Dialog.Title>Keys</Dialog.Title>
          <dl className="facts">
            {KEYS.map(([key, meaning]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
          <Dialog.Close>Close</Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
