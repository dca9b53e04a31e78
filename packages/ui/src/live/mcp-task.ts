import { LONGEST_TASK_PAUSE, SHORTEST_TASK_PAUSE, TASK_PAUSE } from "../bounds.ts";
import { member } from "../components/member.ts";
import type { McpListener, McpResult, McpTask } from "./mcp-messages.ts";

/** What following a task needs of the call that began it. */
export interface TaskParts {
  readonly listener: McpListener;
  readonly signal: AbortSignal;
  ask(method: string, params: object): Promise<McpResult>;
}

/** The task in a result with which a call began one; undefined: the result is that of the call. */
export function begunTask(result: McpResult): McpTask | undefined {
  // Version 2025-11-25 has the task as a member, SEP-2663 instead of the result.
  const isExtension = result["resultType"] === "task";
  const state = isExtension ? result : result["task"];
  return typeof member(state, "taskId") === "string" ? taskIn(state, isExtension) : undefined;
}

function taskIn(state: unknown, isExtension: boolean): McpTask {
  const text = (name: string): string => {
    const value = member(state, name);
    return typeof value === "string" ? value : "";
  };
  const wanted = Number(member(state, "pollIntervalMs") ?? member(state, "pollInterval"));
  const pause = Number.isFinite(wanted) ? wanted : TASK_PAUSE;
  return {
    ...{ id: text("taskId"), status: text("status"), message: text("statusMessage") },
    pause: Math.min(Math.max(pause, SHORTEST_TASK_PAUSE), LONGEST_TASK_PAUSE),
    isExtension,
  };
}

/** A task that a call has begun: its state is told until it ends. */
export class FollowedTask {
  readonly #parts: TaskParts;
  readonly #answered = new Set<string>();
  /** What runs while the server waits for the person; undefined: nothing. */
  #input: Promise<McpResult | undefined> | undefined;
  #task: McpTask;

  constructor(task: McpTask, parts: TaskParts) {
    this.#task = task;
    this.#parts = parts;
  }

  get id(): string {
    return this.#task.id;
  }

  /**
   * Resolves to the result of the call; undefined if the task was cancelled.
   * @throws Error with what the server said
   */
  async result(): Promise<McpResult | undefined> {
    const { listener, signal } = this.#parts;
    for (;;) {
      listener.tasked(this.#task);
      const pause = paused(this.#task.pause, signal);
      const early = await Promise.race([pause, this.#input ?? pause]);
      if (early !== undefined) return early;
      signal.throwIfAborted();
      const state = await this.#ask("tasks/get");
      this.#task = taskIn(state, this.#task.isExtension);
      const { status } = this.#task;
      if (status === "input_required") this.#beginInput(state);
      if (!["completed", "failed", "cancelled"].includes(status)) continue;
      listener.tasked(this.#task);
      return status === "cancelled" ? undefined : this.#resultIn(state);
    }
  }

  /** Asks the server to end the task, which then says when it has. */
  async cancel(): Promise<void> {
    await this.#ask("tasks/cancel");
  }

  #ask(method: string, params: object = {}): Promise<McpResult> {
    return this.#parts.ask(method, { taskId: this.#task.id, ...params });
  }

  #resultIn(state: McpResult): Promise<McpResult> | McpResult {
    if (!this.#task.isExtension) return this.#ask("tasks/result");
    const said = member(state["error"], "message");
    if (state["error"] !== undefined)
      throw new Error(typeof said === "string" ? said : "the task has failed");
    return Object(state["result"]);
  }

  /** Has the person answer what the server asks, once. */
  #beginInput({ inputRequests }: McpResult): void {
    const { isExtension } = this.#task;
    const asked = Object.entries(Object(inputRequests)).filter(([key]) => !this.#answered.has(key));
    if (this.#input !== undefined || (isExtension && asked.length === 0)) return;
    const answered = isExtension ? this.#answer(asked) : this.#earlyResult();
    this.#input = answered.finally(() => (this.#input = undefined));
    // Nobody may wait for it when the task ends before.
    this.#input.catch(() => undefined);
  }

  async #answer(asked: readonly (readonly [string, unknown])[]): Promise<undefined> {
    const inputResponses: Record<string, object> = {};
    for (const [key, wanted] of asked) {
      this.#answered.add(key);
      inputResponses[key] = await this.#parts.listener.asked(Object(wanted));
    }
    await this.#ask("tasks/update", { inputResponses });
  }

  /** A server of version 2025-11-25 asks the person within the response to the request for the result. */
  async #earlyResult(): Promise<McpResult | undefined> {
    try {
      return await this.#ask("tasks/result");
    } catch {
      // What has ended it is said by the state of the task.
      return paused(this.#task.pause, this.#parts.signal);
    }
  }
}

/** Resolves after these milliseconds, or when the signal aborts. */
function paused(milliseconds: number, signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve(undefined);
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener("abort", end);
  });
}
