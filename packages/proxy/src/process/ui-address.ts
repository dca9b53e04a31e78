import type { Ir } from "@edge-gateway/translate/ir";
import type { Logins } from "@edge-gateway/admin/logins";

/** Where the admin server listens, and what the running configuration allows its clients. */
interface AdminState {
  readonly addresses: readonly string[];
  readonly access: Ir["adminAccess"];
}

/** Prints the address of the admin UI with a token, where clients of the admin server have to log in. */
export class UiAddress {
  readonly #logins: Logins;
  readonly #print: (text: string) => void;
  readonly #state: () => AdminState;

  /** @param print shows a text to the person who has started the process; it is no line of the log */
  constructor(logins: Logins, print: (text: string) => void, state: () => AdminState) {
    this.#logins = logins;
    this.#print = print;
    this.#state = state;
  }

  /** Prints an address if a login is needed, and nobody has been able to log in so far. */
  offer(): void {
    if (!this.#logins.isOpen) this.renew();
  }

  /** Prints an address with a new token if a login is needed. */
  renew(): void {
    const { addresses, access } = this.#state();
    const address = addresses.find((each) => !each.startsWith("unix:"));
    if (access !== "Login" || address === undefined) return;
    const url = `http://${address}/ui?token=${this.#logins.issue()}`;
    this.#print(`The admin UI, for one login: ${url}\n`);
  }
}
