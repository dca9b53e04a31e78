import assert from "node:assert/strict";
import { AdminClient, AdminError, fetchTransport } from "@edge-gateway/admin-client";
import type { AdminCall, AdminReply } from "@edge-gateway/admin-client";
import type { AdminOperationId } from "@edge-gateway/generated/admin/operations.ts";
import { ADMIN_RESPONSES } from "@edge-gateway/generated/admin/validators.ts";
import type { AdminProblem } from "@edge-gateway/generated/types/index.ts";
import { validateAdminProblem } from "@edge-gateway/generated/validators/admin-problem.js";
import type { Gateway } from "@edge-gateway/testkit/programs/gateway";

type Rest<Id extends AdminOperationId> =
  Record<never, never> extends AdminCall<Id> ? [call?: AdminCall<Id>] : [call: AdminCall<Id>];

/** A client that validates each response by its schema, and keeps its text. */
export class CheckedClient {
  readonly #client: AdminClient;
  #texts = "";

  constructor({ adminPort }: Pick<Gateway, "adminPort">) {
    this.#client = new AdminClient(fetchTransport(`http://127.0.0.1:${adminPort}`));
  }

  /** The texts of all responses so far. */
  get texts(): string {
    return this.#texts;
  }

  async call<Id extends AdminOperationId>(id: Id, ...rest: Rest<Id>): Promise<AdminReply<Id>> {
    const reply = await this.#client.call(id, ...rest);
    const validate = await ADMIN_RESPONSES[id]();
    assert.deepEqual(validate(reply.value), [], id);
    this.#texts += JSON.stringify(reply.value);
    return reply;
  }

  /** The events of an operation whose response is a stream. */
  async events<Id extends AdminOperationId>(id: Id, ...rest: Rest<Id>) {
    const validate = await ADMIN_RESPONSES[id]();
    const events = await Array.fromAsync(this.#client.stream(id, ...rest));
    for (const event of events) assert.deepEqual(validate(event), [], id);
    this.#texts += JSON.stringify(events);
    return events;
  }

  /** The problem with which the gateway refuses a call. */
  async refusal<Id extends AdminOperationId>(id: Id, ...rest: Rest<Id>): Promise<AdminProblem> {
    try {
      await this.#client.call(id, ...rest);
    } catch (error) {
      if (!(error instanceof AdminError)) throw error;
      assert.deepEqual(validateAdminProblem(error.problem), [], id);
      this.#texts += JSON.stringify(error.problem);
      return error.problem;
    }
    throw new Error(`${id} was not refused`);
  }
}
