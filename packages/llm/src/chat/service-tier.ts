import { asText, isObject, type JsonObject, objectOf } from "../json.ts";

/** The service tier in a provider's response, or in an event of a stream. */
export function serviceTierIn(body: JsonObject): string | undefined {
  return (
    tierOf(body) ??
    tierOf(body["usage"]) ??
    tierOf(body["response"]) ??
    tierOf(objectOf(body["message"])["usage"]) ??
    asText(objectOf(body["serviceTier"])["type"])
  );
}

function tierOf(value: unknown): string | undefined {
  return isObject(value) ? asText(value["service_tier"]) : undefined;
}
