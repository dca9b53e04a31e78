/** Ends a connection with GOAWAY (RFC 9113 section 5.4.1). */
export class Http2Error extends Error {
  /** The error code (RFC 9113 section 7). */
  readonly code: number;

  constructor(code: number, detail: string) {
    super(detail);
    this.code = code;
  }
}
