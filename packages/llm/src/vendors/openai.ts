import type { FormatName } from "../formats/names.ts";
import { openaiPath } from "./openai-paths.ts";
import { asBearer, dropForeign } from "./credentials.ts";
import type { Vendor } from "./vendor.ts";

const FORMATS: readonly FormatName[] = [
  "completions",
  "responses",
  "embeddings",
  "rerank",
  "realtime",
  "models",
];

export const openai: Vendor = {
  name: "openai",
  host: "api.openai.com",
  base: "/v1",
  formats: () => FORMATS,
  path: ({ format }) => openaiPath(format),
  dress(fields) {
    asBearer(fields);
    dropForeign(fields, ["anthropic-", "x-goog-"]);
  },
  finish: (body, { format, model }) =>
    format === "completions" && model.startsWith("gpt-") ? withNewName(body) : body,
};

/** Newer models refuse the older name. */
function withNewName<Body extends Readonly<Record<string, unknown>>>(body: Body) {
  const { max_tokens, ...others } = body;
  if (max_tokens === undefined || others["max_completion_tokens"] !== undefined) return body;
  return { ...others, max_completion_tokens: max_tokens };
}
