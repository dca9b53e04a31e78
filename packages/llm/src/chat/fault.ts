import type { ChatError, ErrorKind } from "./form.ts";

/** What the gateway cannot read or convert; its text is for the client. */
export class ChatFault extends Error {
  readonly error: ChatError;

  constructor(message: string, status: number, kind: ErrorKind = "invalid") {
    super(message);
    this.error = { kind, status, message };
  }
}

const BAD_REQUEST = 400;
const BAD_GATEWAY = 502;

/** The request of the client has something wrong at that place. */
export function badRequest(at: string, problem: string): ChatFault {
  return new ChatFault(`${at === "" ? "the body" : at}: ${problem}`, BAD_REQUEST);
}

/** The vendor has sent what its format does not allow. */
export function badResponse(problem: string): ChatFault {
  return new ChatFault(
    `the response of the provider cannot be read: ${problem}`,
    BAD_GATEWAY,
    "api",
  );
}
