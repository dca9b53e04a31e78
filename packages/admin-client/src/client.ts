import { ADMIN_OPERATIONS } from "@edge-gateway/generated/admin/operations.ts";
import type {
  AdminOperationId,
  AdminOperations,
} from "@edge-gateway/generated/admin/operations.ts";
import type { AdminProblem } from "@edge-gateway/generated/types/index.ts";
import { eventsOf } from "./events.ts";
import type { Transport, TransportResponse } from "./transport.ts";

const PREFIX = "/api";
const JSON_TYPE = "application/json";
const PROBLEM_TYPE = "application/problem+json";
const SUCCESS_END = 300;
const SUCCESS_START = 200;
const REDIRECT_END = 400;
const UNAUTHORIZED = 401;
/** The status of a redirect that `fetch` has not followed (Fetch standard, "opaque-redirect filtered response"). */
const HIDDEN_REDIRECT = 0;
/** The kind of the problem that wants a token. */
const LOGIN_NEEDED = "login-needed";

/** What a call of an operation sends. */
export type AdminCall<Id extends AdminOperationId> = {
  /** The version that the call changes, from an earlier {@link AdminReply}. */
  readonly version?: string;
  readonly signal?: AbortSignal;
  /** Called when the response of a stream has begun, maybe long before its first event. */
  readonly opened?: () => void;
} & (AdminOperations[Id]["request"] extends undefined
  ? { readonly body?: undefined }
  : { readonly body: AdminOperations[Id]["request"] }) &
  (Record<never, never> extends AdminOperations[Id]["query"]
    ? { readonly query?: AdminOperations[Id]["query"] }
    : { readonly query: AdminOperations[Id]["query"] });

/** A call of any operation. */
interface SentCall {
  readonly version?: string;
  readonly signal?: AbortSignal;
  readonly opened?: () => void;
  readonly body?: unknown;
  readonly query?: object | undefined;
}

/** The parameters after the id of an operation: none are needed if every part is optional. */
type Rest<Id extends AdminOperationId> =
  Record<never, never> extends AdminCall<Id> ? [call?: AdminCall<Id>] : [call: AdminCall<Id>];

/** The result of a call. */
export interface AdminReply<Id extends AdminOperationId> {
  readonly value: AdminOperations[Id]["response"];
  /** The version of the value, which a change names; undefined if it has none. */
  readonly version: string | undefined;
}

/** The gateway refused a call; `problem` says why. */
export class AdminError extends Error {
  readonly problem: AdminProblem;

  constructor(problem: AdminProblem) {
    super(problem.detail);
    this.name = "AdminError";
    this.problem = problem;
  }

  /** The name of the problem's kind, such as `not-found`. */
  get kind(): string {
    return this.problem.type.slice(this.problem.type.lastIndexOf(":") + 1);
  }
}

/** Nobody is logged in, or the login has ended. */
export class LoginError extends Error {
  /** Whether the admin server wants a login by a token that the gateway has printed; otherwise a policy wants one. */
  readonly isByToken: boolean;

  constructor(message: string, isByToken: boolean) {
    super(message);
    this.name = "LoginError";
    this.isByToken = isByToken;
  }
}

/** Calls the operations of the admin API. */
export class AdminClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Calls an operation.
   * @throws AdminError when the gateway refuses the call; LoginError when somebody must log in first; another error when there is no response of a gateway
   */
  async call<Id extends AdminOperationId>(id: Id, ...[call]: Rest<Id>): Promise<AdminReply<Id>> {
    const response = await this.#send(id, call);
    const version = /^"([^"]*)"$/.exec(response.headers.get("etag") ?? "")?.[1];
    return { value: parsed(await response.text()), version };
  }

  /** Calls an operation whose response is a stream, and yields the document of each event. */
  async *stream<Id extends AdminOperationId>(
    id: Id,
    ...[call]: Rest<Id>
  ): AsyncGenerator<AdminOperations[Id]["response"]> {
    const { body } = await this.#send(id, call);
    call?.opened?.();
    for await (const data of eventsOf(body ?? [])) yield parsed(data);
  }

  async #send(id: AdminOperationId, call: SentCall | undefined): Promise<TransportResponse> {
    const { method, path, media } = ADMIN_OPERATIONS[id];
    const { body, query, version, signal } = call ?? {};
    const response = await this.#transport({
      method,
      path: PREFIX + path + queryText(query),
      headers: {
        accept: `${media}, ${PROBLEM_TYPE}`,
        ...(body === undefined ? {} : { "content-type": JSON_TYPE }),
        ...(version === undefined ? {} : { "if-match": `"${version}"` }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal,
    });
    const type = response.headers.get("content-type") ?? "";
    if (type.startsWith(PROBLEM_TYPE)) throw errorOf(parsed(await response.text()));
    if (wantsLogin(response.status)) throw new LoginError("the login has ended", false);
    const isSuccess = response.status >= SUCCESS_START && response.status < SUCCESS_END;
    if (isSuccess && type.startsWith(media)) return response;
    throw new Error(`the server responds with status ${response.status}, and is not a gateway`);
  }
}

function errorOf(problem: AdminProblem): Error {
  const error = new AdminError(problem);
  return error.kind === LOGIN_NEEDED ? new LoginError(problem.detail, true) : error;
}

/** The API redirects nobody; a policy such as `oidc` does, to a login. Browsers hide the status of a redirect. */
export function wantsLogin(status: number): boolean {
  return (
    status === UNAUTHORIZED ||
    status === HIDDEN_REDIRECT ||
    (status >= SUCCESS_END && status < REDIRECT_END)
  );
}

function queryText(query: object = {}): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) parameters.set(name, String(value));
  const text = parameters.toString();
  return text === "" ? "" : `?${text}`;
}

/** The gateway validates its responses in tests, so a response has the type of its operation. */
function parsed<Value>(text: string): Value {
  return JSON.parse(text) as Value;
}
