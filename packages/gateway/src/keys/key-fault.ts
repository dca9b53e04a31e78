/** Thrown when a change of keys is refused; the message says why. */
export class KeyFault extends Error {
  readonly status: 400 | 404 | 409 | 412 | 503;

  constructor(status: KeyFault["status"], message: string) {
    super(message);
    this.status = status;
  }
}
