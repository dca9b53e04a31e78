import type {
  OpenaiInlineModeration,
  OpenaiProvider,
} from "@edge-gateway/generated/types/index.ts";
import type { FormatName } from "../formats/names.ts";
import { servedFormats } from "./openai-formats.ts";
import { openaiPath } from "./openai-paths.ts";
import { asBearer, dropForeign } from "./credentials.ts";
import type { JsonObject } from "../json.ts";
import { withLimitName } from "./limit-name.ts";
import type { Vendor } from "./vendor.ts";

const FORMATS: readonly FormatName[] = [
  "completions",
  "responses",
  "embeddings",
  "rerank",
  "responsesTokenCount",
  "realtime",
  "models",
];

export function openaiVendor({ moderation }: OpenaiProvider): Vendor {
  const own = moderation === undefined ? undefined : { moderation: moderationOf(moderation) };
  return {
    name: "openai",
    host: "api.openai.com",
    base: "/v1",
    formats: (facts) => servedFormats(FORMATS, facts),
    path: openaiPath,
    dress(fields) {
      asBearer(fields);
      dropForeign(fields, ["anthropic-", "x-goog-"]);
    },
    finish(body, { format, facts }) {
      const named = withLimitName(body, { format, facts });
      return own !== undefined && MODERATED.has(format) ? { ...named, ...own } : named;
    },
  };
}

const MODERATED: ReadonlySet<FormatName> = new Set(["completions", "responses"]);

const MODES = { Score: "score", Block: "block" } as const;

/** The moderation settings in the API's format. */
function moderationOf({ model, policy }: OpenaiInlineModeration): JsonObject {
  if (policy === undefined) return { model };
  const { input, output } = policy;
  return {
    model,
    policy: {
      ...(input === undefined ? {} : { input: { mode: MODES[input.mode] } }),
      ...(output === undefined ? {} : { output: { mode: MODES[output.mode] } }),
    },
  };
}
