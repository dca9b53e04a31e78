import type { ChatError, ErrorKind } from "./form.ts";

/** An error while reading or converting; its text is shown to the client. */
export class ChatFault extends Error {
  readonly error: ChatError;

  constructor(message: string, status: number, kind: ErrorKind = "invalid") {
    super(message);
    this.error = { kind, status, message };
  }
}

const BAD_REQUEST = 400;
const BAD_GATEWAY = 502;

/** The client's request is invalid at that place. */
export function badRequest(at: string, problem: string): ChatFault {
  return new ChatFault(`${at === "" ? "the body" : at}: ${problem}`, BAD_REQUEST);
}

/** The vendor's response does not have its format. */
export function badResponse(problem: string): ChatFault {
  return new ChatFault(
    `the response of the provider cannot be read: ${problem}`,
    BAD_GATEWAY,
    "api",
  );
}
