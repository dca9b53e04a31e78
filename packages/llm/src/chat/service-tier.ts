import { type JsonObject, objectOf, textIn } from "../json.ts";

/** The tier that a provider has served a call with, as a response or an event of a stream says it. */
export function serviceTierIn(body: JsonObject): string | undefined {
  const response = objectOf(body["response"]);
  const message = objectOf(body["message"]);
  const places = [body, objectOf(body["usage"]), response, objectOf(message["usage"])];
  const said = places.map((place) => textIn(place, "service_tier"));
  return said.find((tier) => tier !== undefined) ?? textIn(objectOf(body["serviceTier"]), "type");
}
