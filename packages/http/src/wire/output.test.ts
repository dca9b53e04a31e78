import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { LOOPED_BYTES, LOOPED_CHARACTERS } from "../bounds.ts";
import { NOWHERE } from "./wire.ts";
import type { Wire } from "./wire.ts";
import { testThread } from "../testing/thread.ts";

/**
 * A message to send; `causes` are the messages that its receiver sends at once, as on a connection within the
 * process.
 */
interface Message {
  readonly to: number;
  readonly length: number;
  readonly owned: boolean;
  readonly causes: readonly Message[];
}

const LONGEST = 70_000;
const WIRES = [0, 1, 2, 3];

/** The length of the longest chain of messages that cause other messages. */
const DEPTH = 3;

function messagesOf(depth: number): fc.Arbitrary<readonly Message[]> {
  const message = fc.record({
    to: fc.constantFrom(...WIRES),
    length: fc.oneof(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: LONGEST })),
    owned: fc.boolean(),
    causes: depth === 0 ? fc.constant([]) : messagesOf(depth - 1),
  });
  return fc.array(message, { maxLength: 4 });
}

/**
 * Connections that record what they receive: those with odd numbers at once, the others at the end of the
 * turn.
 */
class Wires {
  readonly output = testThread().output;
  readonly expected = WIRES.map(() => [] as string[]);
  readonly got = WIRES.map(() => [] as string[]);
  readonly #causes = new Map<string, readonly Message[]>();
  readonly #wires = WIRES.map((number) => this.#wire(number));
  /** Memory that a connection keeps, with the content that the memory must have at the end. */
  readonly kept: (readonly [Uint8Array, string])[] = [];
  #count = 0;

  send({ to, length, owned, causes }: Message): void {
    const wire = this.#wires[to];
    if (wire === undefined) return;
    const text = `${this.#count++} `.padEnd(length, "x");
    this.#causes.set(text, causes);
    if (owned) {
      if (wire.waits) this.output.flush();
    } else {
      // Writes headers and a body.
      this.output.text(text.slice(0, 1));
      this.output.copy(Buffer.from(text), 1, text.length);
    }
    // When a message is flushed, all messages that were flushed earlier, and the messages that those caused,
    // precede it.
    this.expected[to]?.push(text);
    if (owned) wire.sendOwned(Buffer.from(text));
    else this.output.send(wire);
  }

  #wire(number: number): Wire {
    const waits = number % 2 === 0;
    const receive = (bytes: Uint8Array): string => {
      const text = Buffer.from(bytes).toString();
      this.got[number]?.push(text);
      for (const message of this.#causes.get(text) ?? []) this.send(message);
      return text;
    };
    return {
      waits,
      send: (bytes) => {
        const text = receive(bytes);
        if (!waits || number === 0) return true;
        this.kept.push([bytes, text]);
        return false;
      },
      sendOwned: (bytes) => {
        if (waits) this.output.flush();
        receive(bytes);
      },
      sendLent: () => assert.fail("this test sends no lent bytes"),
      congested: false,
      pauseRead() {},
      resumeRead() {},
      end() {},
      destroy() {},
    };
  }
}

test("every wire gets its messages complete and in order, even if a message causes others to be sent", () => {
  fc.assert(
    fc.property(messagesOf(DEPTH), (messages) => {
      const wires = new Wires();
      for (const message of messages) wires.send(message);
      wires.output.flush();
      assert.deepEqual(wires.got, wires.expected);
      for (const [bytes, text] of wires.kept) assert.equal(Buffer.from(bytes).toString(), text);
    }),
  );
});

test("sent bytes wait for the end of the turn", async () => {
  const wires = new Wires();
  wires.send({ to: 0, length: 3, owned: false, causes: [] });
  assert.deepEqual(wires.got[0], []);
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual(wires.got[0], ["0 x"]);
});

test("bytes and texts are equal, at all lengths around the limit for copying one by one", () => {
  const near = (length: number): number[] => [0, length - 1, length, length + 1, 2 * length];
  for (const length of [...near(LOOPED_BYTES), ...near(LOOPED_CHARACTERS)]) {
    const text = Array.from({ length }, (_, index) => String.fromCharCode(index + 128)).join("");
    const output = testThread().output;
    const sent: Buffer[] = [];
    const source = Buffer.from(`<${text}>`, "latin1");
    output.copy(source, 1, source.length - 1);
    output.text(text);
    output.fixed(Buffer.from("."));
    output.send({ ...NOWHERE, send: (bytes) => sent.push(Buffer.from(bytes)) > 0 });
    assert.equal(Buffer.concat(sent).toString("latin1"), `${text}${text}.`);
  }
});
