import type { FormatName } from "../formats/names.ts";
import { openaiPath } from "./openai-paths.ts";
import { asField, dropForeign } from "./credentials.ts";
import type { Vendor } from "./vendor.ts";

const FORMATS: readonly FormatName[] = ["messages", "tokenCount", "models"];
const VERSION = "2023-06-01";
/**
 * The beginning of the tokens of signed-in users, which stay in `authorization`; API keys move to
 * `x-api-key`.
 */
const SIGNED_IN = "sk-ant-oat";
/** Anthropic refuses calls that appear to come from a web page. */
const OF_BROWSERS = ["origin", "access-control-request-", "sec-fetch-", "openai-"];

export const anthropic: Vendor = {
  name: "anthropic",
  host: "api.anthropic.com",
  base: "/v1",
  formats: () => FORMATS,
  path: openaiPath,
  dress(fields) {
    asField(fields, "x-api-key", (token) => token.startsWith(SIGNED_IN));
    dropForeign(fields, OF_BROWSERS);
    if (fields.get("anthropic-version") === undefined) fields.set("anthropic-version", VERSION);
  },
};
