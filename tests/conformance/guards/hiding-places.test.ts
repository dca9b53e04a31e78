import assert from "node:assert/strict";
import { env } from "node:process";
import { before, describe, test } from "node:test";
import { hasDuplicates } from "@edge-gateway/kernel/json/json-duplicates";
import { type FormatName, isObject, type JsonObject } from "@edge-gateway/llm";
import { editPrompt } from "@edge-gateway/llm/guards";
import { BOUNDS, CASES, HIDDEN, lenient, randomBy } from "./hidden-requests.ts";
import { compareWithGolden, readingsOf, type Reading, WORD } from "./member-readings.ts";
import { PlaceSearch, readTypes } from "./sdk-types.ts";

/**
 * A text is hidden at every place that the official SDKs have for a string in a request, and in forms of these
 * that lenient servers accept. `HIDING_PLACES=5000` tries that many forms of each format; `HIDING_SEED=2` makes
 * others.
 */

const COUNT = Number(env["HIDING_PLACES"] ?? 100);
const SEED = Number(env["HIDING_SEED"] ?? 1);

/** What guards make of the body: they see the text in it, cannot read its member, or leave it out. */
function readingOf(format: FormatName, body: JsonObject, hidden: string): Reading {
  let reading: Reading = "no text";
  editPrompt(
    format,
    body,
    (text) => {
      if (text.includes(hidden)) reading = "text";
      return text;
    },
    () => {
      reading = "unreadable";
    },
  );
  return reading;
}

function isSeen(format: FormatName, body: JsonObject): boolean {
  return readingOf(format, body, HIDDEN) !== "no text";
}

for (const { format, root, files } of CASES)
  describe(`a text in a request in ${format} is seen by guards`, () => {
    let places: readonly JsonObject[] = [];

    before(() => {
      const search = new PlaceSearch(readTypes(files()), HIDDEN, BOUNDS);
      places = search.of(root).filter((value) => isObject(value));
    });

    test("at every place that the SDK has for a string", () => {
      assert.ok(places.length > 50, `only ${places.length} places`);
      const missed = places.filter((body) => !isSeen(format, body));
      assert.deepEqual(missed, []);
    });

    test("as the committed list of members says, so that a new member is looked at", () => {
      const search = new PlaceSearch(readTypes(files()), WORD, BOUNDS);
      const found = search.of(root).filter((value) => isObject(value));
      const readings = readingsOf(found, WORD, (place) => readingOf(format, place, WORD));
      compareWithGolden(`testdata/${format}.json`, readings);
    });

    test("in every form that lenient servers accept", () => {
      const random = randomBy(SEED);
      for (let count = 0; count < COUNT; count += 1) {
        const place = places[Math.floor(random() * places.length)];
        const body = lenient(place, random);
        if (isObject(body)) assert.ok(isSeen(format, body), JSON.stringify(body));
      }
    });

    test("or it is in the first of two members, and the body is refused", () => {
      for (const body of places.slice(0, COUNT)) {
        const text = JSON.stringify(body);
        const twice = text.replace(/"([^"]+)":/, (name) => `${name}null,${name}`);
        assert.ok(hasDuplicates(twice), twice);
      }
    });
  });
