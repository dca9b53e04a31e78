import { badResponse } from "../../chat/fault.ts";
import { completions } from "../../formats/completions/index.ts";
import { countIn, listIn, numberIn, objectIn, objectOf, textIn } from "../../json.ts";
import { isPurpose, textsOf, vectorOf, type EmbedMember } from "./form.ts";

const BYTES_PER_NUMBER = 4;

/** OpenAI's embeddings API, which most vendors support. */
export const openaiEmbeddings: EmbedMember = {
  name: "embeddings",
  errors: completions,
  readRequest(body) {
    const { input_type: purpose } = body;
    return {
      texts: textsOf(body["input"], "/input"),
      dimensions: numberIn(body, "dimensions"),
      // OpenAI's API has no purpose, but the APIs of many vendors with the same format have one.
      purpose: isPurpose(purpose) ? purpose : undefined,
    };
  },
  writeRequest: ({ texts, dimensions }, model) => ({
    model,
    input: texts,
    encoding_format: "float",
    ...(dimensions === undefined ? {} : { dimensions }),
  }),
  readResponse(body) {
    const data = listIn(body, "data").map(objectOf);
    if (data.length === 0) throw badResponse("the embeddings are missing");
    const tokens = countIn(objectOf(body["usage"]), "prompt_tokens");
    const sorted = data.toSorted(
      (one, other) => (numberIn(one, "index") ?? 0) - (numberIn(other, "index") ?? 0),
    );
    return {
      vectors: sorted.map(({ embedding }) =>
        typeof embedding === "string" ? fromBase64(embedding) : vectorOf(embedding),
      ),
      model: textIn(body, "model"),
      usage: objectIn(body, "usage") && { input: tokens ?? 0, output: 0 },
    };
  },
  writeResponse({ vectors, usage, model }, asked) {
    // The encoding that the official client requests by default.
    const isPacked = asked.body["encoding_format"] === "base64";
    const tokens = usage?.input ?? 0;
    return {
      object: "list",
      data: vectors.map((vector, index) => ({
        object: "embedding",
        index,
        embedding: isPacked ? toBase64(vector) : vector,
      })),
      model: model ?? asked.model,
      usage: { prompt_tokens: tokens, total_tokens: tokens },
    };
  },
};

/** A vector as little-endian 32-bit floats. */
function toBase64(vector: readonly number[]): string {
  const bytes = Buffer.alloc(vector.length * BYTES_PER_NUMBER);
  for (const [index, value] of vector.entries())
    bytes.writeFloatLE(value, index * BYTES_PER_NUMBER);
  return bytes.toString("base64");
}

function fromBase64(text: string): readonly number[] {
  const bytes = Buffer.from(text, "base64");
  const { length } = bytes.subarray(0, bytes.length - (bytes.length % BYTES_PER_NUMBER));
  return Array.from({ length: length / BYTES_PER_NUMBER }, (_, index) =>
    bytes.readFloatLE(index * BYTES_PER_NUMBER),
  );
}
