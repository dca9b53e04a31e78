import { Failure } from "../errors.ts";
import { toJson } from "../value/json.ts";
import { valueOf, type Result } from "../value/value.ts";
import { bytesToText } from "./conversion.ts";
import { ANY, BYTES, overload, STRING, type FunctionTable } from "./signature.ts";

function parseJson(text: Result): Result {
  if (typeof text !== "string") return text;
  try {
    const parsed: unknown = JSON.parse(text);
    return valueOf(parsed);
  } catch {
    return new Failure("the text is not JSON");
  }
}

/** Functions that parse JSON text and write values as JSON; bytes become Base64. */
export const JSON_FUNCTIONS: FunctionTable = {
  json: [
    overload([STRING], "dyn", parseJson),
    overload([BYTES], "dyn", (bytes) => parseJson(bytesToText(bytes))),
  ],
  toJson: [
    overload([ANY], "string", (value, frame) => {
      const plain = toJson(value, frame);
      return plain instanceof Failure ? plain : JSON.stringify(plain);
    }),
  ],
};
