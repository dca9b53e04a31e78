/** Thrown when one of the gateway's own calls fails. The message names the host, but contains no secret. */
export class OutboundError extends Error {
  /** `host` or `host:port` of the target. */
  readonly host: string;
  /** The response status; undefined if there was none. */
  readonly status: number | undefined;

  constructor(host: string, reason: string, status?: number, cause?: unknown) {
    super(`${host}: ${reason}`, { cause });
    this.name = "OutboundError";
    this.host = host;
    this.status = status;
  }
}
