import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { parsePattern } from "./pattern.ts";
import { compileSearch, type Found, type PatternScan } from "./pattern-search.ts";

const PATTERNS = [
  "abc",
  "a+b",
  "(?i)ab|c",
  "(?i)k",
  "a(?i)b|c",
  "(?:ab){2,3}c",
  String.raw`\ba.b\b`,
  String.raw`\Ba`,
  String.raw`a\b|ab`,
  String.raw`\Qa.b\Ec`,
  "[a-b]{3}",
  "[^]a]b",
  "[^b]",
  "[[:alpha:]]+1",
  "(?P<name>a(b|c)*)1",
  "^ab",
  "(?m)^a.*b$",
  "b*$",
  "$|a",
  String.raw`\z`,
  "a{2,}b?c",
  "a??b",
  "a*",
  "a*?",
  "x*|a",
  "a.*?b",
  "(?U)a+b?",
  "(a+)(b+)?",
  "a(b.*c)?",
  "(?s:a.)b",
  String.raw`\pL\d\x{31}`,
  String.raw`\b[ab]+@(?:[ab]+\.)+[ab]{2,3}\b`,
  "a{,2}",
  "|a",
  "(|a)b*",
  "a|ab",
  "\u{1F600}|a",
  String.raw`a[^\n]*b|c\n@`,
  "a[bc1]*?@|b.c1?|1.*k",
  ".",
  "(?:)",
];
const TEXT = fc.string({
  unit: fc.constantFrom(..."abcBk1.@ \né\u{212A}\u{1F600}", "\uD83D"),
  maxLength: 14,
});

/** The matches that the library itself finds. */
function expected(pattern: string, text: string): readonly Found[] {
  const found: Found[] = [];
  const matcher = parsePattern(pattern).matcher(text);
  while (matcher.find()) {
    const [start, end] = [matcher.start(), matcher.end()];
    if (end > start) found.push({ start, end });
  }
  return found;
}

/**
 * The matches in a text that is scanned in chunks. Text that cannot belong to a later match is dropped.
 * `seen` is called after each chunk.
 */
function scanned(
  scan: PatternScan,
  chunks: readonly string[],
  seen: (read: number) => void = () => {},
): readonly Found[] {
  let text = "";
  let at = 0;
  let read = 0;
  return [...chunks, ""].flatMap((chunk, index) => {
    text += chunk;
    read += chunk.length;
    const found = scan.read({ text, at, isLast: index === chunks.length });
    seen(read);
    const kept = Math.max(at, scan.open - 1);
    text = text.slice(kept - at);
    at = kept;
    return found;
  });
}

for (const pattern of PATTERNS)
  test(`the matches of ${JSON.stringify(pattern)} are those of the library, in chunks of any size`, () => {
    const search = compileSearch(pattern);
    fc.assert(
      fc.property(fc.array(TEXT, { maxLength: 4 }), (chunks) => {
        const text = chunks.join("");
        const matches = expected(pattern, text);
        assert.deepEqual(search.find(text), matches);
        assert.deepEqual(scanned(search.scan(Infinity), chunks), matches);
      }),
      { numRuns: 300 },
    );
  });

describe("text that may become a match", () => {
  const openAfter = (pattern: string, text: string): number => {
    const scan = compileSearch(pattern).scan(Infinity);
    scan.read({ text, at: 0, isLast: false });
    return scan.open;
  };

  test("is open, and nothing else is", () => {
    const pattern = "secret-[0-9]+;";
    assert.equal(openAfter(pattern, "nothing"), 7);
    assert.equal(openAfter(pattern, "a secret"), 2);
    assert.equal(openAfter(pattern, "a secret-12"), 2);
    assert.equal(openAfter(pattern, "a secret-12; "), 13);
    assert.equal(openAfter(pattern, "sec secr"), 4);
  });

  test("is not open any more after the shortest match, where that is preferred", () => {
    assert.equal(openAfter("<a>.*</a>", "<a>1</a> and more"), 0);
    assert.equal(openAfter("<a>.*?</a>", "<a>1</a> and more"), 17);
  });
});

describe("a match that is longer than the limit", () => {
  const LIMIT = 4;
  const found = (pattern: string, ...chunks: readonly string[]): readonly (readonly number[])[] =>
    scanned(compileSearch(pattern).scan(LIMIT), chunks).map(({ start, end }) => [start, end]);

  test("begins where text may become a match, and ends where it no longer can", () => {
    assert.deepEqual(found("a[bc]*d", "x abcbd"), [[2, 7]], "a match");
    assert.deepEqual(found("a[bc]*d", "x abcb abcd"), [[7, 11]], "not longer than the limit");
    assert.deepEqual(found("a[bc]*d", "x abcbc abcd"), [
      [2, 7],
      [8, 12],
    ]);
    assert.deepEqual(found("a[bc]*d", "x abcb"), [], "the text ends");
    assert.deepEqual(found("a[bc]*d", "x abcbc"), [[2, 7]]);
  });

  test("is as long as it can be, although a shorter match would be one", () => {
    assert.deepEqual(found("ab*", "abbbbbbbbb a"), [
      [0, 10],
      [11, 12],
    ]);
  });

  test("hides no other match that ends behind it", () => {
    const pattern = String.raw`a[^\n]*d|b\nc`;
    assert.deepEqual(found(pattern, "axxxxxb\nc."), [
      [0, 7],
      [6, 9],
    ]);
    assert.deepEqual(found(pattern, "axdxxxxb\nc."), [
      [0, 8],
      [7, 10],
    ]);
  });

  test("is found before it ends", () => {
    const scan = compileSearch("ab*c").scan(LIMIT);
    scan.read({ text: "abbbb", at: 0, isLast: false });
    assert.deepEqual([scan.open, scan.long], [5, { start: 0, end: 5 }]);
  });

  test("is the same in chunks of any size, and never more than the limit is open", () => {
    for (const pattern of PATTERNS)
      fc.assert(
        fc.property(fc.array(TEXT, { maxLength: 4 }), (chunks) => {
          const text = chunks.join("");
          const search = compileSearch(pattern);
          const whole = scanned(search.scan(LIMIT), [text]);
          const scan = search.scan(LIMIT);
          const inChunks = scanned(scan, chunks, (read) => {
            // The first half of a surrogate pair waits for the second half.
            const isHalf = /[\uD800-\uDBFF]$/.test(text.slice(0, read));
            assert.ok(read - scan.open <= LIMIT + (isHalf ? 1 : 0), text);
          });
          assert.deepEqual(inChunks, whole);
          for (const { start, end } of expected(pattern, text))
            for (let place = start; place < end; place += 1)
              if (end - start > LIMIT)
                assert.ok(
                  whole.some((one) => one.start <= place && place < one.end),
                  `${pattern} in ${JSON.stringify(text)}: ${place}`,
                );
        }),
        { numRuns: 100 },
      );
  });
});

test("a long text in chunks of one character takes time linear in its length", () => {
  const steps = (pattern: string, text: string): number => {
    const scan = compileSearch(pattern).scan(4096);
    let most = 0;
    scanned(scan, [...text], (read) => (most = Math.max(most, read - scan.open)));
    return most;
  };
  const text = "a".repeat(1 << 20);
  assert.equal(steps(String.raw`\b[a-z]+@[a-z]+`, text), 4096);
  assert.equal(steps("(?s)a.*end", text), 4096);
});
