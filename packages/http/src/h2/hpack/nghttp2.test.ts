import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { COMPRESSION_ERROR } from "../frames/constants.ts";
import { Http2Error } from "../frames/http2-error.ts";
import { HpackDecoder } from "./decoder.ts";
import { HpackEncoder, mostBytes } from "./encoder.ts";
import { STATIC_TABLE } from "./static-table.ts";
import { Compressor, listenForBlocks, listenForFields } from "./testing/nghttp2.ts";

const BOUNDS = { tableBytes: 4096, maxListBytes: 65_536, maxFields: 1000 };
const PSEUDO = [":method", "GET", ":scheme", "http", ":authority", "a", ":path", "/"];
const RUNS = 100;
const MUTATIONS = 1000;

const letters = (characters: string, bounds: fc.StringConstraints) =>
  fc.string({ ...bounds, unit: fc.constantFrom(...characters) });

/** Generates names: some are repeated, so that tables are used, and others are random. */
const name = fc.oneof(
  fc.constantFrom("accept", "cookie", "user-agent", "accept-encoding", "x-a", "x-request-id"),
  letters("abcxyz0189!#$%&'*+-.^_`|~", { minLength: 1, maxLength: 30 }).map((text) => `x${text}`),
);
const value = fc.oneof(
  fc.constantFrom("", "*/*", "gzip, deflate", "a=b", "0123456789abcdef".repeat(20)),
  letters(Array.from({ length: 0x5f }, (_, at) => String.fromCharCode(0x20 + at)).join(""), {
    maxLength: 200,
  }).map((text) => text.trim()),
  letters(Array.from({ length: 0x80 }, (_, at) => String.fromCharCode(0x80 + at)).join(""), {
    maxLength: 40,
  }),
);
const fields = fc
  .array(fc.tuple(name, value), { maxLength: 12 })
  .map((pairs) => [...PSEUDO, ...pairs.flat()]);
const conversation = fc.array(fields, { minLength: 1, maxLength: 6 });

function encodeAll(lists: readonly (readonly string[])[]): Buffer[] {
  const encoder = new HpackEncoder();
  encoder.tableSizeChanged();
  return lists.map((list) => {
    const into = Buffer.alloc(mostBytes(list));
    return into.subarray(0, encoder.encode(list, into, 0));
  });
}

/** Decodes blocks one after the other; the last result is undefined if the last block is malformed. */
function decodeAll(blocks: readonly Buffer[]): (string[] | undefined)[] {
  const decoder = new HpackDecoder(BOUNDS);
  const lists: (string[] | undefined)[] = [];
  for (const block of blocks) {
    try {
      lists.push(decoder.decode(block, 0, block.length));
    } catch (error) {
      if (!(error instanceof Http2Error && error.code === COMPRESSION_ERROR)) throw error;
      return [...lists, undefined];
    }
  }
  return lists;
}

test("encoded headers decode to the same here and with nghttp2, for every table size of the peer", async (context) => {
  const servers = await Promise.all(
    [0, 100, 4096, 65_536].map((headerTableSize) => listenForFields(context, { headerTableSize })),
  );
  const ask = fc.constantFrom(...servers);
  await fc.assert(
    fc.asyncProperty(conversation, ask, async (lists, understood) => {
      const blocks = encodeAll(lists);
      assert.deepEqual(decodeAll(blocks), lists);
      assert.deepEqual((await understood(blocks)).requests, lists);
    }),
    { numRuns: RUNS },
  );
});

test("every name of the static table is one for nghttp2, too", async (context) => {
  const understood = await listenForFields(context);
  const special = new Set(["", "content-length", "host", "transfer-encoding"]);
  const names = STATIC_TABLE.map(({ name }) => name).filter((name) => !name.startsWith(":"));
  const rest = names.filter((name) => !special.has(name)).flatMap((name) => [name, "1"]);
  const list = [...PSEUDO, ...rest];
  const { requests } = await understood(encodeAll([list]));
  assert.deepEqual(requests, [list]);
});

test("what nghttp2 encodes is read, with its table, table sizes that change and Huffman code", async (context) => {
  const server = await listenForBlocks(context);
  const size = fc.option(fc.constantFrom(0, 50, 300, BOUNDS.tableBytes), { nil: undefined });
  const turns = fc.array(fc.tuple(size, fields), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(turns, async (asked) => {
      const compressor = await Compressor.open(server);
      const decoder = new HpackDecoder(BOUNDS);
      try {
        for (const [tableBytes, list] of asked) {
          if (tableBytes !== undefined) await compressor.setTableBytes(tableBytes);
          const block = await compressor.compress(list);
          assert.deepEqual(decoder.decode(block, 0, block.length), list);
        }
      } finally {
        compressor.close();
      }
    }),
    { numRuns: RUNS },
  );
});

/** A change of a block: `octets` are inserted in place of `replaces` bytes. */
interface Change {
  /** The position of the change, as a fraction of the block's length. */
  readonly at: number;
  readonly octets: ArrayLike<number>;
  readonly replaces: number;
}

const change: fc.Arbitrary<Change> = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  octets: fc.oneof(
    fc.uint8Array({ maxLength: 3 }),
    fc.constantFrom([0x20], [0x3f, 0xe1, 0x1f], [0x80], [0xbe], [0xff, 0x80], [0x0f, 0x80, 0x00]),
  ),
  replaces: fc.nat({ max: 3 }),
});

function changed(block: Buffer, { at, octets, replaces }: Change): Buffer {
  const from = Math.floor(at * block.length);
  return Buffer.concat([
    block.subarray(0, from),
    Buffer.from(octets),
    block.subarray(from + replaces),
  ]);
}

/** Whether a list contains the given fields in the given order; nghttp2 leaves out invalid fields. */
function hasAll(list: readonly string[], fields: readonly string[]): boolean {
  let at = 0;
  for (let index = 0; index < list.length; index += 2) {
    if (list[index] === fields[at] && list[index + 1] === fields[at + 1]) at += 2;
  }
  return at === fields.length;
}

test("blocks with errors are decoded as by nghttp2", async (context) => {
  const server = await listenForBlocks(context);
  const compressor = await Compressor.open(server);
  context.after(() => compressor.close());
  const lists = fc.sample(fields, { numRuns: 4, seed: 1 });
  const sound: Buffer[] = [];
  for (const list of lists) sound.push(await compressor.compress(list));
  const understood = await listenForFields(context);
  const mutant = fc.tuple(
    fc.nat({ max: sound.length - 1 }),
    fc.array(change, { minLength: 1, maxLength: 2 }),
  );
  let refused = 0;
  await fc.assert(
    fc.asyncProperty(mutant, async ([which, changes]) => {
      const last = changes.reduce(changed, sound[which] ?? Buffer.alloc(0));
      const blocks = [...sound.slice(0, which), last];
      const ours = decodeAll(blocks);
      const theirs = await understood(blocks);
      const isMalformed = ours.at(-1) === undefined;
      assert.equal(isMalformed, theirs.malformed);
      if (isMalformed) refused += 1;
      const request = theirs.requests.at(-1);
      if (request !== undefined) assert.ok(hasAll(ours.at(-1) ?? [], request), request.join());
    }),
    { numRuns: MUTATIONS },
  );
  assert.ok(refused > MUTATIONS / 10, `only ${refused} blocks were malformed`);
});
