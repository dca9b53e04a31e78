import assert from "node:assert/strict";
import { test } from "node:test";
import { type FormatName, isObject, type JsonObject } from "@edge-gateway/llm";
import { editResponse, mediaIn } from "@edge-gateway/llm/guards";
import { BOUNDS, CASES } from "./hidden-requests.ts";
import { compareWithGolden, readingsOf, type Reading, WORD } from "./member-readings.ts";
import { PlaceSearch, readTypes } from "./sdk-types.ts";

/** A text at every place that the official SDKs have for a string in a response. */

/** Members that repeat the request, or that only the SDK makes. */
const REPEATED = ["instructions", "tools", "automaticFunctionCallingHistory", "sdkHttpResponse"];

/** Guards do not look at calls of tools, which are for programs. */
function readingOf(format: FormatName, body: JsonObject): Reading {
  let reading: Reading = "no text";
  editResponse(format, body, (text) => {
    if (text.includes(WORD)) reading = "text";
    return text;
  });
  return reading === "no text" && mediaIn(body) !== undefined ? "unreadable" : reading;
}

for (const { format, response, files } of CASES)
  test(`guards read the members of a response in ${format} as the committed list says`, () => {
    const search = new PlaceSearch(readTypes(files()), WORD, BOUNDS);
    const places = search
      .of(response)
      .filter((value) => isObject(value))
      .filter((value) => !REPEATED.some((name) => name in value));
    assert.ok(places.length > 20, `only ${places.length} places`);
    const readings = readingsOf(places, WORD, (place) => readingOf(format, place));
    compareWithGolden(`testdata/${format}-response.json`, readings);
  });
