import { test } from "node:test";

test("waits for ever", () => new Promise(() => setInterval(() => {}, 1_000)));
