import assert from "node:assert/strict";
import { test } from "node:test";
import { begunTask, FollowedTask } from "./mcp-task.ts";

test("a task is asked for after the pause that its server wishes", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  const states = [
    { taskId: "t", status: "working", pollIntervalMs: 2_000 },
    { taskId: "t", status: "completed", result: { ok: true } },
  ];
  const asked: string[] = [];
  const task = begunTask({ resultType: "task", taskId: "t", status: "working" });
  assert.ok(task !== undefined);
  const followed = new FollowedTask(task, {
    listener: { notified() {}, tasked() {}, asked: () => assert.fail("no question") },
    signal: new AbortController().signal,
    ask(method) {
      asked.push(method);
      return Promise.resolve(states.shift() ?? assert.fail("no more states"));
    },
  });
  const result = followed.result();
  const pauses: number[] = [];
  for (const milliseconds of [0, 999, 1, 1_999, 1]) {
    context.mock.timers.tick(milliseconds);
    await turn();
    pauses.push(asked.length);
  }
  assert.deepEqual(pauses, [0, 0, 1, 1, 2]);
  assert.deepEqual(await result, { ok: true });
});
