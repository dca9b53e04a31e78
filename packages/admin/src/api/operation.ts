import type { IncomingMessage, ServerResponse } from "node:http";
import type {
  AdminOperationId,
  AdminOperations,
} from "@edge-gateway/generated/admin/operations.ts";

import type { Caller } from "../caller.ts";

/** A request of an operation, after its validation. */
export interface ApiRequest<Id extends AdminOperationId> {
  readonly query: AdminOperations[Id]["query"];
  readonly body: AdminOperations[Id]["request"];
  /** The version in `If-Match`; undefined if the request has none. */
  readonly version: string | undefined;
  readonly headers: IncomingMessage["headers"];
  readonly caller: Caller;
  /** The response, for operations that write a stream. */
  readonly response: ServerResponse;
}

/** The result of an operation. */
export interface ApiReply<Id extends AdminOperationId> {
  readonly value: AdminOperations[Id]["response"];
  /** The version of the value, for the ETag. */
  readonly version?: string;
}

type Result<Id extends AdminOperationId> = ApiReply<Id> | undefined;

/**
 * Runs an operation; undefined if it has taken over the response. Throws `AdminRefusal`. As a method, it can
 * be called for any operation, after its request was validated.
 */
export type ApiHandler<Id extends AdminOperationId> = {
  run(request: ApiRequest<Id>): Result<Id> | Promise<Result<Id>>;
}["run"];

/** The handlers of all operations. */
export type ApiHandlers = { readonly [Id in AdminOperationId]: ApiHandler<Id> };

/** The handlers of some operations. */
export type SomeHandlers<Id extends AdminOperationId> = Pick<ApiHandlers, Id>;
