import fc from "fast-check";

/**
 * Responses as the vendors themselves write them, whole and streamed. The gateway does not write
 * any part of them, except for the binary messages of Converse.
 */

export type NativeBlock =
  | { readonly kind: "text" | "refusal"; readonly pieces: readonly string[] }
  | { readonly kind: "reasoning"; readonly pieces: readonly string[]; readonly signature: string }
  | { readonly kind: "call"; readonly id: string; readonly name: string; readonly value: object };

/** A response of a model, as all formats can express it. */
export interface Turn {
  readonly blocks: readonly NativeBlock[];
  readonly reason: "stop" | "length";
  readonly input: number;
  readonly output: number;
  readonly cached: number;
}

/** A response of a vendor, in one piece and as the bytes of a stream. */
export interface Native {
  readonly whole: object;
  readonly stream: Buffer;
}

export type NativeName = "completions" | "messages" | "responses" | "gemini" | "converse";

const TEXT = fc.string({ minLength: 1, maxLength: 8, unit: "grapheme" });
const PIECES = fc.array(TEXT, { minLength: 1, maxLength: 3 });
const text = fc.record({ kind: fc.constant("text" as const), pieces: PIECES });
const refusal = fc.record({ kind: fc.constant("refusal" as const), pieces: PIECES });
const reasoning = fc.record({
  kind: fc.constant("reasoning" as const),
  pieces: PIECES,
  signature: fc.stringMatching(/^[a-zA-Z0-9]{4,9}$/),
});
const call = fc.record({
  kind: fc.constant("call" as const),
  id: fc.stringMatching(/^call_[a-z0-9]{6,9}$/),
  name: fc.stringMatching(/^[a-z]{1,9}$/),
  value: fc.dictionary(fc.stringMatching(/^[a-z]{1,4}$/), TEXT, { maxKeys: 2 }),
});

/** Chat completions have one text of each kind, and then calls. */
const inOrder = fc
  .tuple(
    fc.option(reasoning, { nil: undefined }),
    fc.option(text, { nil: undefined }),
    fc.option(refusal, { nil: undefined }),
    fc.array(call, { maxLength: 3 }),
  )
  .map(([thought, said, refused, calls]) =>
    [thought, said, refused, ...calls].filter((block) => block !== undefined),
  );
const anyOrder = fc.array(fc.oneof(text, reasoning, call), { minLength: 1, maxLength: 5 });

/** The content blocks that each vendor can write. */
const BLOCKS: Readonly<Record<NativeName, fc.Arbitrary<readonly NativeBlock[]>>> = {
  completions: inOrder.filter((blocks) => blocks.length > 0),
  messages: anyOrder,
  responses: fc.array(fc.oneof(text, refusal, reasoning, call), { minLength: 1, maxLength: 5 }),
  gemini: anyOrder,
  converse: anyOrder,
};

export function turnsOf(name: NativeName): fc.Arbitrary<Turn> {
  return fc.record({
    blocks: BLOCKS[name],
    reason: fc.constantFrom("stop" as const, "length" as const),
    input: fc.integer({ min: 500, max: 999 }),
    output: fc.nat(999),
    cached: fc.nat(400),
  });
}

/** JSON text in two pieces, the first of which is empty for Anthropic. */
export function piecesOf(value: object): readonly string[] {
  const json = JSON.stringify(value);
  const middle = Math.floor(json.length / 2);
  return [json.slice(0, middle), json.slice(middle)];
}

export const data = (value: unknown): string => `data: ${JSON.stringify(value)}\n\n`;
export const named = (value: { readonly type: string }): string =>
  `event: ${value.type}\n${data(value)}`;
export const joined = (pieces: readonly string[]): string => pieces.join("");
export const hasCall = ({ blocks }: Turn): boolean => blocks.some(({ kind }) => kind === "call");
